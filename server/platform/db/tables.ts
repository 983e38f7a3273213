/* Generated from db/migrations by generate-tables.ts (npm run codegen). Do not edit. */
import type { ColumnType } from 'kysely'

export type Generated<Type> =
  Type extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<Type, Type | undefined, Type>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type Numeric = ColumnType<string, string | number | bigint, string | number | bigint>
/** Read as a value; written as JSON text, which both engines take alike. */
export type Json = ColumnType<unknown, string, string>

export interface AccountClosings {
  merchant_id: string
  member_id: string
  closed_at: Timestamp
  final_at: Timestamp
  reopened_at: Timestamp | null
  freed_at: Timestamp | null
}

export interface AdjustmentLimits {
  merchant_id: string
  amount: bigint
  pending_amount: bigint | null
  pending_from: Timestamp | null
}

export interface Adjustments {
  merchant_id: string
  id: string
  member_id: string
  kind: string
  state: string
  currency: string
  amount: bigint
  reason: string
  document: string | null
  reverses: string | null
  asked_by: string
  asked_account: string
  asked_at: Timestamp
  decided_by: string | null
  decided_account: string | null
  decided_at: Timestamp | null
  decision_reason: string | null
  transfer_id: string | null
  idempotency_key: string
  request_hash: string
}

export interface AgentRules {
  merchant_id: string
  active_valid_bet: bigint
}

export interface AppliedFunctions {
  name: string
  signature: string
  checksum: string
}

export interface Arrivals {
  merchant_id: string
  member_id: string
  agent_id: string
  invitation_id: string | null
  arrived_at: Timestamp
}

export interface AuditChecks {
  merchant_id: string
  checked_at: Timestamp
  entries: bigint
  mismatches: Json
}

export interface AuditEntries {
  merchant_id: string
  id: string
  position: bigint
  at: Timestamp
  operator_id: string
  operator_account: string
  action: string
  subject_kind: string
  subject_id: string
  reason: string | null
  ip: string
  before: Json | null
  after: Json | null
  previous_hash: string
  hash: string
}

export interface AuditHeads {
  merchant_id: string
  position: bigint
  hash: string
}

export interface BankComparisons {
  id: string
  account_number: string
  day: string
  from_at: Timestamp
  to_at: Timestamp
  merchant_ids: string[]
  outcome: string
  reason: string | null
  figures: Generated<Json>
  started_at: Timestamp
  finished_at: Timestamp | null
}

export interface BankDifferences {
  comparison_id: string
  position: number
  kind: string
  flow: string
  merchant_id: string | null
  currency: string
  bank_id: string | null
  bank_amount: bigint | null
  own_id: string | null
  own_amount: bigint | null
  reference: string | null
  withdrawal_id: string | null
  at: Timestamp
}

export interface BankTransfers {
  gateway: string
  provider_id: string
  request_hash: string
  account_number: string
  currency: string
  amount: bigint
  content: string
  reference: string
  transacted_at: string
  outcome: string
  suspense_reason: string | null
  merchant_id: string | null
  member_id: string | null
  deposit_id: string | null
  received_at: Timestamp
  transacted_on: Timestamp | null
  suspense_transfer_id: string | null
  claimed_by: string | null
  claimed_at: Timestamp | null
  resolved_by: string | null
  resolved_at: Timestamp | null
  resolution: string | null
  resolution_reference: string | null
}

export interface Banks {
  code: string
  kind: string
  name: string
  enabled: Generated<boolean>
  position: number
}

export interface BetCounters {
  merchant_id: string
  member_id: string
  counted_at: Timestamp
}

export interface BetRounds {
  merchant_id: string
  member_id: string
  source: string
  round: string
}

export interface BetSummaries {
  merchant_id: string
  member_id: string
  currency: string
  hour: Timestamp
  game_type: string
  vendor_code: string
  bets: bigint
  stake: bigint
  valid_bet: bigint
  payout: bigint
}

export interface BetTransactions {
  merchant_id: string
  member_id: string
  source: string
  transaction_id: string
  kind: string
  request_hash: string | null
  outcome: string
  bet_id: string | null
  amount: bigint
  transfer_id: string | null
  balance_after: bigint
  created_at: Timestamp
}

export interface Bets {
  merchant_id: string
  member_id: string
  id: string
  source: string
  transaction_id: string
  round: string
  vendor_code: string
  game_id: string
  game_type: string
  session_id: string
  currency: string
  is_free: boolean
  stake: bigint
  valid_bet: Generated<bigint>
  payout: Generated<bigint>
  state: string
  balance_before: bigint
  balance_after: bigint
  placed_at: Timestamp
  settled_at: Timestamp | null
  outcome: Json | null
  recall_url: string | null
  counted_state: Generated<string>
  counted_valid: Generated<bigint>
  counted_payout: Generated<bigint>
  odds: number | null
}

export interface BrandDays {
  merchant_id: string
  currency: string
  day: string
  cohort: string
  bets: bigint
  stake: bigint
  valid_bet: bigint
  payout: bigint
  deposits: bigint
  withdrawals: bigint
  bonuses: bigint
  rebates: bigint
  commissions: bigint
  registrations: number
  first_deposits: number
  active_members: number
}

export interface BrandGameDays {
  merchant_id: string
  currency: string
  day: string
  game_id: string
  category: string
  vendor_code: string
  bets: bigint
  stake: bigint
  valid_bet: bigint
  payout: bigint
}

export interface BrandMarks {
  merchant_id: string
  day: string
  minute: number
  currency: string
  deposited: bigint
  withdrawn: bigint
  gross_revenue: bigint
  net_revenue: bigint
  active_members: number
  new_members: number
  first_deposits: number
}

export interface BrandMovementDays {
  merchant_id: string
  currency: string
  day: string
  kind: string
  document_kind: string
  house_account: string
  movements: bigint
  came: bigint
  went: bigint
}

export interface BrandPlayHours {
  merchant_id: string
  currency: string
  day: string
  hour: number
  category: string
  bets: bigint
  stake: bigint
  valid_bet: bigint
  payout: bigint
}

export interface Broadcasts {
  merchant_id: string
  id: string
  state: string
  draft: Json
  reach: number | null
  created_at: Timestamp
  created_by: string
  changed_at: Timestamp
  sent_by: string | null
  scheduled_at: Timestamp | null
  started_at: Timestamp | null
  ended_at: Timestamp | null
  after_member_id: Generated<string>
  looked_at: Generated<number>
  delivered: Generated<number>
  count_asked_at: Timestamp | null
  count_after: Generated<string>
  count_looked_at: Generated<number>
  count_of: Generated<number>
  count_found: Generated<number>
}

export interface Captchas {
  id: string
  merchant_id: string
  answer_hash: string
  expires_at: Timestamp
}

export interface ChatCases {
  merchant_id: string
  id: string
  room_id: string
  sequence: number
  member_id: string
  state: string
  reports: Generated<number>
  opened_at: Timestamp
  claimed_by: string | null
  claimed_at: Timestamp | null
  decided_by: string | null
  decided_at: Timestamp | null
}

export interface ChatCounters {
  merchant_id: string
  room_id: string
  last_sequence: Generated<number>
}

export interface ChatHiddenAuthors {
  merchant_id: string
  member_id: string
  author_key: string
  author_name: string
  hidden_at: Timestamp
}

export interface ChatMessages {
  merchant_id: string
  room_id: string
  sequence: number
  kind: string
  member_id: string
  client_id: string | null
  author_key: string
  author_name: string
  author_rank: number | null
  author_avatar: string | null
  content: string | null
  bet: Json | null
  removes: number | null
  removed_by: string | null
  removed_at: Timestamp | null
  written_at: Timestamp
}

export interface ChatMutes {
  merchant_id: string
  id: string
  member_id: string
  reason: string
  made_by: string
  made_at: Timestamp
  until: Timestamp
  ended_by: string | null
  ended_at: Timestamp | null
}

export interface ChatReports {
  merchant_id: string
  case_id: string
  member_id: string
  reason: string
  reported_at: Timestamp
}

