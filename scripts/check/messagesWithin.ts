import type { Message } from '../../pipeline/lint/message';
import { ruleOf } from '../../pipeline/lint/rules';

/** The messages about the named files and folders; all messages if there are no names. */
export function messagesWithin(messages: readonly Message[], names: readonly string[]): readonly Message[] {
  if (names.length === 0) return messages;
  const isNamed = (file: string) => names.some((name) => file === name || file.startsWith(`${name}/`));
  return messages.filter((message) => isAbout(message, isNamed));
}

/** Whether a message is in one of certain files, or is an error of the whole site, which they may have caused. */
export function isAbout(message: Message, isIncluded: (file: string) => boolean): boolean {
  const { file, also = [], fatal, ruleId } = message;
  const isInFiles = [{ file }, ...also].some((range) => isIncluded(range.file));
  return isInFiles || (fatal && ruleOf(ruleId)?.site !== undefined);
}
