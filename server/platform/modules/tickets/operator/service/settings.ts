import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { typedLine, typedText } from '../../../../http/typed-text.ts'
import { newId } from '../../../../lib/id.ts'
import { type By, demand } from '../../../operators/service.ts'
import { LONGEST_COMPLAINT, type TicketRules } from '../../deadlines.ts'
import { ticketsErrors } from '../../errors.ts'
import { readRules, writeRules } from '../../repository/settings.ts'
import { ticketsRights } from '../policy.ts'
import * as repository from '../repository.ts'
import type { TicketsOperatorDependencies as Dependencies } from './dependencies.ts'

type Reads = Pick<Dependencies, 'database'>

/** By when the brand in view answers and ends tickets. */
export function readTicketRules({ database }: Reads, session: OperatorSession): Promise<TicketRules> {
  demand(session, ticketsRights['tickets.read'])
  return readRules(database.query, session.merchantId)
}

/** Changes that, for what is opened from now on. Throws TICKET_DEADLINE_INVALID. */
export async function updateTicketRules(
  { clock, operators }: Dependencies,
  by: By,
  rules: TicketRules,
): Promise<TicketRules> {
  checkRules(rules)
  const { merchantId } = by.session
  return operators.perform(by, rulesDeed(merchantId), async (tx) => {
    const before = await readRules(tx.query, merchantId)
    await writeRules(tx.query, merchantId, rules, clock.now())
    return { before, after: rules }
  })
}

function checkRules({ deadlines }: TicketRules): void {
  deadlines.forEach(({ category, answerMinutes, resolutionMinutes }, index) => {
    const isLast = resolutionMinutes >= answerMinutes
    const isAllowed = category !== 'COMPLAINT' || resolutionMinutes <= LONGEST_COMPLAINT
    const first = deadlines.findIndex((one) => one.category === category)
    if (!isLast || !isAllowed || first !== index)
      throw ticketsErrors.TICKET_DEADLINE_INVALID({ field: `deadlines.${index}.resolutionMinutes` })
  })
}

const rulesDeed = (merchantId: string) => ({
  right: ticketsRights['tickets.settings'],
  action: 'ticketRules.update',
  subjectKind: 'ticketRules',
  subjectId: () => merchantId,
  present: (rules: TicketRules) => rules,
})

/** A page of the answers that are given often. */
export function listCannedAnswers(
  { database }: Reads,
  session: OperatorSession,
  filter: { readonly language?: string | undefined },
  asked: PageRequest,
) {
  demand(session, ticketsRights['cannedAnswers.read'])
  return repository.listCannedAnswers(database.query, session.merchantId, filter, pageOf(asked))
}

/** One of them. Throws CANNED_ANSWER_NOT_FOUND, also for another brand's. */
export async function readCannedAnswer(
  { database }: { readonly database: Pick<Dependencies['database'], 'query'> },
  session: OperatorSession,
  id: string,
): Promise<repository.CannedAnswerRow> {
  demand(session, ticketsRights['cannedAnswers.read'])
  const row = await repository.findCannedAnswer(database.query, { merchantId: session.merchantId, id })
  if (row === undefined) throw ticketsErrors.CANNED_ANSWER_NOT_FOUND()
  return row
}

/** What an operator writes of one. */
export interface CannedAnswerDraft {
  readonly language: string
  readonly title: string
  readonly content: string
}

/** Writes one: a new one where `id` is undefined. Throws CANNED_ANSWER_NOT_FOUND, CANNED_ANSWER_LANGUAGE. */
export async function writeCannedAnswer(
  { clock, operators, sites }: Dependencies,
  by: By,
  id: string | undefined,
  { language, title, content }: CannedAnswerDraft,
): Promise<repository.CannedAnswerRow> {
  const { merchantId } = by.session
  const { languages } = await sites.findMerchant(merchantId)
  return operators.perform(by, cannedDeed(id === undefined ? 'create' : 'update'), async (tx) => {
    if (!languages.includes(language)) throw ticketsErrors.CANNED_ANSWER_LANGUAGE({ field: 'language' })
    const before = id === undefined ? null : await readCannedAnswer({ database: tx }, by.session, id)
    const now = clock.now()
    const after = await repository.writeCannedAnswer(tx.query, {
      merchant_id: merchantId,
      id: id ?? newId(now.getTime()),
      language,
      title: typedLine(title, 'title'),
      content: typedText(content, 'content'),
      changed_at: now,
    })
    return { before, after }
  })
}

/** Takes one away. Throws CANNED_ANSWER_NOT_FOUND. */
export function deleteCannedAnswer(
  { operators }: Dependencies,
  by: By,
  id: string,
): Promise<repository.CannedAnswerRow> {
  return operators.perform(by, cannedDeed('delete'), async (tx) => {
    const before = await readCannedAnswer({ database: tx }, by.session, id)
    await repository.deleteCannedAnswer(tx.query, { merchantId: by.session.merchantId, id })
    return { before, after: null }
  })
}

const cannedDeed = (action: string) => ({
  right: ticketsRights['cannedAnswers.change'],
  action: `cannedAnswers.${action}`,
  subjectKind: 'cannedAnswers',
  subjectId: ({ id }: repository.CannedAnswerRow) => id,
  present: ({ language, title, content }: repository.CannedAnswerRow) => ({ language, title, content }),
})
