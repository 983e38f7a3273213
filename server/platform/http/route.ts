import { validateHeaderValue } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../edge/address.ts'
import type { BodyOf, Call, ParamsOf, QueryOf, ValueOf } from './call.ts'
import { type Caller, header, identifyCaller, provenanceOf } from './caller.ts'
import { Answer, RawAnswer, successOf } from './envelope.ts'
import { httpErrors } from './errors.ts'
import {
  isCredentialCall,
  refuseBeforePasswordChange,
  refuseBlockedRegion,
  refuseInMaintenance,
  refuseUnproven,
} from './guards.ts'
import type { CallMerchant, HttpContext } from './http-context.ts'
import { moduleIdOf } from './module-id.ts'
import type { Sealing } from './sealing.ts'
import type { MemberSession, OperatorSession } from './session.ts'
import { createChecker, createReader, type Reader } from './validation.ts'
import { refuseUnlisted, witnessed } from './witness.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as soon as a call of ours begins. */
    requestId?: string
    caller?: Caller
    moduleId?: string
    /** Id of the member or operator who is signed in. */
    actor?: string
  }
  interface FastifyInstance {
    sealing: Sealing
  }
  interface FastifyContextConfig {
    /** The body stays the bytes that came: a signature is over them. */
    rawBody?: boolean
    /** The call proves or changes who somebody is. */
    isCredential?: boolean
  }
}

/** The session that a call's access promises. */
export type SessionOf<C extends Call> = C['access'] extends 'member'
  ? MemberSession
  : C['access'] extends 'operator'
    ? OperatorSession
    : C['access'] extends 'optional'
      ? MemberSession | null
      : null

/** What a handler is given; everything is checked. */
export interface CallInput<C extends Call> {
  /** Calls with access `signed` read it with `readBody()` once the signature over `rawBody` is good. */
  readonly body: C['access'] extends 'signed' ? undefined : BodyOf<C>
  readonly query: QueryOf<C>
  readonly params: ParamsOf<C>
  readonly session: SessionOf<C>
  readonly merchant: CallMerchant
  /** One of the merchant's languages. */
  readonly locale: string
  readonly ip: string
  /** Name and port that the browser is at. */
  readonly host: string
  readonly country: string | undefined
  readonly userAgent: string
  readonly requestId: string
  /** Demanded on calls that move money; empty on others that came without. */
  readonly idempotencyKey: string
  /** The bytes as they came; empty but for access `signed`. */
  readonly rawBody: Buffer
  readBody(): BodyOf<C>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Handler<C extends Call> = (
  input: CallInput<C>,
) => Promise<ValueOf<C> | Answer<ValueOf<C>> | RawAnswer> | ValueOf<C> | Answer<ValueOf<C>> | RawAnswer

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_.:-]{8,80}$/
/** Bytes. Operators send texts in every language at once. */
const LARGEST_BODY = 64 * 1024
const LARGEST_OPERATOR_BODY = 1024 * 1024
const NO_BYTES = Buffer.alloc(0)

/**
 * Serves one call: limits, merchant, language, session, unsealing, validation, envelope. The handler gets checked
 * input and returns the value, `answer(value, extras)`, or `rawAnswer(body)`; it throws a Failure to refuse.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  context: HttpContext,
  call: C,
  handler: Handler<C>,
): void {
  const moduleId = moduleIdOf(call.path)
  const read = {
    body: call.body && createReader(call.body, { convert: call.form === true }),
    query: call.query && createReader(call.query, { convert: true }),
    params: call.params && createReader(call.params, { convert: true }),
  }
  const check = context.checkResponses ? createChecker(call.value) : undefined

  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.access === 'operator' ? LARGEST_OPERATOR_BODY : LARGEST_BODY,
    config: { rawBody: call.access === 'signed', isCredential: isCredentialCall(call) },
    // Before the body is read: an address that asks too often shall not make us parse megabytes.
    onRequest: async (request) => {
      const provenance = provenanceOf(request, context)
      Object.assign(request, { requestId: provenance.requestId, moduleId })
      const caller = await identifyCaller(request, context, provenance, call.access)
      request.caller = caller
      await limitAddress(context, call, caller, moduleId)
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      refuseBlockedRegion(call, caller)
      const session = await authenticate(request, context, call, caller)
      if (session !== null) request.actor = 'memberId' in session ? session.memberId : session.operatorId
      if (session !== null) await limitSession(context, caller, session, moduleId)
      await refuse(context, call, caller, session)
      const idempotencyKey = idempotencyKeyOf(request, call)
      const readBody = () => readWith(read.body, request.body) as BodyOf<C>
      const isSigned = call.access === 'signed'
      const body = isSigned ? undefined : await openBody(app, request, call, read.body)
      const params = readWith(read.params, request.params)
      const input = {
        body,
        query: readWith(read.query, request.query),
        params,
        session,
        merchant: caller.merchant,
        locale: caller.locale,
        ip: caller.ip,
        host: caller.host,
        country: caller.country,
        userAgent: caller.userAgent,
        requestId: caller.requestId,
        idempotencyKey,
        rawBody: isSigned && Buffer.isBuffer(request.body) ? request.body : NO_BYTES,
        readBody: isSigned ? () => readSigned(read.body, request.body) as BodyOf<C> : readBody,
        request,
        reply,
        // The pieces were read by the call's own schemas, which TypeScript cannot follow through `C`.
      } as CallInput<C>
      const result = await inTurn(context, session, reply, () =>
        witnessed(context, call, input, async () => handler(input)),
      )
      if (result instanceof RawAnswer) return sendRaw(reply, result)
      const { value, extras, status } = result instanceof Answer ? result : { value: result, extras: {}, status: 200 }
      demandShape(call, check?.(value))
      return reply.code(status).send(successOf(value, extras))
    },
  })
}

function demandShape({ method, path }: Call, flaw: string | undefined): void {
  if (flaw !== undefined) throw new Error(`${method} ${path} answered what its schema does not allow: ${flaw}`)
}

/**
 * What operators read may take the database seconds. One of them has a few calls under way at once, so that connections are left
 * for everybody else; of the others, those whose asker has gone are not begun.
 */
