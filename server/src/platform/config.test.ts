// Settings: defaults, and one clear line for each malformed one (product §1).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, requireDatabaseUrl } from './config.ts';
import { SETTINGS } from './settings.ts';
import { StartProblem } from './start-problem.ts';

describe('§1 settings', () => {
  it('all have defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      isDemo: true,
      demoSize: 'S',
      isStrict: false,
    });
  });

  it('an empty variable counts as not set, and a public address loses its trailing slash', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: 'https://shop.example/' })).toMatchObject({
      port: 3000,
      publicUrl: 'https://shop.example',
    });
  });

  it('an own database turns the demo off unless it is asked for', () => {
    const url = 'postgres://me@db.example/shop';
    expect(readConfig({ DATABASE_URL: url }).isDemo).toBe(false);
    expect(readConfig({ DATABASE_URL: url, DEMO: 'on' }).isDemo).toBe(true);
    expect(readConfig({ DEMO: 'off' }).isDemo).toBe(false);
  });

  it.each([
    ['PORT', 'abc', 'The setting PORT is "abc": it must be a whole number from 1 to 65535.'],
    ['PORT', '0', 'The setting PORT is "0": it must be a whole number from 1 to 65535.'],
    [
      'MAIL_FROM',
      'zz',
      'The setting MAIL_FROM is "zz": it must be an address, or a name with the address in angle brackets.',
    ],
    ...['10.0.0.0/33', 'proxy.example', '0', '0.0.0.0/0', '10.0.0.7,'].map((text) => [
      'TRUST_PROXY',
      text,
      `The setting TRUST_PROXY is "${text}": it must be on, off, a number of proxies from 1 to 9, or addresses and networks as in 10.0.0.7, 192.168.0.0/16.`,
    ]),
    ['DEMO', 'yes', 'The setting DEMO is "yes": it must be on or off.'],
    ['DEMO_SIZE', 'XL', 'The setting DEMO_SIZE is "XL": it must be one of S, M, L.'],
    [
      'DATABASE_URL',
      'mysql://u:secret@h/d',
      'The setting DATABASE_URL is malformed: it must be a URL that begins with postgres:// or postgresql://.',
    ],
    [
      'MAIL_URL',
      'mail.example',
      'The setting MAIL_URL is malformed: it must be a URL that begins with smtp:// or smtps://.',
    ],
    [
      'AWS_REGION',
      'eu central',
      'The setting AWS_REGION is "eu central": it must be letters, digits and single dashes, as in eu-central-1.',
    ],
    [
      'AWS_SESSION_TOKEN',
      'se cret',
      'The setting AWS_SESSION_TOKEN is malformed: it must be printable characters without spaces.',
    ],
    [
      'METRICS_TOKEN',
      'short',
      'The setting METRICS_TOKEN is malformed: it must be 8 to 500 characters without spaces.',
    ],
    [
      'STRIPE_SECRET_KEY',
      'sk live',
      'The setting STRIPE_SECRET_KEY is malformed: it must be 8 to 500 characters without spaces.',
    ],
  ])('%s=%s is refused in one line that shows no secret', (name, text, line) => {
    expect(() => readConfig({ [name]: text })).toThrow(new StartProblem(line));
  });

  it('on a terminal only warnings are logged unless LOG_LEVEL says otherwise', () => {
    expect(readConfig({}, false).logLevel).toBe('info');
    expect(readConfig({}, true).logLevel).toBe('warn');
    expect(readConfig({ LOG_LEVEL: 'info' }, true).logLevel).toBe('info');
  });

  it('proxies are believed near, by their number or by name', () => {
    const read = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy;
    expect(['', 'off', 'on', '2'].map(read)).toEqual([false, false, 1, 2]);
    expect(read('10.0.0.7, 2001:db8::/32')).toEqual(['10.0.0.7', '2001:db8::/32']);
  });

  it('deploy/compose.yml hands each on that an operator may set there', () => {
    const text = readFileSync(new URL('../../../deploy/compose.yml', import.meta.url), 'utf8');
    const ofTheImage = ['PORT', 'HOST', 'DATA_DIR', 'STRICT'];
    const missing = Object.entries(SETTINGS).filter(
      ([name, { about }]) =>
        !ofTheImage.includes(name) && !about.endsWith('not used yet') && !new RegExp(`^ {6}${name}: `, 'm').test(text),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('a process without its database says how to start', () => {
    expect(() => requireDatabaseUrl(readConfig({}))).toThrow('npm start');
  });

  it('docs/operate.md lists each with its default', () => {
    const text = readFileSync(new URL('../../../docs/operate.md', import.meta.url), 'utf8');
    const missing = Object.entries(SETTINGS).filter(
      ([name, { fallback, about }]) => !text.includes(`| \`${name}\` | ${fallback && `\`${fallback}\``} | ${about} |`),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
