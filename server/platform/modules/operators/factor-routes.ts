import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../db/connection.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import type { OperatorSession } from '../../http/session.ts'
import { operatorFactorCalls as calls } from './factor-schema.ts'
import type { OperatorsService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
}

/** The own password and authenticator app. No right is asked for: everybody protects the own account. */
export function registerOperatorFactor(app: FastifyInstance, context: Context): void {
  const { operators, database } = context
  const { ownFactor, ownPassword } = operators

  /** Carries a change of what protects the own account out beside its entry in the audit log, which never holds a secret. */
  const audited = <Result>(
    { session, ip }: { session: OperatorSession; ip: string },
    verb: string,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (tx) => {
      const result = await work(tx)
      const subject = { subjectKind: 'operators', subjectId: session.operatorId, before: null, after: null }
      await operators.audit.record(tx, { ...session, ip }, { action: `operators.${verb}`, ...subject })
      return result
    })

  route(app, context, calls.getOperatorSecurity, async ({ session }) => {
    const { since, recoveryCodesLeft } = await ownFactor.read(session)
    return { totpSince: since?.toISOString() ?? null, recoveryCodesLeft }
  })
  route(app, context, calls.changeOperatorPassword, async (input) => {
    const change = await ownPassword.prepare(input.session, input.body)
    await audited(input, 'changePassword', (tx) => ownPassword.change(tx, input.session, change))
    return { done: true }
  })
  route(app, context, calls.beginOperatorTotp, ({ session, body }) => ownFactor.begin(session, body.password))
  route(app, context, calls.confirmOperatorTotp, async (input) => ({
    recoveryCodes: await audited(input, 'totpOn', (tx) => ownFactor.confirm(tx, input.session, input.body.code)),
  }))
  route(app, context, calls.removeOperatorTotp, async (input) => {
    await ownFactor.demandPassword(input.session, input.body.password)
    await audited(input, 'totpOff', (tx) => ownFactor.remove(tx, input.session, input.body.code))
    return { done: true }
  })
  route(app, context, calls.replaceOperatorRecoveryCodes, async (input) => ({
    recoveryCodes: await audited(input, 'recoveryCodes', (tx) =>
      ownFactor.replaceRecoveryCodes(tx, input.session, input.body.code),
    ),
  }))
}
