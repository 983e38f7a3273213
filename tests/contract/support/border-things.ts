import { newId } from '../../../server/platform/lib/id.ts'
import type { Owner } from '../../../server/platform/modules/ledger/movement.ts'
import { createPersons } from '../../../server/platform/modules/protection/persons.ts'
import { givePicture } from '../../support/avatars.ts'
import { writeBet } from '../../support/bets.ts'
import { createCashier } from '../../support/deposits.ts'
import { need } from '../../support/need.ts'
import { placesAt, SAKURA, SENVANG, type TestPlatform } from '../../support/platform.ts'
import { createWithdrawalTools } from '../../support/withdrawals.ts'
import { lotteryOf, vendorOf } from './border-codes.ts'
import { insertComparisons } from './border-comparisons.ts'
import { conversationsOf } from './border-conversations.ts'
import { exportOf } from './border-exports.ts'
import { broadcast, plannedEnvelopes } from './border-plans.ts'
import { placeOf, promotionClaimOf, rebateClaimOf, redemptionOf, referralOf } from './border-rewards.ts'
import { webhooksOf } from './border-webhooks.ts'

const reason = 'Kiểm tra ranh giới'

/** One of everything that a call names by its id, all of the brand SENVANG and of one of its members. */
export async function makeThings(platform: TestPlatform) {
  const { call, database } = platform
  const head = await platform.operator()
  const payee = await createWithdrawalTools(platform).payee()
  const { token, owner } = payee
  const memberId = owner.memberId
  const params = { id: memberId }

  const firstOf = async (
    table:
      | 'content_banners'
      | 'content_announcements'
      | 'help_articles'
      | 'invitations'
      | 'subaccounts'
      | 'mall_goods'
      | 'promotions'
      | 'promotion_code_batches'
      | 'raffles',
  ) =>
    (await database.query.selectFrom(table).select('id').where('merchant_id', '=', SENVANG).executeTakeFirstOrThrow())
      .id

  const withdrawal = need((await createWithdrawalTools(platform).request(payee, '200000')).value).id
  const cashier = createCashier(platform)
  const deposit = await cashier.start(token)
  const bankTransfer = cashier.report({ ...deposit, transferCode: 'KHONGAI' }, 123_000)
  await cashier.deliver(bankTransfer)
  const note = await call('addMemberNote', { token: head, params, body: { content: 'Ghi chú' } })
  const tag = await call('createTag', { token: head, body: { name: 'Quen', colour: 'RED' } })
  const wish = { memberId, kind: 'CREDIT', amount: '1000', reason }
  const adjustment = await call('requestAdjustment', { token: head, idempotencyKey: newId(), body: wish })
  const limit = await call('updateAdjustmentLimit', { token: head, body: { amount: '999999999', reason } })
  const account = `gan${newId().slice(-8)}`
  const staffBody = { account, name: 'Gần', places: placesAt('ADMIN', SENVANG), allowedAddresses: [], reason }
  const staff = await call('createStaff', { token: head, body: staffBody })
  const role = await call('createRole', { token: head, body: { name: account, rights: ['banners.read'], reason } })
  const [audit] = need((await call('listAuditEntries', { token: head })).value).content
  const [transfer] = need((await call('listTransfers', { token: head, query: { memberId } })).value).content
  const earning = await earningOf(platform, owner)
  const [session] = need((await call('listMemberSessions', { token: head, params })).value)

  return {
    token,
    head,
    member: memberId,
    merchant: SENVANG,
    withdrawal,
    payoutAccount: payee.accountId,
    deposit: deposit.id,
    suspense: cashier.idOf(bankTransfer),
    channel: deposit.channelId,
    note: need(note.value).id,
    tag: need(tag.value).id,
    adjustment: need(adjustment.value).id,
    riskCase: need((await call('openRiskCase', { token: head, body: { memberId, holds: false, note: reason } })).value)
      .id,
    proposal: need(limit.value.proposal).id,
    staff: need(staff.value).operator.id,
    role: need(role.value).id,
    audit: need(audit).id,
    transfer: need(transfer).id,
    session: need(session).id,
    bet: await writeBet(database, owner, { stake: 10_000n }),
    vendor: await notAt(platform, 'merchant_vendors', 'vendor_code'),
    game: await notAt(platform, 'merchant_games', 'game_id'),
    banner: await firstOf('content_banners'),
    announcement: await firstOf('content_announcements'),
    helpArticle: await firstOf('help_articles'),
    invitation: await firstOf('invitations'),
    subaccount: await firstOf('subaccounts'),
    mallGoods: await firstOf('mall_goods'),
    // A published one is of every member of the brand.
    envelopes: need((await call('createEnvelopes', { token: head, body: plannedEnvelopes })).value).id,
    raffle: await firstOf('raffles'),
    rebateClaim: await rebateClaimOf(platform, owner),
    redemption: await redemptionOf(platform),
    exclusion: await exclusionOf(platform),
    closedMember: await closedMemberOf(platform),
    contract: await contractOf(platform, owner),
    earning,
    dispute: await disputeOf(platform, owner, earning),
    broadcast: await broadcastOf(platform, owner),
    message: await messageOf(platform, owner, token),
    promotion: await firstOf('promotions'),
    promotionCodeBatch: await firstOf('promotion_code_batches'),
    promotionClaim: await promotionClaimOf(platform, owner),
    referral: await referralOf(platform, owner),
    leaderboardPlace: await placeOf(platform, owner),
    ...(await conversationsOf(platform, owner)),
    ...(await exportOf(platform, owner)),
    ...(await webhooksOf(platform, owner)),
    ...(await writeRows(platform, owner)),
  }
}

