/** The port that `PORT` asks for, 4173 when it is not set; undefined when it is no port. */
export function readPort(setting: string | undefined): number | undefined {
  if (setting === undefined || setting.trim() === '') return 4173;
  const port = Number(setting);
  return Number.isInteger(port) && port >= 1 && port <= 65535 ? port : undefined;
}
