// Holds a value to a schema of a provider's own OpenAPI document: types, required and known keys, lengths, patterns, choices.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REAL_DATA } from '../real-data.ts';

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
/** A provider's document. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Reads one document of the folder of a provider. */
export const readDocument = (name: string): ApiDocument =>
  JSON.parse(readFileSync(join(REAL_DATA, 'api-specs', name), 'utf8')) as ApiDocument;

/** What is wrong with the body of a request, by the document's words; empty where nothing is. */
export function requestProblems(document: ApiDocument, [method, path]: [string, string], body: unknown): string[] {
  const operation = operationOf(document, method, path);
  if (!operation) return [`the document knows no ${method} ${path}`];
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema ? problems(document, schema, body, '') : [];
}

/** What is wrong with an answer, by the document's words. */
export function answerProblems(
  document: ApiDocument,
  [method, path, status]: [string, string, number],
  body: unknown,
): string[] {
  const schema = operationOf(document, method, path)?.responses[status]?.content?.['application/json']?.schema;
  return schema ? problems(document, schema, body, '') : [`the document knows no ${status} of ${method} ${path}`];
}

function operationOf(document: ApiDocument, method: string, path: string): Operation | undefined {
  const found = Object.keys(document.paths).find((known) =>
    new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return found ? document.paths[found]?.[method.toLowerCase()] : undefined;
}

function problems(document: ApiDocument, schema: Schema, value: unknown, at: string): string[] {
  return [...partProblems(document, schema, value, at), ...strangers(document, schema, value, at)];
}

// A part of `allOf` names only some of the keys, so strangers are looked for in the whole alone.
function partProblems(document: ApiDocument, given: Schema, value: unknown, at: string): string[] {
  const schema = resolved(document, given);
  const some = schema.oneOf ?? schema.anyOf;
  const every = (schema.allOf ?? []).flatMap((part) => partProblems(document, part, value, at));
  const isNone = some?.some((part) => partProblems(document, part, value, at).length === 0) === false;
  return [...every, ...(isNone ? [`${at}: none fits`] : []), ...ownProblems(document, schema, value, at)];
}

function ownProblems(document: ApiDocument, schema: Schema, value: unknown, at: string): string[] {
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: ${String(value)} is no choice`];
  if (typeof value === 'string') return textProblems(schema, value, at);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((one, n) => problems(document, items, one, `${at}[${n}]`)) : [];
  }
  if (typeof value !== 'object' || value === null) return schema.type === 'object' ? [`${at}: no object`] : [];
  const fields = value as Record<string, unknown>;
  const missing = (schema.required ?? []).filter((key) => fields[key] === undefined);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
    fields[key] === undefined ? [] : problems(document, part, fields[key], `${at}.${key}`),
  );
  return [...missing.map((key) => `${at}.${key} is missing`), ...inner];
}

function textProblems(schema: Schema, value: string, at: string): string[] {
  const { type, minLength = 0, maxLength = Infinity, pattern } = schema;
  if (type && type !== 'string') return [`${at}: text instead of ${type}`];
  if (value.length < minLength || value.length > maxLength) return [`${at}: of ${value.length} characters`];
  return pattern && !new RegExp(pattern, 'u').test(value) ? [`${at}: "${value}" is not ${pattern}`] : [];
}

// A misspelt key is quietly ignored by the provider, and only seen in production.
function strangers(document: ApiDocument, schema: Schema, value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const known = keysOf(document, schema);
  return known.size === 0
    ? []
    : Object.keys(value).flatMap((key) => (known.has(key) ? [] : [`${at}.${key} is unknown`]));
}

function keysOf(document: ApiDocument, given: Schema): Set<string> {
  const schema = resolved(document, given);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return new Set([...Object.keys(schema.properties ?? {}), ...parts.flatMap((part) => [...keysOf(document, part)])]);
}

function resolved(document: ApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? resolved(document, document.components.schemas[name] ?? {}) : schema;
}
