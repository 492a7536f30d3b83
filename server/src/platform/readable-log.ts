// Turns log lines into words for whoever starts the shop on a terminal (product §1); everywhere else they stay JSON.
interface Line {
  level: number;
  time: string;
  name?: string;
  msg?: string;
  req?: { method?: string; path?: string };
  res?: { statusCode?: number };
  ms?: number;
  err?: { type?: string; message?: string; stack?: string };
  [more: string]: unknown;
}

const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
const ERROR = 50;
/** What stands in the words already, or helps nobody who reads along. */
const TOLD = new Set(['level', 'time', 'name', 'msg', 'req', 'res', 'ms', 'err', 'pid', 'hostname', 'reqId']);

/** One JSON line of the log in words, without anything that steers a terminal; what is no such line comes back as it is. */
export function readable(text: string): string {
  const line = parse(text);
  if (!line) return text;
  const said = line.req ? requestOf(line) : (line.msg ?? '');
  const more = Object.entries(line)
    .filter(([key]) => !TOLD.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const head = [line.time.slice(11, 19), (LEVELS[line.level] ?? '').padEnd(5), `${line.name ?? 'shop'}:`];
  const words = [...head, said, ...more].map(withoutSteering).join(' ');
  return `${words}${errorOf(line)}\n`;
}

function parse(text: string): Line | undefined {
  try {
    const line = JSON.parse(text) as Partial<Line> | null;
    return typeof line?.level === 'number' && typeof line.time === 'string' ? (line as Line) : undefined;
  } catch {
    return undefined;
  }
}

const requestOf = ({ req, res, ms }: Line): string => `${req?.method} ${req?.path} ${res?.statusCode} ${ms} ms`;

function errorOf({ err, level }: Line): string {
  if (!err) return '';
  const stack = level >= ERROR ? err.stack : undefined;
  const lines = (stack ?? `${err.type}: ${err.message}`).split('\n').map(withoutSteering);
  return stack ? `\n${lines.join('\n')}` : ` – ${lines.join(' ')}`;
}

const withoutSteering = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ');
