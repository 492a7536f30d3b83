// Answers of the shop with hostile text in every place that holds what somebody wrote, as the contract says which those are.
import { type Call, type CallGroup, calls } from '@outrigger/contract';
import type { Route } from '@playwright/test';
import type * as z from 'zod/mini';

/** What would run, restyle, load or lead away, if a page took it for more than text. */
const HOSTILE =
  '<p style="color:red" onclick="alert(1)">x</p><img src="/nowhere" onerror="alert(1)"><svg onload="alert(1)"><style>*{color:red}</style></svg>' +
  '<script>alert(1)</script><iframe srcdoc="<script>alert(1)</script>"></iframe><a href="javascript:alert(1)">y</a>{{7*7}}${7*7}';

/** Texts that are no words: moments, numbers that lead somewhere, addresses of pictures, codes that lists are kept by. */
const NO_WORDS =
  /(At|On|Date|Day|No|Url|Urls|Path|Key|Code|Codes|Lang|Type|Kind|Since|Cursor|Token|Ticket|Currency)$|^(at|on|code|codes|amount|currency|symbol|rate|date|day|from|to|token|ticket|secret|image|images|link|links|url|key|cursor|ip|hash|prevHash|color|country|language|iso|path|file|files|picture|pictures|drawing|size|total|freight|goods|promise|promisedOn|wantedBy|payBy)$/;

interface Def {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
}

const rows = Object.values(calls as Record<string, CallGroup>).flatMap((group) => Object.values(group));

/** The row of the contract that answers an address. */
const callAt = (path: string, method: string): Call | undefined =>
  rows.find(
    (call) => call.method === method && new RegExp(`^/api${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );

/** The value with hostile text behind each word somebody wrote. */
function poisoned(value: unknown, schema: z.ZodMiniType | undefined, key = ''): unknown {
  const def = schema?._zod.def as Def | undefined;
  if (def?.innerType) return poisoned(value, def.innerType, key);
  if (def?.options)
    return poisoned(
      value,
      def.options.find((one) => one.safeParse(value).success),
      key,
    );
  if (Array.isArray(value)) return value.map((one) => poisoned(one, def?.element, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, poisoned(one, def?.shape?.[name] ?? def?.valueType, name)]),
    );
  return typeof value === 'string' && def?.type === 'string' && !NO_WORDS.test(key) ? `${value} ${HOSTILE}` : value;
}

/** Lets a request through and poisons what comes back. */
export async function poison(route: Route): Promise<void> {
  const response = await route.fetch();
  const call = callAt(new URL(route.request().url()).pathname, route.request().method());
  if (!call || !response.headers()['content-type']?.includes('json')) return await route.fulfill({ response });
  const body = (await response.json()) as { code: number; result: unknown };
  const result = body.code === 200 ? poisoned(body.result, call.result) : body.result;
  await route.fulfill({ response, json: { ...body, result } });
}