export type Things = Awaited<ReturnType<typeof makeThings>>

/** What is written by jobs, vendors and clocks rather than by a call. */
async function writeRows(platform: TestPlatform, { merchantId, memberId }: Owner) {
  const { query } = platform.database
  const [at, later] = [new Date(), new Date(Date.now() + 3_600_000)]
  const merchant_id = merchantId
  const own = { merchant_id, member_id: memberId }
  const lottery_code = await lotteryOf(platform)
  const ids = {
    vendorTransfer: newId(),
    draw: newId(),
    correction: newId(),
    lotteryOrder: newId(),
    lotteryChase: newId(),
    bonus: newId(),
    passkey: newId(),
    pushSubscription: newId(),
    dataExport: newId(),
    file: newId(),
    greatWin: newId(),
    bankComparison: newId(),
    vendorCase: newId(),
    settlement: newId(),
  }
  await query
    .insertInto('vendor_transfers')
    .values({
      ...own,
      id: ids.vendorTransfer,
      vendor_code: await vendorOf(platform),
      direction: 'IN',
      currency: 'VND',
      amount: 10_000n,
      state: 'PENDING',
      pending_id: newId(),
      idempotency_key: newId(),
      request_hash: 'hash',
      next_try_at: at,
      created_at: at,
    })
    .execute()
  await query
    .insertInto('deposit_blocks')
    .values({ ...own, level: 2, blocked_at: at })
    .execute()
  const win = {
    bet_id: newId(),
    vendor_code: 'JL',
    game_type: 'RNG',
    currency: 'VND',
    amount: 20_000n,
    alarm_from: 10_000n,
  }
  await query
    .insertInto('great_wins')
    .values({ ...own, id: ids.greatWin, ...win, found_at: at })
    .execute()
  const window = { kind: 'DAILY_SALARY', period: 'DAY', window_from: at, window_until: later, paid_by: 'PLATFORM' }
  const settled = { ...window, state: 'UNAPPROVED', created_at: at, changed_at: at }
  await query
    .insertInto('settlements')
    .values({ merchant_id, id: ids.settlement, ...settled })
    .execute()
  const moments = { opens_at: at, closes_at: later, draws_at: later }
  await query
    .insertInto('lottery_draws')
    .values({ merchant_id, id: ids.draw, lottery_code, number: '20261122-0001', ...moments, state: 'OPEN' })
    .execute()
  const asked = { asked_by: newId(), asked_account: 'operator', asked_at: at }
  await query
    .insertInto('lottery_corrections')
    .values({ merchant_id, id: ids.correction, draw_id: ids.draw, kind: 'VOID', reason, ...asked, state: 'ASKED' })
    .execute()
  const order = { key: newId(), request_hash: 'hash', lottery_code, draw_id: ids.draw, stake: 10_000n, placed_at: at }
  await query
    .insertInto('lottery_orders')
    .values({ ...own, id: ids.lotteryOrder, ...order })
    .execute()
  const chase = { lottery_code, stops_on_win: false, state: 'ACTIVE', draws: 2, stake: 20_000n, created_at: at }
  await query
    .insertInto('lottery_chases')
    .values({ ...own, id: ids.lotteryChase, ...chase })
    .execute()
  const bonus = {
    source: 'BONUS',
    document_id: newId(),
    currency: 'VND',
    required: 10_000n,
    multiplier: 10_000,
    weights: '{}',
  }
  await query
    .insertInto('turnover_buckets')
    .values({ ...own, id: ids.bonus, ...bonus, state: 'OPEN', opened_at: at })
    .execute()
  const key = { credential_id: newId(), name: 'Khóa', public_key: 'key', counter: 0n, created_at: at }
  await query
    .insertInto('passkeys')
    .values({ ...own, id: ids.passkey, ...key, transports: [] })
    .execute()
  const browser = { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22), user_agent: '', created_at: at }
  await query
    .insertInto('push_subscriptions')
    .values({ ...own, id: ids.pushSubscription, endpoint: `https://web.push.apple.com/${newId()}`, ...browser })
    .execute()
  const copy = { state: 'READY', progress: 100, created_at: at, ready_at: at, expires_at: later }
  await query
    .insertInto('data_exports')
    .values({ ...own, id: ids.dataExport, ...copy })
    .execute()
  await query
    .insertInto('data_export_pieces')
    .values({ ...own, export_id: ids.dataExport, position: 0, bytes: Buffer.from('copy') })
    .execute()
  await insertComparisons(query, ids, { merchant_id, memberId, at, later })
  const picture = { content_type: 'image/png', bytes: Buffer.from('picture'), width: 1, height: 1, created_at: at }
  await query
    .insertInto('content_files')
    .values({ merchant_id, id: ids.file, owner_kind: 'MEMBER', owner_id: memberId, ...picture })
    .execute()
  await query
    .insertInto('identities')
    .values({
      ...own,
      state: 'SUBMITTED',
      name: 'NGUYEN VAN THU',
      birthday: '1990-05-21',
      id_number_hash: 'hash',
      id_number_sealed: createPersons(platform.context.config).seal('079190001234'),
      submitted_at: at,
    })
    .execute()
  await query
    .insertInto('identity_documents')
    .values({ ...own, kind: 'FRONT', content_type: 'image/png', bytes: Buffer.from('picture'), uploaded_at: at })
    .execute()
  await givePicture(platform.database, { merchantId, memberId })
  return ids
}