export interface ChatRooms {
  merchant_id: string
  id: string
  code: string
  names: Json
  language: string | null
  least_rank: Generated<number>
  least_deposits: Generated<bigint>
  slow_seconds: Generated<number>
  is_enabled: boolean
  position: number
  changed_at: Timestamp
}

export interface ChatWords {
  merchant_id: string
  id: string
  word: string
  written: string
  added_by: string
  added_at: Timestamp
}

export interface ChosenGames {
  merchant_id: string
  list: string
  game_id: string
  position: number
}

export interface ContentAnnouncements {
  merchant_id: string
  id: string
  promotion_type: string
  execution: string
  audience: string
  published: boolean
  starts_at: Timestamp | null
  ends_at: Timestamp | null
  translations: Json
  created_at: Timestamp
  changed_at: Timestamp
}

export interface ContentBanners {
  merchant_id: string
  id: string
  group_name: string
  position: number
  published: boolean
  starts_at: Timestamp | null
  ends_at: Timestamp | null
  linkage_type: string
  url: string | null
  pictures: Json
  created_at: Timestamp
  changed_at: Timestamp
}

export interface ContentFiles {
  id: string
  merchant_id: string
  owner_kind: string
  owner_id: string
  content_type: string
  bytes: Uint8Array
  width: number
  height: number
  created_at: Timestamp
}

export interface ContractSteps {
  merchant_id: string
  contract_id: string
  position: number
  deed: string
  actor: string
  actor_name: string
  version: number | null
  cause_id: string | null
  at: Timestamp
}

export interface ContractTemplates {
  merchant_id: string
  kind: string
  period: string
  tiers: Json
  pick: string
  carry: string
  needs_approval: boolean
  makes_agents: boolean
  paid_by: string
}

export interface ContractVersions {
  merchant_id: string
  contract_id: string
  version: number
  tiers: Json
  pick: string
  carry: string
  proposed_by: string
  proposed_at: Timestamp
  valid_from: Timestamp | null
}

export interface Contracts {
  merchant_id: string
  id: string
  kind: string
  period: string
  payer_id: string | null
  payee_id: string
  state: string
  version: number | null
  proposed_version: number | null
  awaits: string | null
  holds_until: Timestamp | null
  created_at: Timestamp
  changed_at: Timestamp
}

export interface CustomerServices {
  merchant_id: string
  cs_type: string
  path: string
  position: number
  id: string
  labels: Generated<Json>
  hours: Generated<Json>
  enabled: Generated<boolean>
  changed_at: Timestamp | null
}

export interface DataExportPieces {
  merchant_id: string
  member_id: string
  export_id: string
  position: number
  bytes: Uint8Array
}

export interface DataExports {
  merchant_id: string
  member_id: string
  id: string
  state: string
  progress: Generated<number>
  created_at: Timestamp
  ready_at: Timestamp | null
  expires_at: Timestamp
}

export interface DepositBlocks {
  merchant_id: string
  member_id: string
  level: number
  blocked_at: Timestamp
  blocked_until: Timestamp | null
  lifted_at: Timestamp | null
}

export interface DepositSteps {
  merchant_id: string
  member_id: string
  deposit_id: string
  state: string
  at: Timestamp
}

export interface Deposits {
  merchant_id: string
  member_id: string
  id: string
  channel_id: string
  gateway: string
  state: string
  currency: string
  amount: bigint
  channel_names: Json
  bank_name: string
  bank_bin: string
  account_number: string
  account_name: string
  transfer_code: string
  qr_payload: string
  idempotency_key: string
  request_hash: string
  slot: number | null
  created_at: Timestamp
  expires_at: Timestamp
  credited_at: Timestamp | null
  credited_amount: bigint | null
  claimed_at: Timestamp | null
  claim_note: string | null
  proof_file_id: string | null
  refusal_reason: string | null
  cancelled_at: Timestamp | null
}

