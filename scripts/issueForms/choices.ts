import { quote } from '../../pipeline/kinds/kind';
import { nearest } from '../../pipeline/lint/suggest';
import type { Question } from './issueForm';

const MAX_CHOICES = 5;

export const HIDDEN_NOW = ' (hidden now)';

/** The texts of the choices that the form shows. */
export const offeredIn = ({ options = new Map(), notOffered = [] }: Question): string[] =>
  [...options].filter(([, value]) => !notOffered.includes(value)).map(([text]) => text);

/** Makes the texts of choices unique, which GitHub requires; it also reserves `none`. */
export function optionsOf(choices: Iterable<readonly [text: string, value: string]>): Map<string, string> {
  const options = new Map<string, string>();
  for (const [text, value] of choices) {
    const clean = text.replace(/\s+/g, ' ').trim();
    const isFree = clean !== '' && !options.has(clean) && clean.toLowerCase() !== 'none';
    options.set(isFree ? clean : `${clean} (${value})`.trim(), value);
  }
  return options;
}

/** The choices in an answer, with its other lines. The owner may have typed a choice without its box. */
export function readChoices(
  question: Question,
  text: string,
): { values: string[]; problem?: string; aside?: string } {
  const lines = text.split('\n').filter((line) => line !== 'None' && !/^\s*(?:[-*] \[ \] .*)?$/.test(line));
  const read = lines.map((line) => {
    const [, box, name = ''] = /^\s*(?:[-*] )?(\[[xX]\] )?(.*?)\s*$/.exec(line) ?? [];
    return { line, name, isChecked: box !== undefined, value: choiceOf(name, question.options) };
  });
  const values = read.flatMap(({ value }) => value ?? []);
  if (question.control === 'dropdown' && values.length > 1)
    return { values: [], problem: 'Choose only one here, and send a form for each of the others.' };
  const others = read.filter(({ value }) => value === undefined);
  const isWrong = question.control === 'dropdown' && values.length === 0 && others.length > 0;
  const unknown = isWrong ? lines.join('\n') : others.find(({ isChecked }) => isChecked)?.name;
  return unknown === undefined
    ? { values, aside: others.map(({ line }) => line).join('\n') }
    : {
        values: [],
        problem: `${quote(unknown)} is not one of the choices. ${choicesLike(unknown, question)}`,
      };
}

/** The value of a choice. Ignores case and the suffix of hidden pages. */
export function choiceOf(text: string, options: ReadonlyMap<string, string> = new Map()): string | undefined {
  const plain = (name: string) => name.trim().replace(HIDDEN_NOW, '').toLowerCase();
  const typed = plain(text);
  const named = (matches: (name: string) => boolean) => [...options].filter(([name]) => matches(plain(name)));
  const [found, ...others] =
    [
      named((name) => name === typed),
      // A page by its name or address alone, then a choice by its first words.
      named((name) => name.startsWith(`${typed} (`) || name.endsWith(`(${typed})`)),
      typed.length < 3 ? [] : named((name) => name.startsWith(`${typed} `)),
    ].find((each) => each.length > 0) ?? [];
  return options.get(text) ?? (others.length === 0 ? found?.[1] : undefined);
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** All choices, or the few that are spelled like a text or share a word with it. */
export function choicesLike(text: string, question: Question): string {
  const names = offeredIn(question);
  const isAlike = (name: string) =>
    nearest(text, [name]) !== undefined || wordsIn(name).some((word) => wordsIn(text).includes(word));
  const named = names.length <= MAX_CHOICES ? names : names.filter(isAlike).slice(0, MAX_CHOICES);
  if (named.length === 0)
    return `Write one of the choices of a new form here, such as ${names.slice(0, MAX_CHOICES).join('; ')}.`;
  return `Write ${named.length === 1 ? 'this' : 'one of these'}: ${named.join('; ')}.`;
}

export const plainName = (text: string): string => text.replace(/ \(.*/, '');

/** The problem of a chosen value if each of some texts names another choice, and none the chosen one. `where` ends in “name”. */
export function otherChoice(
  options: ReadonlyMap<string, string> = new Map(),
  chosen = '',
  { where, texts, names }: { where: string; texts: string[]; names(text: string, name: string): boolean },
): string | undefined {
  const choices = [...options].map(([text, value]) => ({ name: plainName(text), value }));
  const named = texts.map((text) => choices.filter(({ name }) => names(text, name)));
  const [other, ...more] = new Set(named.flat());
  const ours = choices.find(({ value }) => value === chosen);
  if (!ours || !other || other === ours || more.length > 0 || named.some((each) => each.length === 0))
    return undefined;
  return `${where} “${other.name}”, and “${ours.name}” is chosen here. Change one of the two.`;
}