/** A contract that the platform proposed. */
async function contractOf(
  { database: { query } }: TestPlatform,
  { merchantId, memberId }: Owner,
  kind = 'DIVIDEND',
): Promise<string> {
  const id = newId()
  const at = new Date()
  const key = { merchant_id: merchantId, contract_id: id, version: 1 }
  const state = { state: 'REQUESTED', proposed_version: 1, awaits: 'PAYEE', created_at: at, changed_at: at }
  const terms = { tiers: '[]', pick: 'HIGHEST', carry: 'NONE', proposed_by: 'PAYER', proposed_at: at }
  await query
    .insertInto('contracts')
    .values({ merchant_id: merchantId, id, kind, period: 'MONTH', payee_id: memberId, ...state })
    .execute()
  await query
    .insertInto('contract_versions')
    .values({ ...key, ...terms })
    .execute()
  await query
    .insertInto('contract_steps')
    .values({ ...key, position: 1, deed: 'PROPOSED', actor: 'PAYER', actor_name: 'operator', at })
    .execute()
  return id
}

/** What a contract of its own came to in a day. */
async function earningOf(platform: TestPlatform, owner: Owner): Promise<string> {
  const { query } = platform.database
  const [id, settlementId] = [newId(), newId()]
  const at = new Date()
  const own = { merchant_id: owner.merchantId, kind: 'DIVIDEND', window_from: at, window_until: at, created_at: at }
  const state = { period: 'MONTH', paid_by: 'PLATFORM', state: 'DONE', changed_at: at }
  await query
    .insertInto('settlements')
    .values({ ...own, ...state, id: settlementId })
    .execute()
  const key = {
    id,
    settlement_id: settlementId,
    contract_id: await contractOf(platform, owner, 'DAILY_SALARY'),
    version: 1,
  }
  const measures = { valid_bet: 0n, loss: 0n, active_members: 0, carried_in: 0n, carried_out: 0n }
  const sums = { gross: '0', downlines: '0', net: '0', amount: 0n, paid: 0n, state: 'NOTHING' }
  const rest = { payee_id: owner.memberId, currency: 'VND', revision: 0, position: 0, tries: 0, changed_at: at }
  await query
    .insertInto('earnings')
    .values({ ...own, ...key, ...measures, ...sums, ...rest })
    .execute()
  return id
}

