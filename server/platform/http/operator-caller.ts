import type { FastifyRequest } from 'fastify'
import { header } from './caller.ts'
import type { HttpContext } from './http-context.ts'
import type { OperatorSession } from './session.ts'

/**
 * The operator who makes a call that is not for operators alone, as those for pictures are; undefined for anybody else.
 * Throws as `operators.authenticate` does, for a brand not theirs and for an address they may not call from.
 */
export async function operatorOf(context: HttpContext, request: FastifyRequest): Promise<OperatorSession | undefined> {
  const token = /^Bearer ([\w-]{16,512})$/.exec(header(request, 'authorization') ?? '')?.[1]
  if (token === undefined) return undefined
  return context.operators.authenticate(token, header(request, 'merchant'), request.caller?.ip ?? '')
}
