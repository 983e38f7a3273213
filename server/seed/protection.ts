import { encodeAnew } from '../platform/http/upload.ts'
import { DOCUMENT_KINDS } from '../platform/modules/protection/identity/repository.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import type { History } from './history.ts'
import { drawDocument } from './identity-pictures.ts'

/** Who takes a break and has never played; the others play. */
export const atRest: readonly string[] = ['demo12', 'demo13']

const DAY = 86_400_000

/** Identities as an operator's queue has them of a morning; `ago` in minutes. */
const HANDED_IN = [
  { account: 'demo08', name: 'NGO HOANG LONG', birthday: '1988-11-20', idNumber: '079088001208', ago: 340 },
  { account: 'demo09', name: 'DUONG HAI YEN', birthday: '1995-06-02', idNumber: '048195003109', ago: 130 },
  { account: 'demo10', name: 'LY DANG KHOA', birthday: '1990-01-31', idNumber: '001090004510', ago: 2_900 },
  { account: 'demo12', name: 'TRINH VAN NAM', birthday: '1985-08-14', idNumber: '036085005612', ago: 12_000 },
] as const

const DECIDED: Readonly<Record<string, string | null>> = {
  demo10: 'Ảnh mặt trước bị mờ, vui lòng chụp lại',
  demo12: null,
}

interface Person {
  readonly merchantId: string
  readonly memberId: string
}

/** What the identity queue and the protection desk have to decide on. Run again it finds all as it was left. */
export async function leaveProtectionOpen(history: History, merchant: Merchant): Promise<void> {
  for (const [index, handed] of HANDED_IN.entries()) {
    const person = await personOf(history, merchant, handed.account)
    if (person !== undefined) await handIn(history, person, handed, index * 70 + 200)
  }
  const excluded = await personOf(history, merchant, 'demo12')
  if (excluded !== undefined) await exclude(history, excluded)
  const restless = await personOf(history, merchant, 'demo13')
  if (restless !== undefined) await rest(history, restless)
}

async function personOf({ house }: History, { id: merchantId }: Merchant, account: string) {
  const member = await house.members.findByAccount(merchantId, account)
  return member && { merchantId, memberId: member.id }
}

const moveBack = (history: History, milliseconds: number) => history.moveTo(new Date(history.today - milliseconds))

async function handIn(
  history: History,
  person: Person,
  { account, ago, ...wish }: (typeof HANDED_IN)[number],
  hue: number,
): Promise<void> {
  const { identity } = history.house.protection
  if ((await identity.read(person)).identity !== undefined) return
  moveBack(history, ago * 60_000)
  for (const kind of DOCUMENT_KINDS)
    await identity.upload(person, kind, await encodeAnew(await drawDocument(kind, hue)))
  await identity.submit(person, wish)
  const reason = DECIDED[account]
  if (reason === undefined) return
  moveBack(history, (ago - 30) * 60_000)
  await history.house.database.transaction((tx) =>
    identity.decide(tx, person, 'operator', reason === null, reason ?? undefined),
  )
}

/** Shut out for a year, and asks after a week to come back. */
async function exclude(history: History, person: Person): Promise<void> {
  const { exclusions } = history.house.protection
  if ((await exclusions.findActive(person)).length > 0) return
  moveBack(history, 8 * DAY)
  await exclusions.selfExclude(person, 'YEAR', 'Muốn dừng lại một thời gian')
  moveBack(history, DAY)
  await exclusions.requestLift(person, 'Tôi đã nghỉ đủ và muốn chơi lại với giới hạn thấp')
}

/** Raised a limit, ran into it and took a break, more than once in few days. */
async function rest(history: History, person: Person): Promise<void> {
  const { house } = history
  const { limits, exclusions } = house.protection
  if ((await limits.list(person)).length > 0) return
  moveBack(history, 6 * DAY)
  const key = { kind: 'DEPOSIT', period: 'WEEK' } as const
  await limits.set(person, { ...key, amount: '1000000' })
  moveBack(history, 5 * DAY)
  await limits.set(person, { ...key, amount: '2000000' })
  moveBack(history, 3 * DAY)
  await limits.confirm(person, key.kind, key.period)
  moveBack(history, DAY / 2)
  await limits.set(person, { ...key, amount: '5000000' })
  await house.database.transaction((tx) =>
    limits.setByOperator(tx, person, { kind: 'LOSS', period: 'DAY', amount: '500000' }),
  )
  moveBack(history, DAY / 4)
  await exclusions.startTimeOut(person, 'WEEK')
}