export interface DeviceCodes {
  merchant_id: string
  code_hash: string
  member_id: string
  session_id: string
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface DeviceTokens {
  merchant_id: string
  token_hash: string
  device_id: string
  created_at: Timestamp
  used_at: Timestamp | null
}

export interface Disputes {
  merchant_id: string
  id: string
  agent_id: string
  earning_id: string
  reason: string
  content: string
  state: string
  answer: string | null
  answered_by: string | null
  created_at: Timestamp
  closed_at: Timestamp | null
}

export interface DomainRoutes {
  domain: string
  merchant_id: string
}

export interface EarningRemainders {
  merchant_id: string
  contract_id: string
  remainder: Numeric
}

export interface Earnings {
  merchant_id: string
  id: string
  settlement_id: string
  contract_id: string
  version: number
  kind: string
  payee_id: string
  payer_id: string | null
  upline_id: string | null
  currency: string
  window_from: Timestamp
  window_until: Timestamp
  revision: number
  position: number
  valid_bet: bigint
  loss: bigint
  active_members: number
  carried_in: bigint
  carried_out: bigint
  rate: bigint | null
  gross: Numeric
  downlines: Numeric
  net: Numeric
  skip_reason: string | null
  amount: bigint
  paid: bigint
  state: string
  tries: number
  next_try_at: Timestamp | null
  created_at: Timestamp
  changed_at: Timestamp
}

export interface EnvelopeOpenings {
  merchant_id: string
  id: string
  rain_id: string
  member_id: string
  occasion: string
  currency: string
  amount: bigint
  opened_at: Timestamp
}

export interface EnvelopeRains {
  merchant_id: string
  id: string
  state: string
  words: Json
  currency: string
  starts_at: Timestamp
  ends_at: Timestamp
  envelopes: number
  total: bigint
  least: bigint
  greatest: bigint
  is_daily: boolean
  least_rank: number
  left_envelopes: number
  left_amount: bigint
  last_amount: Generated<bigint>
  created_at: Timestamp
  changed_at: Timestamp
}

export interface ExclusionTraits {
  operator_group: string
  trait: string
  hash: string
  exclusion_id: string
  ends_at: Timestamp | null
}

export interface Exclusions {
  merchant_id: string
  member_id: string
  id: string
  kind: string
  is_origin: boolean
  operator_group: string
  started_at: Timestamp
  ends_at: Timestamp | null
  reason: string | null
  lift_state: string | null
  lift_asked_at: Timestamp | null
  lift_reason: string | null
  lift_decided_at: Timestamp | null
  lift_answer: string | null
}

export interface ExportParts {
  export_id: string
  number: number
  bytes: Uint8Array
}

export interface Exports {
  id: string
  merchant_id: string
  operator_id: string
  operator_account: string
  source: string
  filter: Json
  format: string
  language: string
  time_zone: string
  state: Generated<string>
  failure: string | null
  rows_expected: number | null
  rows_written: Generated<number>
  place: string | null
  parts: Generated<number>
  size: Generated<bigint>
  unpacked: Generated<bigint>
  checksum: Generated<bigint>
  tries: Generated<number>
  asked_at: Timestamp
  began_at: Timestamp | null
  ended_at: Timestamp | null
  expires_at: Timestamp | null
  owners: string[] | null
}

export interface FavouriteGames {
  merchant_id: string
  member_id: string
  game_id: string
  added_at: Timestamp
}

export interface FourEyesRules {
  merchant_id: string
  deed: string
  is_demanded: boolean
  changed_by_account: string
  changed_at: Timestamp
}

export interface GameSessions {
  token_hash: string
  merchant_id: string
  member_id: string
  id: string
  source: string
  vendor_code: string
  vendor_game_code: string
  game_id: string
  game_type: string
  currency: string
  created_at: Timestamp
  expires_at: Timestamp
}

export interface Games {
  id: string
  vendor_code: string
  game_type: string
  game_classify: string | null
  vendor_game_code: string
  names: Json
  name_folded: string
  availability: string
  has_demo: boolean
  position: number
  listed_at: Generated<Timestamp>
  motif: string | null
}

export interface GreatWins {
  merchant_id: string
  member_id: string
  bet_id: string
  id: string
  vendor_code: string
  game_type: string
  currency: string
  amount: bigint
  alarm_from: bigint
  found_at: Timestamp
  seen_at: Timestamp | null
  seen_by: string | null
  seen_account: string | null
  seen_reason: string | null
}

export interface HelpArticles {
  merchant_id: string
  id: string
  anchor: string
  version: number
  published_version: number | null
  created_at: Timestamp
  changed_at: Timestamp
}

export interface HelpVersions {
  merchant_id: string
  article_id: string
  number: number
  topic: string
  position: number
  related: string[]
  texts: Json
  restored_from: number | null
  saved_by: string | null
  saved_at: Timestamp
}

export interface HouseBalances {
  merchant_id: string
  currency: string
  account: string
  balance: bigint
  entries: bigint
  taken_at: Timestamp
}

export interface Identities {
  merchant_id: string
  member_id: string
  state: string
  name: string
  birthday: string
  id_number_hash: string
  id_number_sealed: string
  submitted_at: Timestamp
  claimed_by: string | null
  claimed_at: Timestamp | null
  decided_at: Timestamp | null
  decided_by: string | null
  reason: string | null
}

export interface IdentityDocuments {
  merchant_id: string
  member_id: string
  kind: string
  content_type: string
  bytes: Uint8Array
  uploaded_at: Timestamp
}

export interface Invitations {
  merchant_id: string
  id: string
  agent_id: string
  code: string
  name: string
  makes_agents: boolean
  offer_kind: string | null
  offer_rate: number | null
  expires_at: Timestamp | null
  most_uses: number | null
  uses: number
  last_used_at: Timestamp | null
  ended_at: Timestamp | null
  created_at: Timestamp
}

export interface JobFailures {
  id: string
  job: string
  at: Timestamp
  code: string
  detail: string | null
  reference: string | null
  times: number
  piece_id: string | null
  attempt: number | null
  decision: string | null
  decided_at: Timestamp | null
}

export interface JobStates {
  name: string
  known_at: Timestamp
  began_at: Timestamp | null
  ended_at: Timestamp | null
  milliseconds: number | null
  succeeded_at: Timestamp | null
  failures: Generated<number>
  failing_since: Timestamp | null
  running_since: Timestamp | null
  running_at: Timestamp | null
}

export interface LeaderboardDays {
  merchant_id: string
  leaderboard: string
  member_id: string
  day: string
  valid_bet: bigint
}

export interface LeaderboardPlaces {
  merchant_id: string
  leaderboard: string
  starts_on: string
  place: number
  id: string
  member_id: string
  valid_bet: bigint
  prize: bigint
  closed_at: Timestamp
  claimed_at: Timestamp | null
}

export interface LeaderboardScores {
  merchant_id: string
  leaderboard: string
  starts_on: string
  member_id: string
  valid_bet: bigint
  reached_at: Timestamp
}

export interface Leaderboards {
  merchant_id: string
  code: string
  names: Json
  categories: string[]
  currency: string
  prizes: bigint[]
  least_valid_bet: bigint
  since: Timestamp
  until: Timestamp | null
  closes_next: string
  changed_by: string
}

export interface LedgerAccounts {
  merchant_id: string
  member_id: string
  currency: string
  account: string
  balance: Generated<bigint>
  version: Generated<bigint>
  opened_at: Timestamp
}

export interface LedgerEntries {
  merchant_id: string
  member_id: string
  transfer_id: string
  leg: number
  currency: string
  account: string
  amount: bigint
  version: bigint | null
  balance_after: bigint | null
  kind: string
  created_at: Timestamp
}

export interface LedgerNews {
  merchant_id: string
  member_id: string
  transfer_id: string
  created_at: Timestamp
}

export interface LedgerTransfers {
  merchant_id: string
  member_id: string
  id: string
  source: string
  key: string
  request_hash: string
  kind: string
  phase: string
  outcome: string
  refusal: string | null
  currency: string
  amount: bigint
  from_account: string
  to_account: string
  resolves: string | null
  reverses: string | null
  document_kind: string
  document_id: string
  reason: string | null
  actor: string | null
  created_at: Timestamp
}

export interface LedgerTrialBalances {
  id: string
  started_at: Timestamp
  finished_at: Timestamp
  transfers: bigint
  entries: bigint
  accounts: bigint
  balanced: boolean
  mismatches: Json
  brands: Json | null
}

export interface LineRules {
  merchant_id: string
  line_id: string
  set_by: string
  subject: string
  greatest: bigint
  set_at: Timestamp
}

export interface LineRulesDue {
  merchant_id: string
  line_id: string
  day: string
}

export interface LineRulesInForce {
  merchant_id: string
  member_id: string
  limits: Json
}

export interface LossCounters {
  merchant_id: string
  member_id: string
  period: string
  time_zone: string
  ends_at: Timestamp
  lost: bigint
  maximum: bigint
}

export interface Lotteries {
  merchant_id: string
  code: string
  family: string
  game_id: string
  prize_mode: string
  icon: string
  period_seconds: number | null
  schedule: Json | null
  close_seconds: number
  is_open: boolean
  position: number
}

export interface LotteryBets {
  merchant_id: string
  member_id: string
  id: string
  order_id: string
  draw_id: string
  lottery_code: string
  play_type: string
  picks: Json
  unit: bigint
  multiple: number
  tickets: number
  series: number
  rebate_rate: number
  rules_version: number
  odds: Json
  hits: Json | null
}

export interface LotteryChases {
  merchant_id: string
  member_id: string
  id: string
  lottery_code: string
  stops_on_win: boolean
  state: string
  draws: number
  stake: bigint
  created_at: Timestamp
  ended_at: Timestamp | null
}

export interface LotteryCorrectedBets {
  merchant_id: string
  correction_id: string
  member_id: string
  bet_id: string
  payout_before: bigint
  payout_after: bigint
  uncollected: bigint
}

export interface LotteryCorrections {
  merchant_id: string
  id: string
  draw_id: string
  kind: string
  reason: string
  asked_by: string
  asked_account: string
  decided_by: string | null
  decided_account: string | null
  decided_at: Timestamp | null
  decision_reason: string | null
  state: string
  result: Json | null
  asked_at: Timestamp
  finished_at: Timestamp | null
}

export interface LotteryDraws {
  merchant_id: string
  id: string
  lottery_code: string
  number: string
  opens_at: Timestamp
  closes_at: Timestamp
  draws_at: Timestamp
  state: string
  commitment: string | null
  seed: string | null
  result: Json | null
  result_version: Generated<number>
  drawn_at: Timestamp | null
  settled_at: Timestamp | null
}

export interface LotteryExposures {
  merchant_id: string
  draw_id: string
  play_type: string
  number: string
  stake: bigint
  payout: bigint
}

export interface LotteryOrders {
  merchant_id: string
  member_id: string
  id: string
  key: string
  request_hash: string
  lottery_code: string
  draw_id: string
  chase_id: string | null
  stake: bigint
  placed_at: Timestamp
  cancelled_at: Timestamp | null
}

export interface LotteryResultEntries {
  merchant_id: string
  draw_id: string
  entered_by: string
  entered_account: string
  result_version: number
  result: Json
  entered_at: Timestamp
}

export interface LotteryRules {
  merchant_id: string
  lottery_code: string
  version: number
  odds: Json
  withheld: string[]
  lowest_series: number
  highest_series: number
  return_floor: number
  smallest_unit: bigint
  number_payout_limit: bigint
  play_type_stake_limit: bigint
  draw_stake_limit: bigint
  member_stake_limit: bigint
  created_by: string
  created_at: Timestamp
  single_win_limit: bigint
}

export interface LotterySeeds {
  merchant_id: string
  draw_id: string
  sealed_seed: string
}

export interface MallGoods {
  merchant_id: string
  id: string
  kind: string
  words: Json
  points_required: bigint
  amount_required: bigint
  amount_given: bigint
  stock: number
  is_open: boolean
  position: number
  created_at: Timestamp
  changed_at: Timestamp
}

export interface MeasureChanges {
  merchant_id: string
  id: string
  member_id: string
  currency: string
  at: Timestamp
  category: string | null
  bets: bigint
  stake: bigint
  valid_bet: bigint
  payout: bigint
  registrations: number
  game_id: string | null
  vendor_code: string | null
}

export interface MeasureChecks {
  merchant_id: string
  day: string
  checked_at: Timestamp
  differences: number
}

export interface MeasureDifferences {
  merchant_id: string
  day: string
  position: number
  subject: string
  subject_id: string
  currency: string
  figure: string
  found: bigint
  expected: bigint
}

export interface MeasureFolds {
  merchant_id: string
  number: bigint
}

export interface MeasureMarks {
  merchant_id: string
  starts_at: Timestamp
  fold: bigint
}

export interface MemberAvatars {
  merchant_id: string
  member_id: string
  id: string
  content_type: string
  bytes: Uint8Array
  uploaded_at: Timestamp
}

export interface MemberDays {
  merchant_id: string
  member_id: string
  currency: string
  day: string
  bets: bigint
  stake: bigint
  valid_bet: bigint
  payout: bigint
  deposits: bigint
  withdrawals: bigint
  bonuses: bigint
  rebates: bigint
  commissions: bigint
  registrations: number
  first_deposits: number
  active: boolean
}

export interface MemberFirstDeposits {
  merchant_id: string
  member_id: string
  transfer_id: string
  currency: string
  deposited_at: Timestamp
}

export interface MemberIdentities {
  merchant_id: string
  provider: string
  subject: string
  member_id: string
  label: string
  linked_at: Timestamp
}

export interface MemberMessages {
  merchant_id: string
  member_id: string
  id: string
  title: string
  content: string
  created_at: Timestamp
  read_at: Timestamp | null
  kind: string
  event: string | null
  about: string | null
  path: string | null
  broadcast_id: string | null
}

export interface MemberNotes {
  merchant_id: string
  member_id: string
  id: string
  content: string
  is_pinned: Generated<boolean>
  operator_account: string
  created_at: Timestamp
}

export interface MemberPasswords {
  merchant_id: string
  member_id: string
  kind: string
  hash: string
  must_change: boolean
  created_at: Timestamp
  expires_at: Timestamp | null
  used_at: Timestamp | null
}

export interface MemberPlayDays {
  merchant_id: string
  member_id: string
  currency: string
  day: string
  category: string
  bets: bigint
  stake: bigint
  valid_bet: bigint
  payout: bigint
}

export interface MemberSlots {
  merchant_id: string
  starts_at: Timestamp
  member_id: string
  currency: string
  bets: bigint
  stake: bigint
  valid_bet: bigint
  payout: bigint
}

export interface MemberTags {
  merchant_id: string
  member_id: string
  tag_id: string
  tagged_at: Timestamp
  operator_account: string
}

export interface MemberTouches {
  merchant_id: string
  id: string
  member_id: string | null
  operator_id: string
  deed: string
  amount: Generated<bigint>
  at: Timestamp
}

export interface MemberTransferRules {
  merchant_id: string
  to_upline: boolean
  to_downline: boolean
  minimum: bigint
  maximum: bigint
  daily_maximum: bigint
}

export interface MemberTransfers {
  merchant_id: string
  id: string
  sender_id: string
  receiver_id: string
  direction: string
  currency: string
  amount: bigint
  idempotency_key: string
  request_hash: string
  created_at: Timestamp
}

export interface MemberTree {
  merchant_id: string
  ancestor_id: string
  descendant_id: string
  depth: number
  from_day: string
  until_day: Generated<string>
}

export interface MemberTries {
  merchant_id: string
  member_id: string
  kind: string
  failures: number
  started_at: Timestamp
}

export interface Members {
  merchant_id: string
  id: string
  account: string
  account_key: string
  type: number
  status: Generated<string>
  currency: string
  language: string
  nickname: string | null
  payee_name: string | null
  email: string | null
  mobile: string | null
  birthday: string | null
  avatar_url: string | null
  referral_code: string
  details: Generated<Json>
  payment_password_hash: string | null
  terms_accepted_at: Timestamp | null
  register_ip: string | null
  register_url: string | null
  registered_at: Timestamp
  last_sign_in_at: Timestamp | null
  last_sign_in_ip: string | null
  previous_sign_in_at: Timestamp | null
  expires_at: Timestamp | null
  play_blocked_until: Timestamp | null
  loss_limited: Generated<boolean>
  search_text: Generated<string | null>
  birthday_told_at: Timestamp | null
}

export interface MerchantDrafts {
  merchant_id: string
  change: Json
  revision: number
  saved_by: string
  saved_at: Timestamp
}

export interface MerchantGames {
  merchant_id: string
  game_id: string
  vendor_code: string
  game_type: string
  game_classify: string | null
  availability: Generated<string>
  maintenance_from: Timestamp | null
  maintenance_until: Timestamp | null
  position: number
  tags: Generated<string[]>
  plays: Generated<number>
}

export interface MerchantModules {
  merchant_id: string
  module: string
  enabled: boolean
  changed_at: Timestamp | null
}

export interface MerchantVendors {
  merchant_id: string
  vendor_code: string
  availability: string
  position: number
  maintenance_from: Timestamp | null
  maintenance_until: Timestamp | null
}

export interface MerchantVersions {
  merchant_id: string
  number: number
  before: Json
  after: Json
  origin: string
  takes_back: number | null
  reason: string | null
  saved_by: string
  saved_at: Timestamp
}

export interface Merchants {
  id: string
  code: string
  name: string
  mode: string
  licence: string | null
  status: Generated<number>
  maintenance_messages: Generated<Json>
  maintenance_until: Timestamp | null
  blocked_countries: Generated<string[]>
  allowed_countries: Generated<string[]>
  languages: string[]
  default_language: string
  currency: string
  countries: string[]
  logo_url: string | null
  theme: Generated<Json>
  main_domain: string
  gtag_id: string | null
  image_cdns: Generated<string[]>
  launch_game_cdns: Generated<string[]>
  referral_enabled: Generated<boolean>
  minimum_age: Generated<number>
  mobile_digits_minimum: Generated<number>
  mobile_digits_maximum: Generated<number>
  is_default: Generated<boolean>
  created_at: Timestamp
  changed_at: Timestamp
  time_zone: Generated<string>
  operator_group: Generated<string>
  identity_for_withdrawal: boolean | null
  reality_check_minutes: Generated<number>
  captcha_login: Generated<string>
  captcha_register: Generated<string>
  captcha_sms: Generated<string>
  captcha_complexity: Generated<number>
  sms_channel: Generated<string>
  social_providers: Generated<string[]>
  operator_totp_required: boolean | null
  icon_url: string | null
  blocked_addresses: Generated<string[]>
}

export interface MessageSettings {
  merchant_id: string
  member_id: string
  kind: string
  channel: string
  is_on: boolean
  changed_at: Timestamp
}

export interface MessageTemplates {
  merchant_id: string
  event: string
  language: string
  title: string
  content: string
  changed_at: Timestamp
}

export interface Migrations {
  name: string
  checksum: string
  applied_at: Generated<Timestamp>
}

export interface MissionDays {
  merchant_id: string
  mission: string
  member_id: string
  day: string
  bets: bigint
}

export interface MissionProgress {
  merchant_id: string
  mission: string
  member_id: string
  starts_on: string
  id: Generated<string>
  done: bigint
  claimed_at: Timestamp | null
  worked_off: Generated<bigint>
}

export interface Missions {
  merchant_id: string
  code: string
  names: Json
  period: string
  goal: string
  categories: string[]
  currency: string
  target: bigint
  reward: bigint
  since: Timestamp
  until: Timestamp | null
  changed_by: string
}

export interface OperatorAccessGrants {
  operator_id: string
  granted_by: string
  granted_at: Timestamp
}

export interface OperatorAddresses {
  operator_id: string
  ip: string
  last_used_at: Timestamp
}

export interface OperatorMerchants {
  operator_id: string
  merchant_id: string
  house_role: string | null
  role_id: string | null
}

export interface OperatorRoles {
  id: string
  merchant_id: string
  name: string
  rights: string[]
  created_at: Timestamp
  changed_at: Timestamp
}

export interface OperatorSessions {
  token_hash: string
  operator_id: string
  ip: string
  started_at: Timestamp
  seen_at: Timestamp
  id: Generated<string>
}

export interface Operators {
  id: string
  account: string
  name: string
  password_hash: string
  active: Generated<boolean>
  created_at: Timestamp
  allowed_addresses: Generated<string[]>
  strangers_closed_out_at: Timestamp | null
}

export interface PasskeyChallenges {
  merchant_id: string
  challenge: string
  purpose: string
  member_id: string | null
  expires_at: Timestamp
}

export interface Passkeys {
  merchant_id: string
  credential_id: string
  member_id: string
  id: string
  name: string
  public_key: string
  counter: bigint
  transports: string[]
  created_at: Timestamp
  last_used_at: Timestamp | null
}

export interface PaymentChannels {
  merchant_id: string
  id: string
  gateway: string
  names: Json
  currency: string
  minimum: bigint
  maximum: bigint
  quick_amounts: bigint[]
  bank_name: string
  bank_bin: string
  account_number: string
  account_name: string
  enabled: Generated<boolean>
  position: number
}

export interface PaymentSettings {
  merchant_id: string
  short_tolerance: number
  late_grace_seconds: number
  late_report_hours: number
  four_eyes_above: bigint
  block_minutes: number
  review_hours: Generated<number>
  four_eyes_pending: bigint | null
  four_eyes_pending_from: Timestamp | null
}

export interface PayoutAccounts {
  merchant_id: string
  member_id: string
  id: string
  bank_code: string
  number: string
  holder: string
  slot: number | null
  usable_at: Timestamp
  created_at: Timestamp
  removed_at: Timestamp | null
}

export interface PayoutReferences {
  merchant_id: string
  gateway: string
  direction: string
  reference: string
  payout_id: string
}

export interface PlaySessions {
  merchant_id: string
  member_id: string
  started_at: Timestamp
  last_seen_at: Timestamp
  acknowledged_at: Timestamp
}

export interface PointDebts {
  merchant_id: string
  member_id: string
  document_kind: string
  document_id: string
  points: bigint
  worked_off: Generated<bigint>
  since: Timestamp
}

export interface PointSettings {
  merchant_id: string
  exchange_amount: bigint
  minimum_points: bigint
}

export interface PointSteps {
  merchant_id: string
  from_amount: bigint
  points: bigint
}

export interface PromotionBudgets {
  merchant_id: string
  promotion_id: string
  currency: string
  amount: bigint
  taken: Generated<bigint>
}

export interface PromotionClaimSignals {
  merchant_id: string
  member_id: string
  claim_id: string
  place: number
  kind: string
  other_id: string | null
  detail: string
  found_at: Timestamp
}

export interface PromotionClaims {
  merchant_id: string
  member_id: string
  id: string
  promotion_id: string
  version: number
  occasion: string
  state: string
  currency: string
  comment: string | null
  images: Generated<string[]>
  deposit_currency: string | null
  least_deposit: bigint | null
  deposit_id: string | null
  deposit_amount: bigint | null
  loss: bigint | null
  contact_hash: string | null
  amount: bigint | null
  operator: string | null
  reason: string | null
  refusal: string | null
  created_at: Timestamp
  changed_at: Timestamp
}

export interface PromotionCodeBatches {
  merchant_id: string
  id: string
  promotion_id: string
  name: string
  number: number
  uses_per_code: number
  expires_at: Timestamp | null
  created_at: Timestamp
  created_by: string
  voided_at: Timestamp | null
  voided_by: string | null
}

export interface PromotionCodeUses {
  merchant_id: string
  code: string
  member_id: string
  claim_id: string
  used_at: Timestamp
}

export interface PromotionCodes {
  merchant_id: string
  code: string
  batch_id: string
  used: Generated<number>
}

export interface PromotionVersions {
  merchant_id: string
  promotion_id: string
  version: number
  category: string
  terms: Json
  words: Json
  starts_at: Timestamp
  ends_at: Timestamp | null
  published_at: Timestamp
  published_by: string
}

export interface Promotions {
  merchant_id: string
  id: string
  state: string
  position: Generated<number>
  draft: Json
  is_changed: Generated<boolean>
  version: Generated<number>
  created_at: Timestamp
  changed_at: Timestamp
}

export interface PromptAnswers {
  merchant_id: string
  member_id: string
  kind: string
  answered_at: Timestamp
}

export interface Proposals {
  merchant_id: string
  subject_kind: string
  subject_id: string
  wish: Json
  proposed_by: string
  proposed_by_account: string
  proposed_at: Timestamp
  reason: string
  id: string
}

export interface ProtectionLimits {
  merchant_id: string
  member_id: string
  kind: string
  period: string
  set_by: string
  amount: bigint
  changed_at: Timestamp
  pending_at: Timestamp | null
  pending_amount: bigint | null
}

export interface ProtectionMarkers {
  merchant_id: string
  member_id: string
  day: string
  kind: string
  subject: string
  times: number
  last_at: Timestamp
}

export interface ProtectionSettings {
  merchant_id: string
  member_id: string
  reality_check_minutes: number
}

export interface ProvedContacts {
  merchant_id: string
  member_id: string
  channel: string
  recipient: string
  proved_at: Timestamp
}

export interface PushSubscriptions {
  merchant_id: string
  id: string
  member_id: string
  endpoint: string
  p256dh: string
  auth: string
  user_agent: string
  created_at: Timestamp
}

export interface RafflePrizes {
  merchant_id: string
  raffle_id: string
  place: number
  kind: string
  names: Json
  amount: bigint
  weight: number
  quantity: number | null
  left_quantity: number | null
}

export interface RaffleSpins {
  merchant_id: string
  id: string
  raffle_id: string
  member_id: string
  place: number
  kind: string
  currency: string
  amount: bigint
  document_kind: string
  document_id: string
  idempotency_key: string
  spun_at: Timestamp
}

export interface RaffleTickets {
  merchant_id: string
  raffle_id: string
  member_id: string
  document_kind: string
  document_id: string
  count: number
  used: Generated<number>
  given_at: Timestamp
}

export interface Raffles {
  merchant_id: string
  id: string
  state: string
  words: Json
  currency: string
  starts_at: Timestamp
  ends_at: Timestamp
  least_deposit: bigint | null
  created_at: Timestamp
  changed_at: Timestamp
}

export interface RebateAccruals {
  merchant_id: string
  member_id: string
  day: string
  category: string
  currency: string
  valid_bet: bigint
  rule_version: number | null
  base: number | null
  level_rank: number | null
  level: number | null
  rise: number | null
  closed_at: Timestamp | null
  expires_on: string | null
  settled: Generated<bigint>
  expired: Generated<bigint>
  waits: Generated<boolean>
  pays: Generated<boolean>
}

export interface RebateClaimLines {
  merchant_id: string
  claim_id: string
  member_id: string
  day: string
  category: string
  currency: string
  valid_bet: bigint
  base: number
  level_rank: number
  level: number
  rise: number
  amount: bigint
}

export interface RebateClaims {
  merchant_id: string
  id: string
  member_id: string
  currency: string
  amount: bigint
  channel: string
  first_day: string
  last_day: string
  categories: string[]
  claimed_at: Timestamp
}

export interface RebateRises {
  merchant_id: string
  member_id: string
  id: string
  document_kind: string
  document_id: string
  percent: number
  starts_at: Timestamp
  ends_at: Timestamp
}

export interface RebateRules {
  merchant_id: string
  version: number
  mode: string
  rates: Json
  least_claim: bigint
  daily_cap: bigint | null
  claim_days: number
  changed_at: Timestamp
  changed_by: string
}

export interface RecentGames {
  merchant_id: string
  member_id: string
  game_id: string
  played_at: Timestamp
}

export interface RecoveryCodes {
  merchant_id: string
  member_id: string
  code_hash: string
  used_at: Timestamp | null
}

export interface Redemptions {
  merchant_id: string
  id: string
  member_id: string
  kind: string
  goods_id: string | null
  names: Json
  quantity: number
  points: bigint
  currency: string
  amount_required: bigint
  amount_given: bigint
  receiver_name: string | null
  receiver_phone: string | null
  receiver_address: string | null
  state: string
  remark: string | null
  decided_by: string | null
  created_at: Timestamp
  decided_at: Timestamp | null
  idempotency_key: string
  request_hash: string
}

export interface ReferralRules {
  merchant_id: string
  version: number
  is_running: boolean
  fixed: bigint
  share: number
  greatest_share: bigint
  least_deposit: bigint
  least_valid_bet: bigint
  most_friends: number
  changed_at: Timestamp
  changed_by: string
}

export interface ReferredFriends {
  merchant_id: string
  id: string
  referrer_id: string
  friend_id: string
  rule_version: number
  state: string
  reason: string | null
  currency: string
  first_deposit: Generated<bigint>
  deposits: Generated<bigint>
  reward: bigint | null
  came_at: Timestamp
  deposited_at: Timestamp | null
  played_at: Timestamp | null
  decided_at: Timestamp | null
  decided_by: string | null
  paid_at: Timestamp | null
  paid_month: string | null
  looked_at: Timestamp
}

export interface RegistrationFields {
  merchant_id: string
  name: string
  enabled: boolean
  required: boolean
  min_length: number
  max_length: number
  pattern_id: number
  accepted_pattern: string
  position: number
  changed_at: Timestamp | null
}

export interface RememberedDevices {
  merchant_id: string
  id: string
  member_id: string
  ip: string
  user_agent: string
  created_at: Timestamp
  last_used_at: Timestamp
  expires_at: Timestamp
  revoked_at: Timestamp | null
}

export interface Resources {
  merchant_id: string
  name: string
  url: string
  position: number
}

export interface RiskAssessments {
  merchant_id: string
  withdrawal_id: string
  assessed_at: Timestamp
}

export interface RiskCaseNotes {
  merchant_id: string
  id: string
  case_id: string
  text: string
  written_by: string
  written_at: Timestamp
}

export interface RiskCases {
  merchant_id: string
  id: string
  member_id: string
  state: string
  holds: boolean
  opened_by: string | null
  opened_at: Timestamp
  taken_by: string | null
  taken_by_account: string | null
  taken_at: Timestamp | null
  outcome: string | null
  closed_by: string | null
  closed_at: Timestamp | null
}

export interface RiskRules {
  merchant_id: string
  kind: string
  is_on: boolean
  follows: string
  least_count: number | null
  hours: number | null
  percent: number | null
  amount: bigint | null
  changed_at: Timestamp
}

export interface RiskSignals {
  merchant_id: string
  id: string
  member_id: string
  withdrawal_id: string
  kind: string
  follows: string
  facts: Json
  case_id: string | null
  found_at: Timestamp
}

export interface SealedNonces {
  nonce: string
  expires_at: Timestamp
}

export interface Seedings {
  fingerprint: string
  seeded_at: Timestamp
}

export interface Sessions {
  token_hash: string
  id: string
  merchant_id: string
  member_id: string
  created_at: Timestamp
  last_seen_at: Timestamp
  expires_at: Timestamp
  ended_at: Timestamp | null
  must_change_password: boolean
  ip: string
  user_agent: string
  method: Generated<string>
  is_unproven: Generated<boolean>
  device_id: string | null
  subaccount_id: string | null
}

export interface SettlementClocks {
  merchant_id: string
  kind: string
  period: string
  settled_until: Timestamp
  fold: bigint
}

export interface Settlements {
  merchant_id: string
  id: string
  kind: string
  period: string
  window_from: Timestamp
  window_until: Timestamp
  paid_by: string
  state: string
  is_held: Generated<boolean>
  created_at: Timestamp
  changed_at: Timestamp
}

export interface SignInFailures {
  merchant_id: string
  subject: string
  failures: number
  started_at: Timestamp
  told_at: Timestamp | null
}

export interface SignInRules {
  merchant_id: string
  is_running: boolean
  steps: Json
  changed_at: Timestamp
  changed_by: string
}

export interface SignInTickets {
  merchant_id: string
  ticket_hash: string
  member_id: string
  ip: string
  tries: Generated<number>
  password_expired: boolean
  must_change_password: boolean
  is_remembered: boolean
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface SignIns {
  merchant_id: string
  member_id: string
  day: string
  id: string
  step: number
  kind: string
  currency: string
  amount: bigint
  signed_at: Timestamp
}

export interface SpentProofs {
  merchant_id: string
  signature: string
  expires_at: Timestamp
}

export interface SubaccountDeeds {
  merchant_id: string
  id: string
  agent_id: string
  subaccount_id: string
  at: Timestamp
  deed: string
  about: string | null
  outcome: string | null
  ip: string
}

export interface Subaccounts {
  merchant_id: string
  id: string
  agent_id: string
  name: string
  display_name: string
  password_hash: string
  must_change_password: boolean
  password_set_at: Timestamp
  rights: string[]
  created_at: Timestamp
  disabled_at: Timestamp | null
}

export interface SupportConversations {
  merchant_id: string
  id: string
  member_id: string | null
  secret_hash: string | null
  language: string
  address: string
  country: string | null
  state: string
  operator_id: string | null
  created_at: Timestamp
  waiting_since: Timestamp
  claimed_at: Timestamp | null
  closed_at: Timestamp | null
  closed_by: string | null
  last_number: number
  last_message_at: Timestamp
  last_author: string
  person_seen_at: Timestamp
  ticket_id: string | null
  contact: string | null
}

export interface SupportMessages {
  merchant_id: string
  conversation_id: string
  number: number
  client_id: string
  author: string
  operator_id: string | null
  kind: string
  content: string
  created_at: Timestamp
}

export interface SupportOperators {
  merchant_id: string
  operator_id: string
  is_available: boolean
  seen_at: Timestamp
}

export interface SupportPictures {
  merchant_id: string
  conversation_id: string
  number: number
  content_type: string
  bytes: Uint8Array
}

export interface Tags {
  merchant_id: string
  id: string
  name: string
  name_key: string
  colour: string
}

export interface TeamDays {
  merchant_id: string
  team_id: string
  currency: string
  day: string
  bets: bigint
  stake: bigint
  valid_bet: bigint
  payout: bigint
  deposits: bigint
  withdrawals: bigint
  bonuses: bigint
  rebates: bigint
  commissions: bigint
  registrations: number
  first_deposits: number
  active_members: number
}

export interface TeamPeriods {
  merchant_id: string
  team_id: string
  currency: string
  period: string
  starts_on: string
  active_members: number
}

export interface TeamPlayDays {
  merchant_id: string
  team_id: string
  currency: string
  day: string
  category: string
  bets: bigint
  stake: bigint
  valid_bet: bigint
  payout: bigint
}

export interface TeamSizes {
  merchant_id: string
  team_id: string
  day: string
  members: bigint
  direct_members: bigint
}

export interface TicketCannedAnswers {
  merchant_id: string
  id: string
  language: string
  title: string
  content: string
  changed_at: Timestamp
}

export interface TicketMessages {
  merchant_id: string
  ticket_id: string
  id: string
  author: string
  name: string | null
  content: string
  pictures: string[]
  key: string | null
  created_at: Timestamp
}

export interface TicketSettings {
  merchant_id: string
  deadlines: Json
  silence_days: number
  changed_at: Timestamp
}

export interface Tickets {
  merchant_id: string
  id: string
  number: string
  member_id: string | null
  contact: string | null
  language: string | null
  key: string | null
  source: string
  category: string
  content: string
  pictures: string[]
  reference_kind: string | null
  reference_id: string | null
  state: string
  operator: string | null
  outcome: string | null
  closed_by: string | null
  rating: number | null
  rating_comment: string | null
  created_at: Timestamp
  changed_at: Timestamp
  answered_at: Timestamp | null
  closed_at: Timestamp | null
  resolution_due_at: Timestamp
  due_at: Timestamp | null
  closes_at: Timestamp | null
  escalated_at: Timestamp | null
}

export interface TotpFactors {
  merchant_id: string
  member_id: string
  sealed_secret: string
  created_at: Timestamp
  confirmed_at: Timestamp | null
  last_step: Generated<bigint>
}

export interface TurnoverAllocations {
  merchant_id: string
  member_id: string
  bet_id: string
  bucket_id: string
  amount: bigint
}

export interface TurnoverBuckets {
  merchant_id: string
  member_id: string
  id: string
  source: string
  document_id: string
  currency: string
  required: bigint
  done: Generated<bigint>
  multiplier: number
  weights: Json
  greatest_bet: bigint | null
  breach: Generated<string>
  bonus: bigint | null
  programme: string | null
  forfeits_winnings: Generated<boolean>
  state: string
  opened_at: Timestamp
  expires_at: Timestamp | null
  breached_at: Timestamp | null
  breached_by: string | null
  closed_at: Timestamp | null
  forfeited: Generated<bigint>
  forfeited_winnings: Generated<bigint>
  cancelled_by: string | null
  cancel_reason: string | null
  recalled_at: Timestamp | null
  recalled_by: string | null
  recall_reason: string | null
  least_odds: number | null
  document_kind: string | null
}

export interface TurnoverRules {
  merchant_id: string
  source: string
  multiplier: number
  weights: Generated<Json>
}

export interface VendorBetsWaiting {
  adapter: string
  transaction_id: string
  record: Json
  since: Timestamp
}

export interface VendorCallHours {
  hour: Timestamp
  vendor_code: string
  adapter: string
  calls: bigint
  failures: bigint
  refused: bigint
  milliseconds: bigint
  slowest: number
  merchant_id: string
}

export interface VendorCaseNotes {
  id: string
  case_id: string
  text: string
  written_by: string
  written_at: Timestamp
}

export interface VendorCases {
  id: string
  source: string
  transaction_id: string
  movement: string
  difference: string
  day: string
  comparison_id: string
  merchant_id: string | null
  theirs: Json | null
  ours: Json | null
  state: Generated<string>
  outcome: string | null
  found_at: Timestamp
  closed_at: Timestamp | null
  closed_by: string | null
}

export interface VendorComparisons {
  source: string
  day: string
  id: string
  from_at: Timestamp
  to_at: Timestamp
  outcome: string
  reason: string | null
  figures: Generated<Json>
  started_at: Timestamp
  finished_at: Timestamp | null
}

export interface VendorFeeds {
  adapter: string
  cursor: string
  pulled_at: Timestamp
}

export interface VendorHealth {
  vendor_code: string
  adapter: string
  state: string
  state_since: Timestamp
  told_at: Timestamp
  last_error: string | null
  last_failure_at: Timestamp | null
  last_success_at: Timestamp | null
}

export interface VendorOrderHours {
  hour: Timestamp
  adapter: string
  kind: string
  result: string
  orders: bigint
  last_at: Timestamp
  merchant_id: string
}

export interface VendorTransfers {
  merchant_id: string
  member_id: string
  id: string
  vendor_code: string
  direction: string
  currency: string
  amount: bigint
  state: string
  pending_id: string
  idempotency_key: string
  request_hash: string
  tries: Generated<number>
  next_try_at: Timestamp | null
  created_at: Timestamp
  decided_at: Timestamp | null
  asked_at: Timestamp | null
  last_answer: string | null
  proposed_state: string | null
  proposed_by: string | null
  proposed_by_account: string | null
  proposed_at: Timestamp | null
  proposed_reason: string | null
  decided_by_account: string | null
  decision_reason: string | null
}

export interface Vendors {
  code: string
  name: string
  adapter: string | null
  position: number
  wallet_adapter: string | null
}

export interface VerificationCodes {
  merchant_id: string
  recipient: string
  purpose: string
  code_hash: string
  wrong_tries: Generated<number>
  expires_at: Timestamp
}

export interface VipClaims {
  merchant_id: string
  member_id: string
  kind: string
  subject: string
  id: string
  rank: number
  currency: string
  amount: bigint
  claimed_at: Timestamp
}

export interface VipLevels {
  merchant_id: string
  rank: number
  names: Json
  deposits: bigint
  valid_bet: bigint
  keep_valid_bet: bigint
  upgrade_bonus: bigint
  monthly_bonus: bigint
  birthday_bonus: bigint
  rebate_rise: number
}

export interface VipMonths {
  merchant_id: string
  member_id: string
  month: string
  valid_bet: bigint
}

export interface VipStandings {
  merchant_id: string
  member_id: string
  deposits: bigint
  valid_bet: bigint
  rank: Generated<number>
  highest_rank: Generated<number>
  since: Timestamp | null
  climbed_at: Timestamp | null
  reviewed_until: string
  waits: boolean
}

export interface VipSteps {
  merchant_id: string
  member_id: string
  id: string
  from_rank: number
  to_rank: number
  reason: string
  deposits: bigint
  deposits_demanded: bigint
  valid_bet: bigint
  valid_bet_demanded: bigint
  month: string | null
  month_valid_bet: bigint | null
  month_demanded: bigint | null
  at: Timestamp
}

export interface WebhookDeliveries {
  id: Generated<string>
  merchant_id: string
  endpoint_id: string
  event_id: string
  kind: string
  record_id: string
  sequence: bigint
  created_at: Timestamp
  state: Generated<string>
  attempts: Generated<number>
  next_try_at: Timestamp
  taken_until: Timestamp | null
  last_status: number | null
  last_error: string | null
  delivered_at: Timestamp | null
}

export interface WebhookEndpoints {
  merchant_id: string
  id: string
  name: string
  url: string
  events: string[]
  secret: string
  previous_secret: string | null
  previous_until: Timestamp | null
  is_on: boolean
  created_at: Timestamp
  created_by: string
  changed_at: Timestamp
  changed_by: string
}

export interface WebhookEvents {
  id: string
  merchant_id: string
  sequence: Generated<bigint>
  kind: string
  record_id: string
  payload: Json
  created_at: Timestamp
}

export interface WithdrawalApprovals {
  merchant_id: string
  member_id: string
  withdrawal_id: string
  operator_id: string
  operator_account: string
  at: Timestamp
}

export interface WithdrawalPayouts {
  merchant_id: string
  member_id: string
  withdrawal_id: string
  id: string
  position: number
  gateway: string
  amount: bigint
  state: string
  reference: string | null
  refusal: string | null
  created_at: Timestamp
  sent_at: Timestamp | null
  settled_at: Timestamp | null
  returned: Generated<bigint>
  return_reference: string | null
  returned_at: Timestamp | null
}

export interface WithdrawalProofs {
  merchant_id: string
  member_id: string
  withdrawal_id: string
  file_id: string
  at: Timestamp
}

export interface WithdrawalSettings {
  merchant_id: string
  minimum: Generated<bigint>
  maximum: Generated<bigint>
  quick_amounts: Generated<bigint[]>
  daily_count: Generated<number>
  daily_sum: Generated<bigint>
  open_at_once: Generated<number>
  four_eyes_above: Generated<bigint>
  auto_receive_minutes: Generated<number>
  account_rest_minutes: Generated<number>
  may_cancel: Generated<boolean>
  gateway: Generated<string>
  time_zone: Generated<string>
  four_eyes_pending: bigint | null
  four_eyes_pending_from: Timestamp | null
  win_alarm_from: Generated<bigint>
}

export interface WithdrawalSteps {
  merchant_id: string
  member_id: string
  withdrawal_id: string
  position: number
  state: string
  at: Timestamp
  actor: string
  actor_name: string | null
  note: string | null
  reason: string | null
}

export interface Withdrawals {
  merchant_id: string
  member_id: string
  id: string
  state: string
  currency: string
  amount: bigint
  payout_account_id: string
  bank_code: string
  bank_name: string
  account_number: string
  account_holder: string
  idempotency_key: string
  request_hash: string
  slot: number | null
  hold_id: string
  release_id: string | null
  approvals_needed: number
  claimed_by: string | null
  claimed_by_account: string | null
  claimed_at: Timestamp | null
  reject_code: string | null
  rest_amount: bigint | null
  paid_at: Timestamp | null
  receive_due_at: Timestamp | null
  payout_refused: Generated<boolean>
  created_at: Timestamp
  changed_at: Timestamp
  is_assessed: Generated<boolean>
}

export interface Tables {
  account_closings: AccountClosings
  adjustment_limits: AdjustmentLimits
  adjustments: Adjustments
  agent_rules: AgentRules
  applied_functions: AppliedFunctions
  arrivals: Arrivals
  audit_checks: AuditChecks
  audit_entries: AuditEntries
  audit_heads: AuditHeads
  bank_comparisons: BankComparisons
  bank_differences: BankDifferences
  bank_transfers: BankTransfers
  banks: Banks
  bet_counters: BetCounters
  bet_rounds: BetRounds
  bet_summaries: BetSummaries
  bet_transactions: BetTransactions
  bets: Bets
  brand_days: BrandDays
  brand_game_days: BrandGameDays
  brand_marks: BrandMarks
  brand_movement_days: BrandMovementDays
  brand_play_hours: BrandPlayHours
  broadcasts: Broadcasts
  captchas: Captchas
  chat_cases: ChatCases
  chat_counters: ChatCounters
  chat_hidden_authors: ChatHiddenAuthors
  chat_messages: ChatMessages
  chat_mutes: ChatMutes
  chat_reports: ChatReports
  chat_rooms: ChatRooms
  chat_words: ChatWords
  chosen_games: ChosenGames
  content_announcements: ContentAnnouncements
  content_banners: ContentBanners
  content_files: ContentFiles
  contract_steps: ContractSteps
  contract_templates: ContractTemplates
  contract_versions: ContractVersions
  contracts: Contracts
  customer_services: CustomerServices
  data_export_pieces: DataExportPieces
  data_exports: DataExports
  deposit_blocks: DepositBlocks
  deposit_steps: DepositSteps
  deposits: Deposits
  device_codes: DeviceCodes
  device_tokens: DeviceTokens
  disputes: Disputes
  domain_routes: DomainRoutes
  earning_remainders: EarningRemainders
  earnings: Earnings
  envelope_openings: EnvelopeOpenings
  envelope_rains: EnvelopeRains
  exclusion_traits: ExclusionTraits
  exclusions: Exclusions
  export_parts: ExportParts
  exports: Exports
  favourite_games: FavouriteGames
  four_eyes_rules: FourEyesRules
  game_sessions: GameSessions
  games: Games
  great_wins: GreatWins
  help_articles: HelpArticles
  help_versions: HelpVersions
  house_balances: HouseBalances
  identities: Identities
  identity_documents: IdentityDocuments
  invitations: Invitations
  job_failures: JobFailures
  job_states: JobStates
  leaderboard_days: LeaderboardDays
  leaderboard_places: LeaderboardPlaces
  leaderboard_scores: LeaderboardScores
  leaderboards: Leaderboards
  ledger_accounts: LedgerAccounts
  ledger_entries: LedgerEntries
  ledger_news: LedgerNews
  ledger_transfers: LedgerTransfers
  ledger_trial_balances: LedgerTrialBalances
  line_rules: LineRules
  line_rules_due: LineRulesDue
  line_rules_in_force: LineRulesInForce
  loss_counters: LossCounters
  lotteries: Lotteries
  lottery_bets: LotteryBets
  lottery_chases: LotteryChases
  lottery_corrected_bets: LotteryCorrectedBets
  lottery_corrections: LotteryCorrections
  lottery_draws: LotteryDraws
  lottery_exposures: LotteryExposures
  lottery_orders: LotteryOrders
  lottery_result_entries: LotteryResultEntries
  lottery_rules: LotteryRules
  lottery_seeds: LotterySeeds
  mall_goods: MallGoods
  measure_changes: MeasureChanges
  measure_checks: MeasureChecks
  measure_differences: MeasureDifferences
  measure_folds: MeasureFolds
  measure_marks: MeasureMarks
  member_avatars: MemberAvatars
  member_days: MemberDays
  member_first_deposits: MemberFirstDeposits
  member_identities: MemberIdentities
  member_messages: MemberMessages
  member_notes: MemberNotes
  member_passwords: MemberPasswords
  member_play_days: MemberPlayDays
  member_slots: MemberSlots
  member_tags: MemberTags
  member_touches: MemberTouches
  member_transfer_rules: MemberTransferRules
  member_transfers: MemberTransfers
  member_tree: MemberTree
  member_tries: MemberTries
  members: Members
  merchant_drafts: MerchantDrafts
  merchant_games: MerchantGames
  merchant_modules: MerchantModules
  merchant_vendors: MerchantVendors
  merchant_versions: MerchantVersions
  merchants: Merchants
  message_settings: MessageSettings
  message_templates: MessageTemplates
  migrations: Migrations
  mission_days: MissionDays
  mission_progress: MissionProgress
  missions: Missions
  operator_access_grants: OperatorAccessGrants
  operator_addresses: OperatorAddresses
  operator_merchants: OperatorMerchants
  operator_roles: OperatorRoles
  operator_sessions: OperatorSessions
  operators: Operators
  passkey_challenges: PasskeyChallenges
  passkeys: Passkeys
  payment_channels: PaymentChannels
  payment_settings: PaymentSettings
  payout_accounts: PayoutAccounts
  payout_references: PayoutReferences
  play_sessions: PlaySessions
  point_debts: PointDebts
  point_settings: PointSettings
  point_steps: PointSteps
  promotion_budgets: PromotionBudgets
  promotion_claim_signals: PromotionClaimSignals
  promotion_claims: PromotionClaims
  promotion_code_batches: PromotionCodeBatches
  promotion_code_uses: PromotionCodeUses
  promotion_codes: PromotionCodes
  promotion_versions: PromotionVersions
  promotions: Promotions
  prompt_answers: PromptAnswers
  proposals: Proposals
  protection_limits: ProtectionLimits
  protection_markers: ProtectionMarkers
  protection_settings: ProtectionSettings
  proved_contacts: ProvedContacts
  push_subscriptions: PushSubscriptions
  raffle_prizes: RafflePrizes
  raffle_spins: RaffleSpins
  raffle_tickets: RaffleTickets
  raffles: Raffles
  rebate_accruals: RebateAccruals
  rebate_claim_lines: RebateClaimLines
  rebate_claims: RebateClaims
  rebate_rises: RebateRises
  rebate_rules: RebateRules
  recent_games: RecentGames
  recovery_codes: RecoveryCodes
  redemptions: Redemptions
  referral_rules: ReferralRules
  referred_friends: ReferredFriends
  registration_fields: RegistrationFields
  remembered_devices: RememberedDevices
  resources: Resources
  risk_assessments: RiskAssessments
  risk_case_notes: RiskCaseNotes
  risk_cases: RiskCases
  risk_rules: RiskRules
  risk_signals: RiskSignals
  sealed_nonces: SealedNonces
  seedings: Seedings
  sessions: Sessions
  settlement_clocks: SettlementClocks
  settlements: Settlements
  sign_in_failures: SignInFailures
  sign_in_rules: SignInRules
  sign_in_tickets: SignInTickets
  sign_ins: SignIns
  spent_proofs: SpentProofs
  subaccount_deeds: SubaccountDeeds
  subaccounts: Subaccounts
  support_conversations: SupportConversations
  support_messages: SupportMessages
  support_operators: SupportOperators
  support_pictures: SupportPictures
  tags: Tags
  team_days: TeamDays
  team_periods: TeamPeriods
  team_play_days: TeamPlayDays
  team_sizes: TeamSizes
  ticket_canned_answers: TicketCannedAnswers
  ticket_messages: TicketMessages
  ticket_settings: TicketSettings
  tickets: Tickets
  totp_factors: TotpFactors
  turnover_allocations: TurnoverAllocations
  turnover_buckets: TurnoverBuckets
  turnover_rules: TurnoverRules
  vendor_bets_waiting: VendorBetsWaiting
  vendor_call_hours: VendorCallHours
  vendor_case_notes: VendorCaseNotes
  vendor_cases: VendorCases
  vendor_comparisons: VendorComparisons
  vendor_feeds: VendorFeeds
  vendor_health: VendorHealth
  vendor_order_hours: VendorOrderHours
  vendor_transfers: VendorTransfers
  vendors: Vendors
  verification_codes: VerificationCodes
  vip_claims: VipClaims
  vip_levels: VipLevels
  vip_months: VipMonths
  vip_standings: VipStandings
  vip_steps: VipSteps
  webhook_deliveries: WebhookDeliveries
  webhook_endpoints: WebhookEndpoints
  webhook_events: WebhookEvents
  withdrawal_approvals: WithdrawalApprovals
  withdrawal_payouts: WithdrawalPayouts
  withdrawal_proofs: WithdrawalProofs
  withdrawal_settings: WithdrawalSettings
  withdrawal_steps: WithdrawalSteps
  withdrawals: Withdrawals
}
