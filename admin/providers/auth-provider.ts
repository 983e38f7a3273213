import type { AuthProvider } from 'react-admin'
import { rightTo } from '../lib/rights.ts'
import type { OperatorRight } from '../lib/schema.generated.ts'
import { client } from './client.ts'
import { codesOf } from './failures.ts'
import { OperatorSignInDocument, OperatorSignOutDocument, SignedInOperatorDocument } from './session.generated.ts'
import { clearSession, keepOperator, keepSession, keepStrangers, sessionToken, signedInOperator } from './session.ts'
import { UserErrors } from './user-errors.ts'

interface Attempt {
  username: string
  password: string
  /** Of the authenticator app, once it was asked for. */
  code?: string
}

/** React-admin's actions that change something: the verb of most rights to is `change`. */
const CHANGES = new Set(['create', 'edit', 'update', 'delete', 'clone'])
/** Verbs of rights that are not among them. */
const OWN_VERBS = new Set([
  'run',
  'decide',
  'enter',
  'correct',
  'refuse',
  'review',
  'approve',
  'cancel',
  'send',
  'answer',
  'moderate',
  'act',
  'close',
])

/** Sign-in, session and rights of operators. The server decides; this only keeps the console from offering what it refuses. */
export const authProvider: AuthProvider = {
  async login({ username, password, code }: Attempt) {
    const { data } = await client.mutate({
      mutation: OperatorSignInDocument,
      variables: { input: { account: username, password, code: code ?? null } },
    })
    const answer = data?.operatorSignIn
    if (!answer?.token || !answer.operator) throw new UserErrors(answer?.userErrors ?? [])
    keepSession(answer.token, answer.operator)
    if (answer.strangersClosedOutAt) keepStrangers(answer.strangersClosedOutAt)
  },

  async logout() {
    const token = sessionToken()
    if (token === null) return
    // A session that has already ended, or a server out of reach: here it is over either way.
    await client.mutate({ mutation: OperatorSignOutDocument }).catch(() => undefined)
    clearSession()
  },

  async checkAuth() {
    if (sessionToken() === null) throw { message: false }
  },

  async checkError(error: unknown) {
    if (!codesOf(error).includes('UNAUTHENTICATED')) return
    clearSession()
    throw { message: 'session.ended' }
  },

  async getIdentity() {
    const operator = signedInOperator()
    if (operator === null) throw new Error('Nobody is signed in')
    return { id: operator.id, fullName: operator.name, role: operator.role.id }
  },

  async getPermissions() {
    return signedInOperator()?.permissions ?? []
  },

  async canAccess({ resource, action }) {
    return mayDo(resource, action)
  },
}

/** Reads the signed-in operator anew: rights change with the brand in view and with the authenticator app. */
export async function refreshOperator(): Promise<void> {
  const { data } = await client.query({ query: SignedInOperatorDocument })
  if (data.operator !== null) keepOperator(data.operator)
}

/** Resources whose right has another name. */
const RIGHTS: Readonly<Record<string, string>> = {
  whitelabelModules: 'modules',
  auditLog: 'audit',
  roles: 'operators',
  houseAccounts: 'transfers',
  gameChoices: 'games',
  contentCalendar: 'banners',
  identities: 'identity',
  contractTemplates: 'contracts',
  agentDisputes: 'disputes',
  agentDebts: 'settlements',
  agentCosts: 'settlements',
  agentReports: 'agents',
  promotionClaims: 'promotions',
  helpArticles: 'help',
  supportChats: 'support',
  complaints: 'tickets',
  ticketRules: 'tickets',
  chatRooms: 'chat',
  chatReports: 'chat',
  chatWords: 'chat',
  chatMutes: 'chat',
  messageTemplates: 'templates',
  webhookDeliveries: 'webhooks',
  gamesReport: 'reports',
  vendorsReport: 'reports',
  betsReport: 'reports',
  membersReport: 'reports',
  paymentsReport: 'reports',
  rewardsReport: 'reports',
  agentsReport: 'reports',
  pointsReport: 'reports',
  protectionReport: 'reports',
  taxReport: 'reports',
  operatorsReport: 'operatorReport',
}
/** The verb of rights to change, where it is another one. */
const CHANGE_VERBS: Readonly<Record<string, string>> = {
  contracts: 'write',
  broadcasts: 'write',
  help: 'write',
  tickets: 'settings',
  chat: 'settings',
  protection: 'decide',
}

/** Resources that are made by another right than they are changed by. */
const MADE_BY_OWN_RIGHT: readonly string[] = ['merchants']

/** The right that one of react-admin's actions on a resource takes; undefined where there is none, so that nobody has it. */
export function rightFor(resource: string, action: string): OperatorRight | undefined {
  const name = RIGHTS[resource] ?? resource
  if (action === 'create' && MADE_BY_OWN_RIGHT.includes(name)) return rightTo(name, 'create')
  const verb = CHANGES.has(action) ? (CHANGE_VERBS[name] ?? 'change') : OWN_VERBS.has(action) ? action : 'read'
  return rightTo(name, verb)
}

/** Whether the signed-in operator has the right for one of react-admin's actions on a resource. */
export function mayDo(resource: string, action: string): boolean {
  const right = rightFor(resource, action)
  return right !== undefined && (signedInOperator()?.permissions.includes(right) ?? false)
}
