// Whose turn it is to load a picture: a few at a time, so that on a slow network, or over six connections, answers never wait behind pictures.

const AT_ONCE = 3;
const waiting: (() => void)[] = [];
let running = 0;

function next(): void {
  while (running < AT_ONCE) {
    const start = waiting.shift();
    if (!start) return;
    running += 1;
    start();
  }
}

/** Asks for a turn; `start` is called when it has come. Returns the function that ends the turn, or gives it up; once is enough. */
export function askTurn(start: () => void): () => void {
  let state: 'waiting' | 'running' | 'over' = 'waiting';
  const begin = () => {
    state = 'running';
    start();
  };
  waiting.push(begin);
  next();
  return () => {
    if (state === 'running') running -= 1;
    else if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    state = 'over';
    next();
  };
}
