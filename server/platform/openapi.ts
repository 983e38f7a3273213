import type { TSchema } from 'typebox'
import type { Access, Call } from './http/call.ts'
import { exampleOf } from './http/example.ts'
import { moduleIdOf } from './http/module-id.ts'
import { listCalls, modules } from './modules.ts'
import { nameShapes } from './openapi-shapes.ts'

type Json = Record<string, unknown>

/**
 * The OpenAPI 3.1 document of every call of every module. TypeBox schemas are JSON Schema already; they are copied
 * through JSON so that nothing but plain data is left in them.
 */
export function buildOpenapi(): Json {
  const paths: Record<string, Json> = {}
  for (const { domain, name, call } of listCalls()) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(domain, name, call) }
  }
  const named = nameShapes(
    paths,
    modules.flatMap(({ shapes }) => shapes),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Croupier REST platform',
      version: '1.0.0',
      description:
        'Every answer is an envelope: `{ "success": true, "value": … }` or `{ "success": false, "code": "…", "message": "…" }`. ' +
        'Calls marked `x-sealed` take a compact JWE (`application/jose`) to the key at `/wps/keys`. ' +
        'Headers: `Authorization: Bearer <token>`; `Merchant` names the brand where the host name does not; ' +
        '`Accept-Language` chooses the language of messages; `X-Request-Id` comes back and is logged, a new one unless a trusted proxy gave it; ' +
        '`Idempotency-Key` is needed on calls marked `x-moves-money`; `X-Module-Id` may name the call in the words of its ' +
        'caller and is logged, while calls are metered and limited by their own `x-module-id` alone.',
    },
    tags: modules.map(({ name }) => ({ name })),
    paths: named.document,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        service: { type: 'apiKey', in: 'header', name: 'X-Service-Key' },
      },
      schemas: { Failure: failure, ...named.shapes },
    },
  }
}

const failure: Json = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'Stable code, listed in locales/<language>/errors.json' },
    message: { type: 'string', description: "Sentence in the caller's language" },
    field: { type: 'string', description: 'The field it is about' },
    captcha: { type: 'boolean', description: 'The next try needs an answered captcha' },
    retryAfter: { type: 'integer', description: 'Seconds until a next try makes sense' },
    requestId: { type: 'string', description: 'Id of an unexpected failure, for support' },
  },
}

const accessWords: Readonly<Record<Access, string>> = {
  public: 'Anybody may call.',
  optional: 'Anybody may call; a signed-in member sees more.',
  member: 'Needs the token of a member.',
  operator: 'Needs the token of an operator.',
  signed: 'Called by a third party, which signs its request.',
  service: 'Needs the service key.',
}

const security: Partial<Record<Access, Json[]>> = {
  member: [{ token: [] }],
  operator: [{ token: [] }],
  optional: [{}, { token: [] }],
  service: [{ service: [] }],
}

function operation(domain: string, name: string, call: Call): Json {
  return {
    operationId: name,
    tags: [domain],
    summary: call.summary,
    description: describe(call),
    'x-module-id': moduleIdOf(call.path),
    ...(call.sealed ? { 'x-sealed': true } : {}),
    ...(call.movesMoney ? { 'x-moves-money': true } : {}),
    ...(call.right ? { 'x-right': call.right.name } : {}),
    ...(security[call.access] ? { security: security[call.access] } : {}),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query', call.body === undefined ? call.example : undefined),
    ],
    ...(call.body ? { requestBody: requestBody(call) } : {}),
    responses: {
      200: {
        description: 'Success',
        content: { 'application/json': { schema: envelope(call), example: exampleAnswer(call) } },
      },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

/** Bodies of sealed calls are described as what stands inside the seal; the media type tells that it is sealed. */
function requestBody(call: Call): Json {
  const type = call.sealed ? 'application/jose' : call.form ? 'application/x-www-form-urlencoded' : 'application/json'
  return { required: true, content: { [type]: { schema: plain(call.body), example: exampleRequest(call) } } }
}

/** What is sent, as it works against the demo's data where a module says so, and else one that its shape allows. */
export function exampleRequest({ example, body }: Call): unknown {
  return example ?? (body === undefined ? undefined : exampleOf(body))
}

/** What is answered, in the form of `envelope`. */
export function exampleAnswer(call: Call): unknown {
  const value = exampleOf(call.value)
  if (isBare(call)) return value
  return { success: true, value, ...(call.extras === undefined ? {} : (exampleOf(call.extras) as Json)) }
}

function describe(call: Call): string {
  const right = call.right === undefined ? [] : [`Demands the right \`${call.right.name}\`.`]
  return [call.description ?? `${call.summary}.`, accessWords[call.access], ...right].join(' ')
}

/** Third parties get their own form. */
const isBare = (call: Call): boolean => call.access === 'signed' && call.path.startsWith('/wps/callbacks/')

function envelope(call: Call): Json {
  if (isBare(call)) return plain(call.value)
  const extras = plain(call.extras)
  return {
    type: 'object',
    required: ['success', 'value', ...((extras.required as string[] | undefined) ?? [])],
    properties: { success: { const: true }, value: plain(call.value), ...(extras.properties as Json | undefined) },
  }
}

function parameters(schema: TSchema | undefined, place: 'path' | 'query', given: unknown = {}): Json[] {
  const examples = given as Json
  const { properties = {}, required = [] } = plain(schema) as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(place === 'path' || required.includes(name) || name in examples
      ? { example: examples[name] ?? exampleOf(property as TSchema) }
      : {}),
  }))
}

function plain(schema: TSchema | undefined): Json {
  return schema ? (JSON.parse(JSON.stringify(schema)) as Json) : {}
}