/** What the house told the member. */
async function messageOf({ call, context, database }: TestPlatform, owner: Owner, token: string): Promise<string> {
  const text = { kind: 'HOUSE', title: 'Chào bạn', content: 'Chào bạn' } as const
  await database.transaction((tx) => context.messages.deliver(tx, owner, text))
  return need((await call('listMessages', { token })).value.content[0]).id
}

/** A broadcast that is still being written. */
async function broadcastOf({ database: { query } }: TestPlatform, { merchantId }: Owner): Promise<string> {
  const [id, at] = [newId(), new Date()]
  await query
    .insertInto('broadcasts')
    .values({
      merchant_id: merchantId,
      id,
      state: 'DRAFT',
      draft: JSON.stringify(broadcast),
      created_at: at,
      created_by: 'operator',
      changed_at: at,
    })
    .execute()
  return id
}

/** What its payee says is wrong with an earning. */
async function disputeOf(
  { database: { query } }: TestPlatform,
  { merchantId, memberId }: Owner,
  earningId: string,
): Promise<string> {
  const id = newId()
  const said = { reason: 'OTHER', content: reason, state: 'OPEN', created_at: new Date() }
  await query
    .insertInto('disputes')
    .values({ merchant_id: merchantId, id, agent_id: memberId, earning_id: earningId, ...said })
    .execute()
  return id
}

/** A wish to end a self-exclusion, by a member of its own, since who is excluded does nothing else. */
async function exclusionOf(platform: TestPlatform): Promise<string> {
  const { call, database } = platform
  const { token, member } = await platform.signedInMember()
  await call('selfExclude', { token, body: { length: 'YEAR' } })
  await database.query
    .updateTable('exclusions')
    .set({ lift_state: 'ASKED', lift_asked_at: new Date(), lift_reason: 'Xin mở lại' })
    .where('member_id', '=', member.id)
    .execute()
  const row = await database.query
    .selectFrom('exclusions')
    .select('id')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow()
  return row.id
}

async function closedMemberOf(platform: TestPlatform): Promise<string> {
  const { id } = await platform.member()
  await platform.database.query.updateTable('members').set({ status: 'CLOSED' }).where('id', '=', id).execute()
  return id
}

/** What SENVANG has on offer and SAKURA has not. */
async function notAt(
  { database }: TestPlatform,
  table: 'merchant_vendors' | 'merchant_games',
  column: 'vendor_code' | 'game_id',
): Promise<string> {
  const [row] = await database.raw<{ id: string }>(
    `select ${column}::text as id from ${table} where merchant_id = $1
      except select ${column}::text from ${table} where merchant_id = $2 order by 1 limit 1`,
    [SENVANG, SAKURA],
  )
  return need(row).id
}
