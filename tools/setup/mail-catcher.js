// A real mail server for browser tests: takes what the shop sends and writes each mail as a JSON file, in the order they came.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callbackify } from 'node:util';

/**
 * Listens on a free port; `url` is what the shop takes as MAIL_URL.
 * @param {string} folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startMailCatcher(folder) {
  // Loaded here: this file is named before anything is installed.
  const [{ SMTPServer }, { default: PostalMime }] = await Promise.all([import('smtp-server'), import('postal-mime')]);
  let count = 0;
  /** @param {Buffer} mail */
  const write = async (mail) => {
    const { to, subject, text, html, headers } = await PostalMime.parse(mail);
    const name = `${String((count += 1)).padStart(6, '0')}.json`;
    writeFileSync(join(folder, name), JSON.stringify({ to: to?.[0]?.address, subject, text, html, headers }));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      /** @type {Buffer[]} */
      const pieces = [];
      stream.on('data', (/** @type {Buffer} */ piece) => pieces.push(piece));
      stream.on('end', () => callbackify(write)(Buffer.concat(pieces), done));
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
