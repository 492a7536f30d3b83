// `/api/openapi.json`: every call of the contract, its input, result, access and refusals (product §2).
import { accessRules, type Call, type CallGroup, commonRefusals, limits, refusals } from '@outrigger/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** Mounts the description of all groups, made once, when it is first asked for: a start does not wait for it. */
export function serveOpenApi(app: FastifyInstance, groups: Record<string, CallGroup>): void {
  let text: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(describe(groups));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

function describe(groups: Record<string, CallGroup>): Json {
  const paths: Record<string, Json> = {};
  for (const [feature, group] of Object.entries(groups)) {
    for (const [name, call] of Object.entries(group)) {
      const path = `/api${call.path}`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(feature, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Outrigger', version: limits.appVersion },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
    paths,
  };
}

function operationOf(feature: string, name: string, call: Call): Json {
  const input = schemaOf(call.input, 'input');
  const isSignedIn = Object.keys(accessRules[call.access]).length > 0;
  return {
    operationId: name,
    tags: [feature],
    summary: call.about,
    'x-access': call.access,
    'x-writes': call.writes,
    'x-refusals': [...call.refuses, ...commonRefusals],
    ...(isSignedIn ? { security: [{ token: [] }] } : {}),
    parameters: [...parametersOf(call, input), ...(call.idempotent ? [IDEMPOTENCY_KEY] : [])],
    ...(call.method === 'POST' ? { requestBody: bodyOf(call, input) } : {}),
    responses: { 200: answerOf(call), ...refusalAnswers(call) },
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

function parametersOf(call: Call, input: Json): Json[] {
  if (call.method === 'POST') return [];
  const required = Array.isArray(input['required']) ? input['required'] : [];
  return Object.entries((input['properties'] ?? {}) as Record<string, Json>).map(([name, schema]) => {
    const isPart = call.path.includes(`{${name}}`);
    return { name, in: isPart ? 'path' : 'query', required: isPart || required.includes(name), schema };
  });
}

const bodyOf = (call: Call, schema: Json): Json => ({
  required: true,
  content: { [call.kind === 'upload' ? 'multipart/form-data' : 'application/json']: { schema } },
});

function answerOf(call: Call): Json {
  if (call.kind === 'download') return { description: 'The file.', content: { 'application/octet-stream': {} } };
  const schema = {
    type: 'object',
    required: ['code', 'message', 'result'],
    properties: { code: { const: 200 }, message: { type: 'string' }, result: schemaOf(call.result, 'output') },
  };
  return { description: 'Success.', content: { 'application/json': { schema } } };
}

function refusalAnswers(call: Call): Record<string, Json> {
  const byStatus = Object.groupBy([...call.refuses, ...commonRefusals], (name) => String(refusals[name].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, names]) => [status, { description: (names ?? []).join(', ') }]),
  );
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