async function inTurn<Result>(
  { operatorTurns }: HttpContext,
  session: MemberSession | OperatorSession | null,
  reply: FastifyReply,
  work: () => Promise<Result>,
): Promise<Result> {
  if (session === null || !('operatorId' in session)) return work()
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const end = await operatorTurns.take(session.operatorId, gone.signal).catch(() => {
    throw httpErrors.TRY_AGAIN()
  })
  return work().finally(end)
}

/** Looks at the headers first: one that Node refuses while it writes them would be a failure that nobody can answer any more. */
function sendRaw(reply: FastifyReply, { status, headers, body }: RawAnswer): FastifyReply {
  for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value)
  return reply.code(status).headers(headers).send(body)
}

/** Whom the call is not for now, though he is who he says. */
async function refuse(
  context: HttpContext,
  call: Call,
  caller: Caller,
  session: MemberSession | OperatorSession | null,
): Promise<void> {
  refuseInMaintenance(call, caller)
  refuseBeforePasswordChange(call, session)
  refuseUnproven(call, session)
  await refuseUnlisted(context, call, session, { ip: caller.ip, moduleId: moduleIdOf(call.path) })
}

const addressSubject = (caller: Caller, moduleId: string): string =>
  `${moduleId}:${networkOf(caller.ip)}${caller.hasToken ? ':token' : ''}`

/** Every call counts at first, so that a hundred guesses of a token at once are a hundred. */
async function limitAddress({ limits }: HttpContext, call: Call, caller: Caller, moduleId: string): Promise<void> {
  if (caller.asksForHouse || call.access === 'signed' || call.access === 'service') return
  await limits.consume('call', addressSubject(caller, moduleId))
  if (isCredentialCall(call)) await limits.consume('credential', networkOf(caller.ip))
}

/** The address is not charged for who proved to be signed in: the session is. */
async function limitSession(
  { limits }: HttpContext,
  caller: Caller,
  session: MemberSession | OperatorSession,
  moduleId: string,
): Promise<void> {
  if (!caller.asksForHouse) limits.giveBack('call', addressSubject(caller, moduleId))
  await limits.consume('operatorId' in session ? 'operatorCall' : 'memberCall', `${moduleId}:${session.sessionId}`)
}

async function authenticate(
  request: FastifyRequest,
  context: HttpContext,
  call: Call,
  caller: Caller,
): Promise<MemberSession | OperatorSession | null> {
  if (call.access === 'public' || call.access === 'signed') return null
  if (call.access === 'service') {
    if (!caller.isService) throw httpErrors.UNAUTHENTICATED()
    return null
  }
  const token = /^Bearer ([A-Za-z0-9_.~+/=-]{16,512})$/.exec(header(request, 'authorization') ?? '')?.[1]
  const session =
    token === undefined
      ? undefined
      : call.access === 'operator'
        ? await context.operators.authenticate(token, caller.merchantHeader, caller.ip)
        : await context.sessions.authenticate(token, caller.merchant.id)
  if (session === undefined && call.access !== 'optional') throw httpErrors.UNAUTHENTICATED()
  if (session !== undefined && 'isIdle' in session && session.isIdle && !call.allowsIdle) {
    // To who may also come without a session it is as if there were none.
    if (call.access === 'optional') return null
    throw httpErrors.SESSION_LOCKED()
  }
  // Likewise to who acts in an agent's name, where the call does not say what he may.
  if (call.access === 'optional' && call.subaccount === undefined && session !== undefined && isOfSubaccount(session))
    return null
  return session ?? null
}

const isOfSubaccount = (session: MemberSession | OperatorSession): boolean =>
  'subaccount' in session && session.subaccount !== null

function idempotencyKeyOf(request: FastifyRequest, call: Call): string {
  const key = header(request, 'idempotency-key') ?? ''
  const isGood = IDEMPOTENCY_KEY.test(key)
  if (call.movesMoney && !isGood) throw httpErrors.IDEMPOTENCY_KEY_REQUIRED({ field: 'Idempotency-Key' })
  return isGood ? key : ''
}

async function openBody(
  app: FastifyInstance,
  request: FastifyRequest,
  call: Call,
  reader: Reader | undefined,
): Promise<unknown> {
  if (!call.sealed) {
    if (request.body instanceof SealedBody) throw httpErrors.MEDIA_TYPE_UNSUPPORTED()
    return readWith(reader, request.body)
  }
  if (!(request.body instanceof SealedBody)) throw httpErrors.SEAL_REQUIRED()
  return readWith(reader, parseJson(await app.sealing.open(request.body.text)))
}

function readSigned(reader: Reader | undefined, body: unknown): unknown {
  return readWith(reader, parseJson(Buffer.isBuffer(body) ? body.toString('utf8') : ''))
}

function readWith(reader: Reader | undefined, input: unknown): unknown {
  return reader === undefined ? undefined : reader(input)
}

/** JSON text of which no key can reach an object's prototype. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__' || key === 'constructor') throw new SyntaxError('forbidden key')
      return value
    })
  } catch {
    throw httpErrors.INVALID_INPUT()
  }
}

/** The compact JWE of an (E) call, not yet opened. */
export class SealedBody {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

function callerOf(request: FastifyRequest): Caller {
  if (request.caller === undefined) throw new Error('The caller was not identified')
  return request.caller
}
