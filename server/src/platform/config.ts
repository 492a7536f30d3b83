// The settings of one process, read and checked once at start; a malformed one is one clear line (product §1).
import { Malformed, type Setting } from './setting.ts';
import { SETTINGS } from './settings.ts';
import { StartProblem } from './start-problem.ts';

type Value<S> = S extends Setting<infer T> ? T : never;
type Values = { [Name in keyof typeof SETTINGS]: Value<(typeof SETTINGS)[Name]> };

/** All settings as values; paths are absolute, URLs have no trailing slash, sizes are megabytes. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the environment, and whether a person reads along; throws StartProblem naming the first malformed setting. An empty variable counts as not set. */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  isOnTerminal: boolean = process.stdout.isTTY === true,
) {
  const values = readValues(env);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY,
    mailUrl: values.MAIL_URL,
    mailFrom: values.MAIL_FROM,
    smsUrl: values.SMS_URL,
    filesUrl: values.FILES_URL,
    aws: {
      accessKeyId: values.AWS_ACCESS_KEY_ID,
      secretAccessKey: values.AWS_SECRET_ACCESS_KEY,
      sessionToken: values.AWS_SESSION_TOKEN || undefined,
      region: values.AWS_REGION,
      endpointUrl: values.AWS_ENDPOINT_URL,
    },
    paypal: paypalOf(values),
    stripe: stripeOf(values),
    dhl: values.DHL_API_KEY ? { apiKey: values.DHL_API_KEY, url: withoutSlash(values.DHL_URL) } : undefined,
    isDemoAsked: values.DEMO === true,
    isDemo: values.DEMO ?? values.DATABASE_URL === undefined,
    demoSize: values.DEMO_SIZE,
    demoSeed: values.DEMO_SEED,
    isDemoAhead: values.DEMO_AHEAD ?? true,
    diskMinimumMegabytes: values.DISK_MINIMUM_MB,
    answersMegabytes: values.ANSWERS_MB,
    importMaxRows: values.IMPORT_MAX_ROWS,
    importMaxMegabytes: values.IMPORT_MAX_MB,
    // Whoever sits before the shop reads its greeting, not each request.
    logLevel: isOnTerminal && !env['LOG_LEVEL']?.trim() ? ('warn' as const) : values.LOG_LEVEL,
    isOnTerminal,
    metricsToken: values.METRICS_TOKEN,
    isStrict: values.STRICT ?? false,
  };
}

// With half of its settings a provider would take money that the shop never hears of.
function paypalOf(values: Values) {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = values;
  if (!clientId && !secret && !webhookId) return undefined;
  if (clientId && secret && webhookId) return { clientId, secret, webhookId, url: withoutSlash(values.PAYPAL_URL) };
  throw new StartProblem(
    'For PayPal all of PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID must be set, or none.',
  );
}

function stripeOf(values: Values) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!secretKey && !webhookSecret) return undefined;
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, url: withoutSlash(values.STRIPE_URL) };
  throw new StartProblem('For Stripe both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set, or none.');
}

const withoutSlash = (url: string | undefined): string => (url ?? '').replace(/\/+$/, '');

/** The database of an API or worker process, which its supervisor always names. */
export function requireDatabaseUrl(config: Config): string {
  if (config.databaseUrl) return config.databaseUrl;
  throw new StartProblem('DATABASE_URL is not set: start the shop with "npm start", which brings its own database.');
}

function readValues(env: Record<string, string | undefined>): Values {
  const entries = Object.entries(SETTINGS).map(([name, setting]) => [name, readOne(name, setting, env[name]?.trim())]);
  return Object.fromEntries(entries) as Values;
}

function readOne(name: string, setting: Setting<unknown>, given: string | undefined): unknown {
  const text = given || setting.fallback;
  try {
    return setting.read(text);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const shown = /SECRET|KEY|TOKEN|URL/.test(name) ? 'malformed' : `"${text}"`;
    throw new StartProblem(`The setting ${name} is ${shown}: ${error.message}.`);
  }
}
