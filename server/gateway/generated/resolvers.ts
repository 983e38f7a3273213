import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SiteSource, RegistrationSettingSource, MemberSource, WalletSource, GameSource, TeamSource, TeamMemberSource, TeamBetSource, TeamTransferSource, TeamBetsSource, InvitationSource, InvitationArrivalSource, ContractSource, OperatorContractSource, LineRulesSource, OperatorLineSource, EarningSource, EarningForecastSource, DownlineShareSource, TeamPartSource, TriedWindowSource, SettlementSource, LotteryRulesSource, LotteryBetSource } from '../sources.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Day of a calendar, yyyy-MM-dd; of whose time zone says the field. */
  Date: { input: string; output: string; }
  /** Moment in time, ISO 8601, UTC. */
  DateTime: { input: string; output: string; }
  /** A vendor's or auditor's free-form record. */
  JSON: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** Language code such as `vi`. */
  Locale: { input: string; output: string; }
  /** Decimal string of a currency amount, at most four places; never a float. */
  Money: { input: string; output: string; }
};

/** Input of acceptContract. */
export type AcceptContractInput = {
  /** Whether contracts of downlines may end with it. */
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The version that was read; the first unless told. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of acceptDepositAmount. */
export type AcceptDepositAmountInput = {
  /** The amount that was offered. */
  amount: Scalars['Money']['input'];
  /** Deposit. */
  id: Scalars['ID']['input'];
};

/** Money in, money out and play of a span. */
export type AccountReport = {
  __typename?: 'AccountReport';
  /** Bonuses, rebates and commissions. */
  bonuses: Scalars['Money']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Deposits. */
  deposits: Scalars['Money']['output'];
  /** Deposits less withdrawals. */
  net: Scalars['Money']['output'];
  /** Transfers, corrections and opening amounts. */
  others: Scalars['Money']['output'];
  /** Play. */
  played: ProfitFigures;
  /** Withdrawals. */
  withdrawals: Scalars['Money']['output'];
};

/** Whoever acts in an agent's name, as the session knows it. */
export type ActingSubaccount = {
  __typename?: 'ActingSubaccount';
  /** What the agent calls him. */
  displayName: Scalars['String']['output'];
  /** What stands behind the agent's account and a dot at the sign-in. */
  name: Scalars['String']['output'];
  /** What he may do beside reading. */
  rights: Array<SubaccountRight>;
};

/** Totals of a span of time. */
export type ActivityStatement = {
  __typename?: 'ActivityStatement';
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Money paid in. */
  deposits: Scalars['Money']['output'];
  /** Start. */
  from: Scalars['DateTime']['output'];
  /** Deposits minus withdrawals since the account was opened. */
  lifetimeNetDeposits: Scalars['Money']['output'];
  /** Wins minus stakes. */
  net: Scalars['Money']['output'];
  /** Money staked. */
  stakes: Scalars['Money']['output'];
  /** End. */
  to: Scalars['DateTime']['output'];
  /** Money won. */
  wins: Scalars['Money']['output'];
  /** Money paid out. */
  withdrawals: Scalars['Money']['output'];
};

/** Input of addMemberNote. */
export type AddMemberNoteInput = {
  /** Text. */
  content: Scalars['String']['input'];
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Whether it stands on top. */
  isPinned?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Input of addPayoutAccount. */
export type AddPayoutAccountInput = {
  /** Code of the bank or e-wallet. */
  bankCode: Scalars['ID']['input'];
  /** Holder: the member's own name. */
  holder: Scalars['String']['input'];
  /** Account number, 6 to 19 digits, or the phone number of an e-wallet. */
  number: Scalars['String']['input'];
  /** Payment password. */
  paymentPassword: Scalars['String']['input'];
};

/** Money put right by hand. */
export type Adjustment = {
  __typename?: 'Adjustment';
  /** Amount; negative goes from the member to the house. */
  amount: Scalars['Money']['output'];
  /** When it was asked for. */
  askedAt: Scalars['DateTime']['output'];
  /** Who asked. */
  askedBy: Scalars['String']['output'];
  /** Balance that the member has now. */
  balance: Scalars['Money']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** When it was decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Why it was decided so. */
  decisionReason?: Maybe<Scalars['String']['output']>;
  /** Number of a ticket or letter. */
  document?: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Kind. */
  kind: AdjustmentKind;
  /** User name of the member. */
  memberAccount: Scalars['String']['output'];
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** The transfer that is taken back. */
  reverses?: Maybe<Scalars['ID']['output']>;
  /** State. */
  state: AdjustmentState;
  /** The movement in the ledger. */
  transferId?: Maybe<Scalars['ID']['output']>;
};

/** Which adjustments. */
export type AdjustmentFilter = {
  /** Only those that this operator asked for. */
  askedBy?: InputMaybe<Scalars['String']['input']>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only of this kind. */
  kind?: InputMaybe<AdjustmentKind>;
  /** Only of this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only in this state. */
  state?: InputMaybe<AdjustmentState>;
};

/** What an adjustment does. */
export type AdjustmentKind =
  /** Puts a mistake right, either way. */
  | 'CORRECTION'
  /** Gives the member money. */
  | 'CREDIT'
  /** Takes money from the member. */
  | 'DEBIT'
  /** Takes a posted transfer back. */
  | 'REVERSAL';

/** Up to which amount one pair of eyes suffices. */
export type AdjustmentLimit = {
  __typename?: 'AdjustmentLimit';
  /** The limit in force; zero: always two pairs of eyes. */
  amount: Scalars['Money']['output'];
  /** A higher limit that waits to be in force. */
  pendingAmount?: Maybe<Scalars['Money']['output']>;
  /** From when the higher limit counts. */
  pendingFrom?: Maybe<Scalars['DateTime']['output']>;
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
};

/** Result of updateAdjustmentLimit. */
export type AdjustmentLimitPayload = {
  __typename?: 'AdjustmentLimitPayload';
  /** The limit in force. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A page of adjustments. */
export type AdjustmentPage = {
  __typename?: 'AdjustmentPage';
  /** Rows. */
  items: Array<Adjustment>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of asking or deciding. */
export type AdjustmentPayload = {
  __typename?: 'AdjustmentPayload';
  /** The adjustment. */
  adjustment?: Maybe<Adjustment>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Life of an adjustment. */
export type AdjustmentState =
  /** Posted. */
  | 'APPROVED'
  /** Refused. */
  | 'REJECTED'
  /** Waits for another operator. */
  | 'REQUESTED'
  /** Taken back by whoever asked. */
  | 'WITHDRAWN';

/** What an agent's contracts of a kind cost. */
export type AgentCost = {
  __typename?: 'AgentCost';
  /** Account name. */
  account: Scalars['String']['output'];
  /** What they came to. */
  amount: Scalars['Money']['output'];
  /** How many earnings. */
  count: Scalars['Int']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Id of the agent with kind and currency. */
  id: Scalars['ID']['output'];
  /** What the contracts pay for. */
  kind: SettlementKind;
  /** The agent. */
  memberId: Scalars['ID']['output'];
  /** What of it was paid. */
  paid: Scalars['Money']['output'];
};

/** Which costs. */
export type AgentCostFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** The first day on which the window of a settlement began. */
  from: Scalars['Date']['input'];
  /** Only of this kind. */
  kind?: InputMaybe<SettlementKind>;
  /** The last one, at most 92 days on. */
  to: Scalars['Date']['input'];
};

/** A page of costs. */
export type AgentCostPage = {
  __typename?: 'AgentCostPage';
  /** Rows. */
  items: Array<AgentCost>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** What was paid to somebody, is to be taken back, and is not there. */
export type AgentDebt = {
  __typename?: 'AgentDebt';
  /** Account name. */
  account: Scalars['String']['output'];
  /** Of how many earnings. */
  count: Scalars['Int']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Id of the member who owes, with the currency. */
  id: Scalars['ID']['output'];
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** When it is tried next. */
  nextTryAt: Scalars['DateTime']['output'];
  /** How much. */
  owed: Scalars['Money']['output'];
  /** Since when. */
  since: Scalars['DateTime']['output'];
};

/** Whose debts. */
export type AgentDebtFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
};

/** A page of debts. */
export type AgentDebtPage = {
  __typename?: 'AgentDebtPage';
  /** Rows. */
  items: Array<AgentDebt>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** What the team of an agent, himself included, came to over some days. */
export type AgentReport = {
  __typename?: 'AgentReport';
  /** Account name. */
  account: Scalars['String']['output'];
  /** Bonuses and rewards. */
  bonuses: Scalars['Money']['output'];
  /** Salaries paid to the team; dividends are no cost of it. */
  commissions: Scalars['Money']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** Money that came in. */
  deposits: Scalars['Money']['output'];
  /** Members who deposited for the first time. */
  firstDeposits: Scalars['Int']['output'];
  /** The agent. */
  id: Scalars['ID']['output'];
  /** What the house won less bonuses, rebates and commissions. */
  left: Scalars['Money']['output'];
  /** What the agent is called. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Rebates. */
  rebates: Scalars['Money']['output'];
  /** Accounts opened. */
  registrations: Scalars['Int']['output'];
  /** Stakes. */
  stake: Scalars['Money']['output'];
  /** What of them counts. */
  validBet: Scalars['Money']['output'];
  /** Money that went out. */
  withdrawals: Scalars['Money']['output'];
  /** What the house won: stakes less payouts. */
  won: Scalars['Money']['output'];
};

/** Which teams. */
export type AgentReportFilter = {
  /** Beginning of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** The first day. */
  from: Scalars['Date']['input'];
  /** The last one, at most 92 days on. */
  to: Scalars['Date']['input'];
};

/** A page of teams. */
export type AgentReportPage = {
  __typename?: 'AgentReportPage';
  /** Rows. */
  items: Array<AgentReport>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** An announcement, or a notice when its type is B. */
export type Announcement = {
  __typename?: 'Announcement';
  /** Markdown. */
  content: Scalars['String']['output'];
  /** Audience. */
  execution: AnnouncementExecution;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Kind. */
  promotionType: AnnouncementType;
  /** When it came into force. */
  publishedAt: Scalars['DateTime']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** Whom an announcement is for. */
export type AnnouncementAudience =
  /** Agents alone, in their centre. */
  | 'AGENTS'
  /** Everybody whom its execution means. */
  | 'ALL';

/** Audience of a popup. */
export type AnnouncementExecution =
  /** Signed-in members. */
  | 'A'
  /** Anonymous visitors. */
  | 'B'
  /** Members at their first sign-in. */
  | 'F';

/** Input of createAnnouncement and updateAnnouncement. */
export type AnnouncementInput = {
  /** Everybody whom `execution` means, or agents alone. */
  audience: AnnouncementAudience;
  /** Until when. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Audience. */
  execution: AnnouncementExecution;
  /** Kind; B is a notice of the marquee. */
  promotionType: AnnouncementType;
  /** Whether it may be shown. */
  published: Scalars['Boolean']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** From when. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The text in each language. */
  translations: Array<TranslationInput>;
};

/** A page of announcements. */
export type AnnouncementPage = {
  __typename?: 'AnnouncementPage';
  /** Rows. */
  items: Array<Announcement>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Kind of an announcement. */
export type AnnouncementType =
  /** Bulletin: a notice of the marquee. */
  | 'B'
  /** Hot. */
  | 'H'
  /** Platform message. */
  | 'PL'
  /** Promotion. */
  | 'PR'
  /** Popup. */
  | 'PU';

/** Input of answerDispute. */
export type AnswerDisputeInput = {
  /** What the agent reads, 3 to 500 characters. */
  answer: Scalars['String']['input'];
  /** The dispute. */
  id: Scalars['ID']['input'];
  /** Who is right. */
  outcome: DisputeOutcome;
};

/** Result of answerDispute. */
export type AnswerDisputePayload = {
  __typename?: 'AnswerDisputePayload';
  /** The dispute. */
  dispute?: Maybe<OperatorDispute>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of answerProtectionPrompt. */
export type AnswerProtectionPromptInput = {
  /** Which prompt. */
  kind: ProtectionPrompt;
};

/** One change by an operator. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What, as `<resource>.<verb>`. */
  action: Scalars['String']['output'];
  /** The thing after. */
  after?: Maybe<Scalars['JSON']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The thing before. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** From which address. */
  ip: Scalars['String']['output'];
  /** Who. */
  operatorAccount: Scalars['String']['output'];
  /** Why. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Id of the thing changed. */
  subjectId: Scalars['ID']['output'];
  /** Kind of the thing changed. */
  subjectKind: Scalars['String']['output'];
};

/** A page of audit entries. */
export type AuditEntryPage = {
  __typename?: 'AuditEntryPage';
  /** Rows. */
  items: Array<AuditEntry>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Which audit entries. */
export type AuditFilter = {
  /** Only this action. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** From this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this operator. */
  operatorAccount?: InputMaybe<Scalars['String']['input']>;
  /** Only this thing. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this kind of thing. */
  subjectKind?: InputMaybe<Scalars['String']['input']>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Whether a game can be started. */
export type Availability =
  /** Shown, says it is under maintenance. */
  | 'MAINTENANCE'
  /** Yes. */
  | 'OPEN';

/** What runs for a member. */
export type AvailablePromo = {
  __typename?: 'AvailablePromo';
  /** Whether friends whom the member brings are paid for. */
  referralEnabled: Scalars['Boolean']['output'];
};

/** A bank or an e-wallet. */
export type Bank = {
  __typename?: 'Bank';
  /** Bank identification number, or code of the e-wallet. */
  code: Scalars['ID']['output'];
  /** Bank or e-wallet. */
  kind: PayoutAccountKind;
  /** Name. */
  name: Scalars['String']['output'];
};

/** The books against the statement of one account and day of the bank. */
export type BankComparison = {
  __typename?: 'BankComparison';
  /** Number of the house's account. */
  accountNumber: Scalars['String']['output'];
  /** Day of the bank, `2026-11-22`. */
  day: Scalars['String']['output'];
  /** How many things differ. */
  differences: Scalars['Int']['output'];
  /** Counts and sums of both sides. */
  figures: Array<BankComparisonFigure>;
  /** When it ended. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** From when on it was compared. */
  from: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the day was over; else what was old enough while it lasted. */
  isWholeDay: Scalars['Boolean']['output'];
  /** What came out. */
  outcome: BankComparisonOutcome;
  /** Why nothing was compared. */
  reason?: Maybe<BankComparisonReason>;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Until when it was compared. */
  to: Scalars['DateTime']['output'];
};

/** Counts and sums of one flow and currency. */
export type BankComparisonFigure = {
  __typename?: 'BankComparisonFigure';
  /** How many movements the bank lists. */
  bankCount: Scalars['Int']['output'];
  /** Their sum. */
  bankSum: Scalars['Money']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Which way. */
  flow: BankFlow;
  /** How many the books have. */
  ownCount: Scalars['Int']['output'];
  /** Their sum. */
  ownSum: Scalars['Money']['output'];
};

/** What came out of a comparison with the bank. */
export type BankComparisonOutcome =
  /** Both sides have the same. */
  | 'BALANCED'
  /** Something differs. */
  | 'DIFFERENT'
  /** Nothing was compared. */
  | 'NOT_COMPARED'
  /** It is under way. */
  | 'RUNNING';

/** A page of comparisons. */
export type BankComparisonPage = {
  __typename?: 'BankComparisonPage';
  /** Comparisons on this page. */
  items: Array<BankComparison>;
  /** Place in the whole list. */
  pageInfo: PageInfo;
};

/** Why nothing was compared. */
export type BankComparisonReason =
  /** The bank does not know the account. */
  | 'ACCOUNT_UNKNOWN'
  /** What the bank answered is no statement of the account and day. */
  | 'CONTRACT_BROKEN'
  /** The comparison was interrupted. */
  | 'INTERRUPTED'
  /** The bank did not answer, or not to the end. */
  | 'NO_ANSWER'
  /** The bank refused to answer us. */
  | 'REFUSED'
  /** The statement is longer than is read at once. */
  | 'TOO_LONG';

/** Something that the books and the bank do not both have. */
export type BankDifference = {
  __typename?: 'BankDifference';
  /** When the bank moved it, or the books say so. */
  at: Scalars['DateTime']['output'];
  /** Amount at the bank. */
  bankAmount?: Maybe<Scalars['Money']['output']>;
  /** The bank's id of the movement. */
  bankId?: Maybe<Scalars['String']['output']>;
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Which way the money moved. */
  flow: BankFlow;
  /** Id. */
  id: Scalars['ID']['output'];
  /** How they differ. */
  kind: BankDifferenceKind;
  /** Code of the brand; absent where nobody can tell whose money it is. */
  merchantCode?: Maybe<Scalars['String']['output']>;
  /** Amount in the books. */
  ownAmount?: Maybe<Scalars['Money']['output']>;
  /** Our id of it: of a transfer, or of a payment order. */
  ownId?: Maybe<Scalars['String']['output']>;
  /** The bank's reference. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The withdrawal that it belongs to. */
  withdrawalId?: Maybe<Scalars['ID']['output']>;
};

/** How the books and the bank differ. */
export type BankDifferenceKind =
  /** We have it, and the bank has not. */
  | 'MISSING_AT_BANK'
  /** The bank has it, and we have not. */
  | 'MISSING_WITH_US'
  /** Both have it, with other amounts. */
  | 'OTHER_AMOUNT'
  /** The bank moved it more than once. */
  | 'TWICE';

/** A page of differences. */
export type BankDifferencePage = {
  __typename?: 'BankDifferencePage';
  /** Differences on this page. */
  items: Array<BankDifference>;
  /** Place in the whole list. */
  pageInfo: PageInfo;
};

/** Which way money moved. */
export type BankFlow =
  /** It came back of an order. */
  | 'BACK'
  /** It came in. */
  | 'IN'
  /** It went out by order. */
  | 'OUT';

/** A picture with a target. */
export type Banner = {
  __typename?: 'Banner';
  /** Where it stands. */
  groupName: BannerGroup;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Picture. */
  imageUrl: Scalars['String']['output'];
  /** What a click does. */
  linkageType: LinkageType;
  /** Alternative text. */
  title: Scalars['String']['output'];
  /** Target. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Places for banners. */
export type BannerGroup =
  /** Forgot-password dialog. */
  | 'w_forget'
  /** Lobby. */
  | 'w_home'
  /** Side menu. */
  | 'w_leftmenu'
  /** Sign-in dialog. */
  | 'w_login'
  /** Registration dialog. */
  | 'w_register';

/** Input of createBanner and updateBanner. */
export type BannerInput = {
  /** Until when. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where it stands. */
  groupName: BannerGroup;
  /** What a click does. */
  linkageType: LinkageType;
  /** A picture for each language. */
  pictures: Array<BannerPictureInput>;
  /** Place in the group. */
  position: Scalars['Int']['input'];
  /** Whether it may be shown. */
  published: Scalars['Boolean']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** From when. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Target. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Picture of a banner in a language. */
export type BannerPicture = {
  __typename?: 'BannerPicture';
  /** Address. */
  imageUrl: Scalars['String']['output'];
  /** Language. */
  language: Scalars['Locale']['output'];
  /** Alternative text. */
  title: Scalars['String']['output'];
};

/** Picture of a banner in a language. */
export type BannerPictureInput = {
  /** Address. */
  imageUrl: Scalars['String']['input'];
  /** Language. */
  language: Scalars['Locale']['input'];
  /** Alternative text. */
  title: Scalars['String']['input'];
};

/** Result of beginTotp. */
export type BeginTotpPayload = {
  __typename?: 'BeginTotpPayload';
  /** The secret for typing, Base32. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The secret for a QR code, otpauth://. */
  uri?: Maybe<Scalars['String']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A bet. */
export type Bet = {
  __typename?: 'Bet';
  /** Balance after the last movement. */
  balanceAfter?: Maybe<Scalars['Money']['output']>;
  /** Balance before the stake. */
  balanceBefore?: Maybe<Scalars['Money']['output']>;
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Name of the game. */
  gameName: Scalars['String']['output'];
  /** Category. */
  gameType: GameType;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Game. */
  nodeId: Scalars['ID']['output'];
  /** Payout. */
  payout: Scalars['Money']['output'];
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** Payout less stake. */
  profit: Scalars['Money']['output'];
  /** Round of the vendor. */
  round: Scalars['String']['output'];
  /** When it was decided. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stake. */
  stake: Scalars['Money']['output'];
  /** State. */
  state: BetState;
  /** Part of the stake that counts for turnover. */
  validBet: Scalars['Money']['output'];
  /** Vendor code. */
  vassalage: Scalars['String']['output'];
  /** Name of the vendor. */
  vendorName: Scalars['String']['output'];
};

/** A bet with everything needed to recall it. */
export type BetDetail = {
  __typename?: 'BetDetail';
  /** The bet. */
  bet: Bet;
  /** The vendor's record of the round. */
  outcome?: Maybe<Scalars['JSON']['output']>;
  /** The vendor's drawing of the round. */
  recallUrl?: Maybe<Scalars['String']['output']>;
  /** Its movements. */
  transactions: Array<BetTransaction>;
};

/** Which bets. */
export type BetFilter = {
  /** From this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Category. */
  gameType?: InputMaybe<GameType>;
  /** Part of the game's name; accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state?: InputMaybe<BetState>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Vendor code. */
  vassalage?: InputMaybe<Scalars['String']['input']>;
};

/** A page of bets. */
export type BetPage = {
  __typename?: 'BetPage';
  /** Rows. */
  items: Array<Bet>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Sums over all pages. */
  totals: BetTotals;
};

/** State of a bet. */
export type BetState =
  /** Not decided. */
  | 'OPEN'
  /** Decided. */
  | 'SETTLED'
  /** Taken back. */
  | 'VOID';

/** Sums over all pages of a filter: of settled bets, or of the state asked for. */
export type BetTotals = {
  __typename?: 'BetTotals';
  /** Payouts. */
  payout: Scalars['Money']['output'];
  /** Payouts less stakes. */
  profit: Scalars['Money']['output'];
  /** Stakes. */
  stake: Scalars['Money']['output'];
  /** Valid bets. */
  validBet: Scalars['Money']['output'];
};

/** A movement of a bet. */
export type BetTransaction = {
  __typename?: 'BetTransaction';
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Balance after it. */
  balanceAfter: Scalars['Money']['output'];
  /** Id of the transfer. */
  id: Scalars['ID']['output'];
  /** BET, WIN or ROLLBACK. */
  kind: Scalars['String']['output'];
};

/** What cancelling a bonus costs. */
export type BonusCancellation = {
  __typename?: 'BonusCancellation';
  /** Of the bonus itself. */
  bonus: Scalars['Money']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Both together. */
  forfeited: Scalars['Money']['output'];
  /** Won since it came, where its terms name that. */
  winnings: Scalars['Money']['output'];
};

/** Whether a vendor is called. */
export type BreakerState =
  /** It answers. */
  | 'CLOSED'
  /** One call tries whether it is back. */
  | 'HALF_OPEN'
  /** It is left alone; its games are in maintenance. */
  | 'OPEN';

/** A bet with what it did for a bucket. */
export type BucketBet = {
  __typename?: 'BucketBet';
  /** What of it counted for the bucket. */
  counted: Scalars['Money']['output'];
  /** Name of the game. */
  gameName: Scalars['String']['output'];
  /** Category. */
  gameType: GameType;
  /** Id. */
  id: Scalars['ID']['output'];
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** Why nothing of it did. */
  reason?: Maybe<BucketBetReason>;
  /** Stake. */
  stake: Scalars['Money']['output'];
  /** How it stands. */
  state: BetState;
  /** What of it is a valid bet. */
  validBet: Scalars['Money']['output'];
  /** Maker of the game. */
  vendorName: Scalars['String']['output'];
};

/** A page of bets with what they did for a bucket. */
export type BucketBetPage = {
  __typename?: 'BucketBetPage';
  /** Bets. */
  items: Array<BucketBet>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Why a bet did nothing for a bucket. */
export type BucketBetReason =
  /** The terms leave its category out. */
  | 'CATEGORY'
  /** An older bucket took it, or nothing was missing any more. */
  | 'ELSEWHERE'
  /** Its stake is above the greatest allowed. */
  | 'GREATEST_BET'
  /** Nothing of it is a valid bet: free, or neither won nor lost. */
  | 'NO_VALID_BET'
  /** It is not settled. */
  | 'OPEN'
  /** It was taken back. */
  | 'VOID';

/** Whether an answer may be shared between people. */
export type CacheControlScope =
  /** Belongs to one person. */
  | 'PRIVATE'
  /** The same for everybody of a merchant and language. */
  | 'PUBLIC';

/** Input of cancelBonus. */
export type CancelBonusInput = {
  /** What the member was shown and agrees to lose. */
  forfeited: Scalars['Money']['input'];
  /** Bucket of the bonus. */
  id: Scalars['ID']['input'];
};

/** Result of cancelBonus. */
export type CancelBonusPayload = {
  __typename?: 'CancelBonusPayload';
  /** What was forfeited. */
  cancellation?: Maybe<BonusCancellation>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of cancelLotteryOrder. */
export type CancelLotteryOrderInput = {
  /** Id. */
  id: Scalars['ID']['input'];
};

/** Result of cancelLotteryOrder. */
export type CancelLotteryOrderPayload = {
  __typename?: 'CancelLotteryOrderPayload';
  /** The order. */
  order?: Maybe<LotteryOrder>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of cancelWithdrawal. */
export type CancelWithdrawalInput = {
  /** Id. */
  id: Scalars['ID']['input'];
};

/** A captcha picture and its id. */
export type Captcha = {
  __typename?: 'Captcha';
  /** Goes back with the answer. */
  id: Scalars['ID']['output'];
  /** PNG, base64. */
  image: Scalars['String']['output'];
};

/** A proof of work. */
export type CaptchaChallenge = {
  __typename?: 'CaptchaChallenge';
  /** ALTCHA's challenge, JSON text. */
  challenge: Scalars['String']['output'];
  /** Guesses it takes at most. */
  most: Scalars['Int']['output'];
};

/** Who checks that a person is a person. */
export type CaptchaProvider =
  /** A proof of work that the browser finds by itself. */
  | 'ALTCHA'
  /** Our own picture. */
  | 'IMAGE'
  /** Nobody. */
  | 'NONE';

/** The captcha of each purpose. */
export type CaptchaProviders = {
  __typename?: 'CaptchaProviders';
  /** Signing in. */
  login: CaptchaProvider;
  /** Registration. */
  register: CaptchaProvider;
  /** Codes by SMS. */
  sms: CaptchaProvider;
};

/** The captcha of each purpose. */
export type CaptchaProvidersInput = {
  /** Signing in. */
  login: CaptchaProvider;
  /** Registration. */
  register: CaptchaProvider;
  /** Codes by SMS. */
  sms: CaptchaProvider;
};

/** What a captcha protects. */
export type CaptchaPurpose =
  /** Signing in. */
  | 'LOGIN'
  /** Registration. */
  | 'REGISTER'
  /** Codes by SMS. */
  | 'SMS';

/** Where a rain or a raffle is. */
export type ChanceState =
  /** Nobody sees it yet; it may be changed. */
  | 'DRAFT'
  /** It waits to be published again. */
  | 'PAUSED'
  /** Members see it; its terms stay. */
  | 'PUBLISHED';

/** What is written in a language. */
export type ChanceWords = {
  __typename?: 'ChanceWords';
  /** Language. */
  language: Scalars['Locale']['output'];
  /** What it is for. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** What is written in a language. */
export type ChanceWordsInput = {
  /** Language. */
  language: Scalars['Locale']['input'];
  /** What it is for, at most 300 characters. */
  text: Scalars['String']['input'];
  /** Title, at most 80 characters. */
  title: Scalars['String']['input'];
};

/** Input of changeOperatorPassword. */
export type ChangeOperatorPasswordInput = {
  /** The new one. */
  newPassword: Scalars['String']['input'];
  /** The password as it is. */
  password: Scalars['String']['input'];
};

/** Input of changePassword. */
export type ChangePasswordInput = {
  /** New password again. */
  confirmNewPassword: Scalars['String']['input'];
  /** New password. */
  newPassword: Scalars['String']['input'];
  /** Password in force. */
  oldPassword: Scalars['String']['input'];
};

/** Result of changePassword. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** The member. */
  member?: Maybe<Member>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of changeSubaccount. */
export type ChangeSubaccountInput = {
  /** What the agent calls him. */
  displayName: Scalars['String']['input'];
  /** Who. */
  id: Scalars['ID']['input'];
  /** What he may do beside reading. */
  rights: Array<SubaccountRight>;
};

/** Name of a channel in a language. */
export type ChannelName = {
  __typename?: 'ChannelName';
  /** Language. */
  language: Scalars['Locale']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Name of a channel in a language. */
export type ChannelNameInput = {
  /** Language. */
  language: Scalars['Locale']['input'];
  /** Name. */
  name: Scalars['String']['input'];
};

/** Input of checkAffiliate. */
export type CheckAffiliateInput = {
  /** Invitation code. */
  code: Scalars['String']['input'];
};

/** Result of checkAffiliate. */
export type CheckAffiliatePayload = {
  __typename?: 'CheckAffiliatePayload';
  /** Expected failures. */
  userErrors: Array<UserError>;
  /** Whether the code is good. */
  valid: Scalars['Boolean']['output'];
};

/** Input of claimDeposit. */
export type ClaimDepositInput = {
  /** Deposit. */
  id: Scalars['ID']['input'];
  /** What the member says about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Address of a picture that the member uploaded. */
  proofUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Input of claimIdentity. */
export type ClaimIdentityInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
};

/** Input of claimLeaderboardPrize. */
export type ClaimLeaderboardPrizeInput = {
  /** The place. */
  id: Scalars['ID']['input'];
};

/** Result of claimLeaderboardPrize. */
export type ClaimLeaderboardPrizePayload = {
  __typename?: 'ClaimLeaderboardPrizePayload';
  /** Leaderboards and places as they stand afterwards. */
  standings?: Maybe<MissionLeaderboards>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of claimMission. */
export type ClaimMissionInput = {
  /** Code of the mission. */
  code: Scalars['String']['input'];
  /** The first day of the window. */
  startsOn: Scalars['String']['input'];
};

/** Result of claimMission. */
export type ClaimMissionPayload = {
  __typename?: 'ClaimMissionPayload';
  /** The member's missions as they stand afterwards. */
  missions?: Maybe<Array<Mission>>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of claimPromotion. */
export type ClaimPromotionInput = {
  /** At most 140 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Promotion. */
  id: Scalars['ID']['input'];
  /** Files that the member uploaded, three at most. */
  images?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of claimPromotion and redeemPromotionCode. */
export type ClaimPromotionPayload = {
  __typename?: 'ClaimPromotionPayload';
  /** The promotion as it stands now. */
  promotion?: Maybe<Promotion>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of claimRebates. */
export type ClaimRebatesInput = {
  /** Only of these categories; all where none are named. */
  categories?: InputMaybe<Array<GameType>>;
};

/** Result of claimRebates. */
export type ClaimRebatesPayload = {
  __typename?: 'ClaimRebatesPayload';
  /** What was given. */
  claim?: Maybe<RebateClaim>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of claimReferral. */
export type ClaimReferralInput = {
  /** The friend. */
  id: Scalars['ID']['input'];
};

/** Result of claimReferral. */
export type ClaimReferralPayload = {
  __typename?: 'ClaimReferralPayload';
  /** The friend, who is paid for. */
  friend?: Maybe<ReferredFriend>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Result of claimSignInDay. */
export type ClaimSignInDayPayload = {
  __typename?: 'ClaimSignInDayPayload';
  /** The ladder as it stands afterwards. */
  signInDays?: Maybe<SignInDays>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of claimSuspense. */
export type ClaimSuspenseInput = {
  /** Take it, or give it back. */
  claimed: Scalars['Boolean']['input'];
  /** Id. */
  id: Scalars['ID']['input'];
};

/** Input of claimVipBonus. */
export type ClaimVipBonusInput = {
  /** What it is for. */
  kind: VipBonusKind;
  /** The rank, the first day of the month, or the year of the birthday. */
  subject: Scalars['String']['input'];
};

/** Result of claimVipBonus. */
export type ClaimVipBonusPayload = {
  __typename?: 'ClaimVipBonusPayload';
  /** The bonus, which is claimed. */
  bonus?: Maybe<VipBonus>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of closeAccount. */
export type CloseAccountInput = {
  /** User name, typed as confirmation. */
  account: Scalars['String']['input'];
};

/** Result of closing an account. */
export type CloseAccountPayload = {
  __typename?: 'CloseAccountPayload';
  /** Whether it is closed. */
  done: Scalars['Boolean']['output'];
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What must come to its end before an account may be closed. */
export type ClosingObstacles = {
  __typename?: 'ClosingObstacles';
  /** Money in the main wallet. */
  balance: Scalars['Money']['output'];
  /** Bonus or commission that is neither played free nor given up. */
  bonus: Scalars['Boolean']['output'];
  /** The house still looks into a payment or a correction. */
  checks: Scalars['Boolean']['output'];
  /** The newest deposit that is under way. */
  depositId?: Maybe<Scalars['ID']['output']>;
  /** Bets without a result, or whose result is about to be put right. */
  openBets: Scalars['Boolean']['output'];
  /** Money in the wallet of a vendor, or on its way there or back. */
  vendorWallets: Scalars['Boolean']['output'];
  /** The newest withdrawal that is under way. */
  withdrawalId?: Maybe<Scalars['ID']['output']>;
};

/** A proof by the authenticator app. */
export type CodeInput = {
  /** Code. */
  code: Scalars['String']['input'];
};

/** What an SMS code is for. */
export type CodePurpose =
  /** Signing in. */
  | 'LOGIN'
  /** A new password. */
  | 'PASSWORD';

/** Result of sending a code. */
export type CodeSentPayload = {
  __typename?: 'CodeSentPayload';
  /** Minutes until another code may be asked for. */
  expiredMinutes?: Maybe<Scalars['Int']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Result of beginning a comparison. */
export type CompareBankAccountsPayload = {
  __typename?: 'CompareBankAccountsPayload';
  /** Whether it was begun. */
  done: Scalars['Boolean']['output'];
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of confirmWithdrawal. */
export type ConfirmWithdrawalInput = {
  /** What happened. */
  answer: WithdrawalAnswer;
  /** Id. */
  id: Scalars['ID']['input'];
  /** Ids of one to three uploaded pictures; only when something is missing. */
  proofs?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What is missing; only when a part arrived. */
  restAmount?: InputMaybe<Scalars['Money']['input']>;
};

/** How it stands with the contracts that the member is paid by: NONE, REQUESTED, ACTIVE, CHANGE_REQUESTED or TERMINATION_REQUESTED. */
export type Consolidated = {
  __typename?: 'Consolidated';
  /** Of the hourly salary. */
  contracthoursalreq?: Maybe<Scalars['String']['output']>;
  /** Of the daily salary. */
  dailysalreqtype?: Maybe<Scalars['String']['output']>;
  /** Of the dividend. */
  divtypereq?: Maybe<Scalars['String']['output']>;
  /** Of the real-time salary. */
  realtimesalreqtype?: Maybe<Scalars['String']['output']>;
};

/** The way a message takes to a member. */
export type ContactChannel =
  /** E-mail. */
  | 'EMAIL'
  /** SMS. */
  | 'SMS';

/** Hosts that stand before our own; each picture and each launch of a game takes one at random. */
export type ContentNetworks = {
  __typename?: 'ContentNetworks';
  /** Hosts at which games are launched; without any they are at our own. */
  games: Array<Scalars['String']['output']>;
  /** Id of the brand. */
  id: Scalars['ID']['output'];
  /** Hosts of pictures; without any they come from our own. */
  images: Array<Scalars['String']['output']>;
};

/** Input of updateContentNetworks. */
export type ContentNetworksInput = {
  /** Hosts at which games are launched. */
  games: Array<Scalars['String']['input']>;
  /** Hosts of pictures, such as `https://one.example`. */
  images: Array<Scalars['String']['input']>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Result of changing the content networks. */
export type ContentNetworksPayload = {
  __typename?: 'ContentNetworksPayload';
  /** The hosts. */
  networks?: Maybe<ContentNetworks>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Who pays whom by what. */
export type Contract = Node & {
  __typename?: 'Contract';
  /** Whose answer it waits for. */
  awaits?: Maybe<ContractParty>;
  /** Whether it waits for the member's own answer. */
  awaitsOwnAnswer: Scalars['Boolean']['output'];
  /** When anything last happened to it. */
  changedAt: Scalars['DateTime']['output'];
  /** When it was first proposed. */
  createdAt: Scalars['DateTime']['output'];
  /** The terms in force; null before the first signature. */
  current?: Maybe<ContractVersion>;
  /** The end of the last window that it holds for, once it is over. */
  holdsUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** What it pays for. */
  kind: ContractKind;
  /** Which side of it the member is. */
  party: ContractParty;
  /** Who is paid, where that is a downline; null in an own contract, and once the downline has moved away. */
  payee?: Maybe<TeamMember>;
  /** Account of whoever is paid. */
  payeeAccount: Scalars['String']['output'];
  /** Account of the upline who pays; null where the platform does. */
  payerAccount?: Maybe<Scalars['String']['output']>;
  /** How often it is settled; fixed for good. */
  period: ContractPeriod;
  /** The terms that wait for a signature. */
  proposed?: Maybe<ContractVersion>;
  /** How it stands. */
  state: ContractState;
  /** Who did what when, the first first. */
  steps: Array<ContractStep>;
  /** All terms that were ever proposed, the first first. */
  versions: Array<ContractVersion>;
};

/** Who acted. */
export type ContractActor =
  /** Who is paid. */
  | 'PAYEE'
  /** Who pays. */
  | 'PAYER'
  /** The platform, which moves lines. */
  | 'PLATFORM'
  /** Somebody above, whose own contract changed. */
  | 'UPLINE';

/** Where a period in which the house lost goes to. */
export type ContractCarry =
  /** Into the second half of its month. */
  | 'HALF_MONTH'
  /** Into the next period. */
  | 'NEXT'
  /** Nowhere. */
  | 'NONE'
  /** On until it is worked off. */
  | 'PERMANENT';

/** What happens to a contract. */
export type ContractDeed =
  /** A contract above made it impossible: it ended. */
  | 'ENDED'
  /** A contract above, or a move to another line, made the proposal impossible before it was answered. */
  | 'LAPSED'
  /** Whoever is paid was moved to another line: it ended. */
  | 'MOVED'
  /** Terms were proposed or asked for. */
  | 'PROPOSED'
  /** They were refused. */
  | 'REJECTED'
  /** They were signed. */
  | 'SIGNED'
  /** The other side agreed: it ended. */
  | 'TERMINATED'
  /** The other side refused it. */
  | 'TERMINATION_REFUSED'
  /** One side asked for the end. */
  | 'TERMINATION_REQUESTED'
  /** The wish to end was taken back. */
  | 'TERMINATION_WITHDRAWN'
  /** They were taken back. */
  | 'WITHDRAWN';

/** Which contract a deed is about. */
export type ContractDeedInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** Which contracts. */
export type ContractFilter = {
  /** Those that wait for the member's own answer, or all others. */
  awaitsOwnAnswer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of this kind. */
  kind?: InputMaybe<ContractKind>;
  /** Those that are not over, or those that are. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those that the member is paid by, or those that he pays. */
  party?: InputMaybe<ContractParty>;
  /** In this state. */
  state?: InputMaybe<ContractState>;
};

/** What a contract pays for. */
export type ContractKind =
  /** A share of what the team bet in a day. */
  | 'DAILY_SALARY'
  /** A share of what the team lost. */
  | 'DIVIDEND'
  /** A share of what the team bet in an hour. */
  | 'HOURLY_SALARY'
  /** A share of what the team bet, every five minutes. */
  | 'REALTIME_SALARY';

/** A kind of contract of which an agent may offer a share of his own. */
export type ContractOffer = {
  __typename?: 'ContractOffer';
  /** Whether members may sign it, who become agents by that; else agents alone. */
  isForMembers: Scalars['Boolean']['output'];
  /** What it pays for. */
  kind: ContractKind;
  /** The highest rate of the agent's own, in 1/1 000 000. */
  mostRate: Scalars['Int']['output'];
};

/** A contract to be proposed to who comes. */
export type ContractOfferInput = {
  /** What it pays for. */
  kind: ContractKind;
  /** Share in 1/1 000 000: 10000 is 1 %. */
  rate: Scalars['Int']['input'];
};

/** A page of contracts. */
export type ContractPage = {
  __typename?: 'ContractPage';
  /** Contracts. */
  items: Array<Contract>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Whose money pays contracts below the top. */
export type ContractPaidBy =
  /** The platform pays everybody his difference. */
  | 'PLATFORM'
  /** Each upline pays his direct downlines out of his own. */
  | 'UPLINE';

/** A side of a contract. */
export type ContractParty =
  /** Who is paid. */
  | 'PAYEE'
  /** Who pays: the direct upline, or the platform. */
  | 'PAYER';

/** Result of what is done about a contract. */
export type ContractPayload = {
  __typename?: 'ContractPayload';
  /** The contract as it then stands. */
  contract?: Maybe<Contract>;
  /** Contracts of downlines that would end with it (CONTRACT_ENDS_DOWNLINES), at most a hundred of them; sent with `confirmed` they do. */
  endsContracts: Array<EndingContract>;
  /** How many would end. */
  endsCount: Scalars['Int']['output'];
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** How often a contract is settled. */
export type ContractPeriod =
  /** Every day. */
  | 'DAY'
  /** From the 1st to the 15th, and from the 16th on. */
  | 'HALF_MONTH'
  /** Every hour. */
  | 'HOUR'
  /** Every month. */
  | 'MONTH'
  /** Every five minutes. */
  | 'REALTIME'
  /** Every week, from Monday. */
  | 'WEEK';

/** Which tier of a contract pays. */
export type ContractPick =
  /** Tiers whose loss is not reached pay in proportion; the greatest amount. */
  | 'FLOAT'
  /** The highest tier that is reached whole. */
  | 'HIGHEST';

/** How it stands with a kind of contract. */
export type ContractStanding =
  /** It is in force. */
  | 'ACTIVE'
  /** It is in force, and other terms wait to be signed. */
  | 'CHANGE_REQUESTED'
  /** There is none. */
  | 'NONE'
  /** One waits to be signed by either side. */
  | 'REQUESTED'
  /** It is in force until either side agrees that it ends. */
  | 'TERMINATION_REQUESTED';

/** How it stands with each kind; null for trial players and where the brand has no contracts. */
export type ContractStandings = {
  __typename?: 'ContractStandings';
  /** Daily salary. */
  dailySalary?: Maybe<ContractStanding>;
  /** Dividend. */
  dividend?: Maybe<ContractStanding>;
  /** Hourly salary. */
  hourlySalary?: Maybe<ContractStanding>;
  /** Real-time salary. */
  realtimeSalary?: Maybe<ContractStanding>;
};

/** Life of a contract. */
export type ContractState =
  /** In force. */
  | 'ACTIVE'
  /** Refused or taken back before it was signed. */
  | 'REJECTED'
  /** Proposed or asked for, never signed. */
  | 'REQUESTED'
  /** Over. */
  | 'TERMINATED'
  /** In force until the other side agrees that it ends. */
  | 'TERMINATION_REQUESTED';

/** What was done about a contract. */
export type ContractStep = {
  __typename?: 'ContractStep';
  /** By whom. */
  actor: ContractActor;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What. */
  deed: ContractDeed;
  /** The version it was about. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** What a brand offers of a kind of contract where nobody names terms, and its rules for the kind. */
export type ContractTemplate = {
  __typename?: 'ContractTemplate';
  /** Where a period in which the house lost goes to. */
  carry: ContractCarry;
  /** The kind. */
  id: ContractKind;
  /** Whether the brand offers it. */
  isOffered: Scalars['Boolean']['output'];
  /** Whether a member who signs becomes an agent. */
  makesAgents: Scalars['Boolean']['output'];
  /** Whether two operators approve what is paid. */
  needsApproval: Scalars['Boolean']['output'];
  /** Whose money pays contracts below the top. */
  paidBy: ContractPaidBy;
  /** How often it is settled. */
  period: ContractPeriod;
  /** Which of them pays. */
  pick: ContractPick;
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** Steps, the highest rate last. */
  tiers: Array<ContractTier>;
};

/** Input of updateContractTemplate. */
export type ContractTemplateInput = {
  /** Where a period in which the house lost goes to. */
  carry?: InputMaybe<ContractCarry>;
  /** The kind. */
  id: ContractKind;
  /** Whether a member who signs becomes an agent. */
  makesAgents: Scalars['Boolean']['input'];
  /** Whether two operators approve what is paid. */
  needsApproval: Scalars['Boolean']['input'];
  /** Whose money pays contracts below the top. */
  paidBy: ContractPaidBy;
  /** How often it is settled. */
  period: ContractPeriod;
  /** Which of them pays. */
  pick?: InputMaybe<ContractPick>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Steps, each with a rate of its own. */
  tiers: Array<ContractTierInput>;
};

/** Result of changing a template. */
export type ContractTemplatePayload = {
  __typename?: 'ContractTemplatePayload';
  /** The template. */
  template?: Maybe<ContractTemplate>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Terms as somebody proposes them. */
export type ContractTermsInput = {
  /** Where a period in which the house lost goes to. */
  carry?: InputMaybe<ContractCarry>;
  /** How often it is settled. */
  period: ContractPeriod;
  /** Which of them pays. */
  pick?: InputMaybe<ContractPick>;
  /** Steps, each with a rate of its own. */
  tiers: Array<ContractTierInput>;
};

/** A step of a contract: what a team must come to, and what is paid then. A threshold of nothing asks for nothing. */
export type ContractTier = {
  __typename?: 'ContractTier';
  /** Active members from which it counts. In windows of an hour or less, whoever bet anything valid is active. */
  activeMembers: Scalars['Int']['output'];
  /** What the house won of the team from which it counts. */
  loss: Scalars['Money']['output'];
  /** What is paid, in 1/1 000 000: 10000 is 1 %. */
  rate: Scalars['Int']['output'];
  /** Valid bet of the team from which it counts. */
  validBet: Scalars['Money']['output'];
};

/** A step of terms as somebody proposes them. */
export type ContractTierInput = {
  /** Active members from which it counts. In windows of an hour or less, whoever bet anything valid is active. */
  activeMembers: Scalars['Int']['input'];
  /** What the house won of the team from which it counts. */
  loss: Scalars['Money']['input'];
  /** What is paid, in 1/1 000 000: 10000 is 1 %. */
  rate: Scalars['Int']['input'];
  /** Valid bet of the team from which it counts. */
  validBet: Scalars['Money']['input'];
};

/** Terms as they were proposed. They never change. */
export type ContractVersion = {
  __typename?: 'ContractVersion';
  /** Where a period in which the house lost goes to. */
  carry: ContractCarry;
  /** Which of them pays. */
  pick: ContractPick;
  /** When. */
  proposedAt: Scalars['DateTime']['output'];
  /** Who proposed them. */
  proposedBy: ContractParty;
  /** Steps, the highest rate last. */
  tiers: Array<ContractTier>;
  /** The first moment that they hold for; null while they are not signed. */
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Number, from 1. */
  version: Scalars['Int']['output'];
};

/** Input of convertPoints. */
export type ConvertPointsInput = {
  /** What the member saw that they bring. */
  amount: Scalars['Money']['input'];
  /** The same key is carried out once. */
  idempotencyKey: Scalars['String']['input'];
  /** Payment password. */
  paymentPassword: Scalars['String']['input'];
  /** How many, whole ones. */
  points: Scalars['Money']['input'];
};

/** Input of correctMember; what is left out stays. */
export type CorrectMemberInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Language. */
  language?: InputMaybe<Scalars['Locale']['input']>;
  /** Name shown to others. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Name of the bank account's owner. */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** A country and its dialling code. */
export type Country = {
  __typename?: 'Country';
  /** ISO 3166 code. */
  countryCode: Scalars['String']['output'];
  /** Dialling code with plus. */
  countryDialingCode: Scalars['String']['output'];
};

/** Input of createDeposit. */
export type CreateDepositInput = {
  /** Amount. */
  amount: Scalars['Money']['input'];
  /** Channel. */
  channelId: Scalars['ID']['input'];
  /** Made by the client, once per wish: the same key answers with the same deposit. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Result of createDeposit. */
export type CreateDepositPayload = {
  __typename?: 'CreateDepositPayload';
  /** The deposit. */
  deposit?: Maybe<Deposit>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of createInvitation. */
export type CreateInvitationInput = {
  /** When it is over. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether who comes by it is an agent from the beginning. */
  makesAgents: Scalars['Boolean']['input'];
  /** How many may come by it. */
  mostUses?: InputMaybe<Scalars['Int']['input']>;
  /** What the agent calls it; unique among those that are not ended. */
  name: Scalars['String']['input'];
  /** What is proposed to who comes. */
  offer?: InputMaybe<ContractOfferInput>;
};

/** Input of createLeaderboard. */
export type CreateLeaderboardInput = {
  /** What play counts; none: any. */
  categories: Array<GameType>;
  /** 3 to 40 small letters, digits and hyphens. */
  code: Scalars['String']['input'];
  /** Whoever plays less has no place. */
  leastValidBet: Scalars['Money']['input'];
  /** Names; the brand's own language has one. */
  names: Array<MissionNameInput>;
  /** Prizes by place, the first one first. */
  prizes: Array<Scalars['Money']['input']>;
  /** Why; kept in the audit log. */
  reason: Scalars['String']['input'];
};

/** Result of createLeaderboard. */
export type CreateLeaderboardPayload = {
  __typename?: 'CreateLeaderboardPayload';
  /** The leaderboard; null while it waits for a second operator. */
  leaderboard?: Maybe<OperatorLeaderboard>;
  /** What waits. */
  proposal?: Maybe<Proposal>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of createMission. */
export type CreateMissionInput = {
  /** Of which play; none: any. */
  categories: Array<GameType>;
  /** 3 to 40 small letters, digits and hyphens. */
  code: Scalars['String']['input'];
  /** What it asks for. */
  goal: MissionGoal;
  /** Names; the brand's own language has one. */
  names: Array<MissionNameInput>;
  /** How often it begins anew. */
  period: MissionPeriod;
  /** Why; kept in the audit log. */
  reason: Scalars['String']['input'];
  /** What is given for it. */
  reward: Scalars['Money']['input'];
  /** How much: an amount, or a whole number where the goal is one. */
  target: Scalars['Money']['input'];
};

/** Result of createMission. */
export type CreateMissionPayload = {
  __typename?: 'CreateMissionPayload';
  /** The mission; null while it waits for a second operator. */
  mission?: Maybe<OperatorMission>;
  /** What waits. */
  proposal?: Maybe<Proposal>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of createOperatorAccount. */
export type CreateOperatorAccountInput = {
  /** Account. */
  account: Scalars['String']['input'];
  /** Addresses and ranges; none: from anywhere. */
  allowedAddresses: Array<Scalars['String']['input']>;
  /** Brands. */
  merchantIds: Array<Scalars['ID']['input']>;
  /** Name. */
  name: Scalars['String']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Role. */
  role: OperatorRole;
};

/** Input of createPaymentChannel. */
export type CreatePaymentChannelInput = {
  /** Holder of the account. */
  accountName: Scalars['String']['input'];
  /** Account that receives. */
  accountNumber: Scalars['String']['input'];
  /** Bank identification number; empty for a payment service. */
  bankBin: Scalars['String']['input'];
  /** Bank that receives. */
  bankName: Scalars['String']['input'];
  /** Whether members see it. */
  enabled: Scalars['Boolean']['input'];
  /** Gateway behind it: VIETQR, PSP, MANUAL. */
  gateway: Scalars['String']['input'];
  /** Code, unique in the brand. */
  id: Scalars['ID']['input'];
  /** Greatest amount. */
  maximum: Scalars['Money']['input'];
  /** Least amount. */
  minimum: Scalars['Money']['input'];
  /** Name in each language. */
  names: Array<ChannelNameInput>;
  /** Place in the list. */
  position: Scalars['Int']['input'];
  /** Amounts to pick. */
  quickAmounts: Array<Scalars['Money']['input']>;
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of createSubaccount. */
export type CreateSubaccountInput = {
  /** What the agent calls him. */
  displayName: Scalars['String']['input'];
  /** Letters and digits, 2 to 20; never given again. */
  name: Scalars['String']['input'];
  /** The agent's own. */
  ownPassword: Scalars['String']['input'];
  /** The first password, which its holder must change at the first sign-in. */
  password: Scalars['String']['input'];
  /** What he may do beside reading. */
  rights: Array<SubaccountRight>;
};

/** Input of createTag. */
export type CreateTagInput = {
  /** Colour. */
  colour: TagColour;
  /** Name. */
  name: Scalars['String']['input'];
};

/** Where a connection stands. */
export type CursorInfo = {
  __typename?: 'CursorInfo';
  /** Cursor of the last entry. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is more. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A way to reach people. */
export type CustomerService = {
  __typename?: 'CustomerService';
  /** LIVECHAT, FACEBOOK, YOUTUBE, ZALO, TELEGRAM, EMAIL. */
  csType: Scalars['String']['output'];
  /** Address to open. */
  path: Scalars['String']['output'];
};

/** A copy of the member's data. The file itself is at `/wps/protection/exports/<id>/file`. */
export type DataExport = {
  __typename?: 'DataExport';
  /** When asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it is forgotten. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Percent done. */
  progress: Scalars['Int']['output'];
  /** When it was ready. */
  readyAt?: Maybe<Scalars['DateTime']['output']>;
  /** State. */
  state: DataExportState;
};

/** Result of asking for a copy of one's data. */
export type DataExportPayload = {
  __typename?: 'DataExportPayload';
  /** The copy. */
  dataExport?: Maybe<DataExport>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** How far a copy of the member's data is. */
export type DataExportState =
  /** Failed. */
  | 'FAILED'
  /** Ready to download. */
  | 'READY'
  /** Being made. */
  | 'RUNNING'
  /** Not begun. */
  | 'WAITING';

/** Days, both ends included. */
export type DaySpanInput = {
  /** The first day. */
  from: Scalars['Date']['input'];
  /** The last day. */
  to: Scalars['Date']['input'];
};

/** A decision about an adjustment. */
export type DecideAdjustmentInput = {
  /** Id of the adjustment. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of decideDeposit. */
export type DecideDepositInput = {
  /** The decision. */
  decision: DepositDecision;
  /** Id. */
  id: Scalars['ID']['input'];
  /** Why; the member reads it when the deposit is refused. */
  reason: Scalars['String']['input'];
  /** The bank's reference of the transfer; needed to confirm, and good for one deposit. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Input of decideDrawCorrection. */
export type DecideDrawCorrectionInput = {
  /** Id of the correction. */
  id: Scalars['ID']['input'];
  /** Whether it may happen. */
  isApproved: Scalars['Boolean']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of publishEnvelopeRain and pauseEnvelopeRain. */
export type DecideEnvelopeRainInput = {
  /** The rain. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of decideExclusionLift. */
export type DecideExclusionLiftInput = {
  /** Whether it ends earlier. */
  grant: Scalars['Boolean']['input'];
  /** Id of the exclusion. */
  id: Scalars['ID']['input'];
  /** Why; the member reads it. */
  reason: Scalars['String']['input'];
};

/** Input of decideIdentity. */
export type DecideIdentityInput = {
  /** Whether it is approved. */
  approve: Scalars['Boolean']['input'];
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Why not; the member reads it. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of publishRaffle and pauseRaffle. */
export type DecideRaffleInput = {
  /** The raffle. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of decideRedemption. */
export type DecideRedemptionInput = {
  /** The redemption. */
  id: Scalars['ID']['input'];
  /** What becomes of it. */
  outcome: RedemptionOutcome;
  /** What the member reads, 3 to 300 characters. */
  remark: Scalars['String']['input'];
};

/** Input of releaseReferral and refuseReferral. */
export type DecideReferralInput = {
  /** The friend. */
  id: Scalars['ID']['input'];
  /** Why; kept in the audit log. */
  reason: Scalars['String']['input'];
};

/** Result of releaseReferral and refuseReferral. */
export type DecideReferralPayload = {
  __typename?: 'DecideReferralPayload';
  /** The friend. */
  referral?: Maybe<OperatorReferral>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A decision about a settlement. */
export type DecideSettlementInput = {
  /** Id of the settlement. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of decideSuspense. */
export type DecideSuspenseInput = {
  /** The decision. */
  decision: SuspenseDecision;
  /** Deposit to credit. */
  depositId?: InputMaybe<Scalars['ID']['input']>;
  /** Id. */
  id: Scalars['ID']['input'];
  /** Account of the member to credit. */
  memberAccount?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Reference of the payment back. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Input of deleteTag. */
export type DeleteTagInput = {
  /** Id of the tag. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** A deposit. */
export type Deposit = {
  __typename?: 'Deposit';
  /** What the member may take instead of the amount. */
  acceptableAmount?: Maybe<Scalars['Money']['output']>;
  /** Holder of the account that receives. */
  accountName: Scalars['String']['output'];
  /** Account that receives. */
  accountNumber: Scalars['String']['output'];
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** Bank identification number. */
  bankBin: Scalars['String']['output'];
  /** Bank that receives. */
  bankName: Scalars['String']['output'];
  /** Why money of the deposit was not credited by itself. */
  case?: Maybe<SuspenseReason>;
  /** Channel. */
  channelId: Scalars['ID']['output'];
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** When the member said to have paid. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Start. */
  createdAt: Scalars['DateTime']['output'];
  /** What came into the wallet. */
  creditedAmount?: Maybe<Scalars['Money']['output']>;
  /** When the money was credited. */
  creditedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Currency. */
  currency: Scalars['String']['output'];
  /** End of validity. */
  expiresAt: Scalars['DateTime']['output'];
  /** Gateway behind the channel: VIETQR, PSP, MANUAL. */
  gateway: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Page that takes the payment: of the payment service, or in DEMO of the simulated bank. */
  payUrl?: Maybe<Scalars['String']['output']>;
  /** VietQR payload; empty for other gateways. */
  qrPayload: Scalars['String']['output'];
  /** What the bank reported under the code of the deposit, all together. */
  received: Scalars['Money']['output'];
  /** Why an operator refused it. */
  refusalReason?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: DepositState;
  /** States with their times. */
  timeline: Array<DepositStep>;
  /** Purpose of the transfer; matches it to the deposit. */
  transferCode: Scalars['String']['output'];
  /** Transfers that the bank reported for it, oldest first. */
  transfers: Array<DepositTransfer>;
};

/** A member whose deposits are blocked. */
export type DepositBlock = {
  __typename?: 'DepositBlock';
  /** Account of the member. */
  account: Scalars['String']['output'];
  /** Since when. */
  blockedAt: Scalars['DateTime']['output'];
  /** Until when; null until an operator lifts it. */
  blockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the member. */
  id: Scalars['ID']['output'];
  /** 1 for a time, 2 until an operator lifts it. */
  level: Scalars['Int']['output'];
};

/** A page of blocked members. */
export type DepositBlockPage = {
  __typename?: 'DepositBlockPage';
  /** Rows. */
  items: Array<DepositBlock>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of lifting a block. */
export type DepositBlockPayload = {
  __typename?: 'DepositBlockPayload';
  /** The block that was. */
  block?: Maybe<DepositBlock>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What an operator decides on a deposit. */
export type DepositDecision =
  /** The money is in the bank. */
  | 'CONFIRM'
  /** The money did not come. */
  | 'REFUSE';

/** A page of deposits. */
export type DepositPage = {
  __typename?: 'DepositPage';
  /** Rows. */
  items: Array<Deposit>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of a change of a deposit. */
export type DepositPayload = {
  __typename?: 'DepositPayload';
  /** The deposit. */
  deposit?: Maybe<Deposit>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Life cycle of a deposit. */
export type DepositState =
  /** Written down. */
  | 'CREATED'
  /** The money is in the wallet. */
  | 'CREDITED'
  /** Nothing arrived in time. */
  | 'EXPIRED'
  /** Could not be credited. */
  | 'FAILED'
  /** The bank reported the transfer. */
  | 'PAID'
  /** Waiting for the transfer. */
  | 'PENDING'
  /** Money came but not as agreed, or the member says to have paid: somebody looks at it. */
  | 'REVIEW';

/** A state a deposit reached. */
export type DepositStep = {
  __typename?: 'DepositStep';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** State. */
  state: DepositState;
};

/** A transfer that the bank reported for a deposit. */
export type DepositTransfer = {
  __typename?: 'DepositTransfer';
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What became of it. */
  outcome: TransferOutcome;
  /** Why it was not credited by itself; null when it was. */
  reason?: Maybe<SuspenseReason>;
  /** When the report came. */
  receivedAt: Scalars['DateTime']['output'];
  /** When it was decided. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The bank's own time. */
  transactedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Figures of the brand in view. */
export type DeskFigures = {
  __typename?: 'DeskFigures';
  /** Members who placed a bet. */
  activeMembers: Scalars['Int']['output'];
  /** Adjustments that wait for a decision. */
  adjustmentsWaiting: Scalars['Int']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Money that came in. */
  deposited: Scalars['Money']['output'];
  /** Stakes less payouts of settled bets. */
  grossRevenue: Scalars['Money']['output'];
  /** Money that went out. */
  withdrawn: Scalars['Money']['output'];
};

/** What a game is played on. */
export type Device =
  /** Phone browser. */
  | 'MOBILE'
  /** Desktop browser. */
  | 'WEB';

/** Input of disableOperatorSubaccount. */
export type DisableOperatorSubaccountInput = {
  /** Who. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** What an agent says is wrong with an amount that he earned. */
export type Dispute = Node & {
  __typename?: 'Dispute';
  /** What the house answered. */
  answer?: Maybe<Scalars['String']['output']>;
  /** When it was answered or withdrawn. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the agent wrote of it. */
  content: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What is wrong. */
  reason: DisputeReason;
  /** How it stands. */
  state: DisputeState;
};

/** Input of disputeEarning. */
export type DisputeEarningInput = {
  /** What the agent says of it, 3 to 500 characters. */
  content: Scalars['String']['input'];
  /** The earning. */
  id: Scalars['ID']['input'];
  /** What is wrong. */
  reason: DisputeReason;
};

/** Result of disputeEarning. */
export type DisputeEarningPayload = {
  __typename?: 'DisputeEarningPayload';
  /** The earning, which is under dispute. */
  earning?: Maybe<Earning>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** How an operator answers a dispute. */
export type DisputeOutcome =
  /** The amount is right. */
  | 'REJECTED'
  /** The agent is right. */
  | 'UPHELD';

/** What an agent believes to be wrong with an amount. */
export type DisputeReason =
  /** Bets that belong to it are not in it. */
  | 'BETS_MISSING'
  /** Somebody of the line is not in it, or somebody is who does not belong to it. */
  | 'LINE_WRONG'
  /** It was not paid, or not all of it. */
  | 'NOT_PAID'
  /** Anything else. */
  | 'OTHER'
  /** Another rate or tier was agreed on. */
  | 'RATE_WRONG';

/** How a dispute stands. */
export type DisputeState =
  /** Nobody answered it yet. */
  | 'OPEN'
  /** The amount is right. */
  | 'REJECTED'
  /** The agent is right. */
  | 'UPHELD'
  /** The agent took it back. */
  | 'WITHDRAWN';

/** Result of a change that gives nothing back. */
export type DonePayload = {
  __typename?: 'DonePayload';
  /** Whether it was done. */
  done: Scalars['Boolean']['output'];
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What a direct downline got of an earning. */
export type DownlineShare = {
  __typename?: 'DownlineShare';
  /** User name. */
  account: Scalars['String']['output'];
  /** What the downline's contract came to, which went off. */
  amount: Scalars['Money']['output'];
  /** What the downline's team came to. */
  measures: PayMeasures;
  /** The downline as a member of the line; null once out of it. */
  member?: Maybe<TeamMember>;
  /** Id of the downline. */
  memberId: Scalars['ID']['output'];
  /** Of the downline's tier, in 1/1 000 000. */
  rate?: Maybe<Scalars['Int']['output']>;
};

/** A page of what downlines got. */
export type DownlineSharePage = {
  __typename?: 'DownlineSharePage';
  /** Downlines. */
  items: Array<DownlineShare>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Whether a draw of our own can be recomputed; null where there is nothing to compare yet. */
export type DrawAudit = {
  __typename?: 'DrawAudit';
  /** The seed is the one whose SHA-256 was published. */
  isCommitmentKept?: Maybe<Scalars['Boolean']['output']>;
  /** It is the result that stands. */
  isResultEqual?: Maybe<Scalars['Boolean']['output']>;
  /** What the seed gives. */
  recomputedResult?: Maybe<Array<Array<Scalars['String']['output']>>>;
};

/** A draw made void, or a result put right. */
export type DrawCorrection = {
  __typename?: 'DrawCorrection';
  /** When it was asked for. */
  askedAt: Scalars['DateTime']['output'];
  /** Who asked. */
  askedBy: Scalars['String']['output'];
  /** Bets put right so far. */
  bets: Scalars['Int']['output'];
  /** When it was decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Why it was decided so. */
  decisionReason?: Maybe<Scalars['String']['output']>;
  /** The draw. */
  drawId: Scalars['ID']['output'];
  /** When it was done. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Code of the lottery. */
  gameCode: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What it makes of the draw. */
  kind: DrawCorrectionKind;
  /** Number of the draw. */
  number: Scalars['String']['output'];
  /** What they keep. */
  payoutAfter: Scalars['Money']['output'];
  /** What they had been paid. */
  payoutBefore: Scalars['Money']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** The result that is right. */
  result?: Maybe<Array<Array<Scalars['String']['output']>>>;
  /** State. */
  state: DrawCorrectionState;
  /** Wins that members no longer had: the house bears them. */
  uncollected: Scalars['Money']['output'];
};

/** Which corrections. */
export type DrawCorrectionFilter = {
  /** Only of this draw. */
  drawId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only in this state. */
  state?: InputMaybe<DrawCorrectionState>;
};

/** How the summary of an hour changes. */
export type DrawCorrectionHour = {
  __typename?: 'DrawCorrectionHour';
  /** Settled bets. */
  bets: Scalars['Int']['output'];
  /** Category. */
  gameType: GameType;
  /** The hour in which the bets were placed. */
  hour: Scalars['DateTime']['output'];
  /** Payouts. */
  payout: Scalars['Money']['output'];
  /** Stakes. */
  stake: Scalars['Money']['output'];
  /** Valid bets. */
  validBet: Scalars['Money']['output'];
};

/** What a correction makes of a draw. */
export type DrawCorrectionKind =
  /** Another result: wins are taken back and paid anew. */
  | 'RESETTLE'
  /** Void: stakes go back, wins are taken back. */
  | 'VOID';

/** What a correction would do to a member. */
export type DrawCorrectionMember = {
  __typename?: 'DrawCorrectionMember';
  /** Balance now. */
  balance: Scalars['Money']['output'];
  /** User name. */
  memberAccount: Scalars['String']['output'];
  /** Id. */
  memberId: Scalars['ID']['output'];
  /** What they would be paid. */
  payoutAfter: Scalars['Money']['output'];
  /** What his bets were paid. */
  payoutBefore: Scalars['Money']['output'];
  /** Rebates that are taken back. */
  rebateTaken: Scalars['Money']['output'];
  /** Stakes that go back. */
  stakeReturned: Scalars['Money']['output'];
  /** Wins that he no longer has. */
  uncollected: Scalars['Money']['output'];
};

/** A page of corrections. */
export type DrawCorrectionPage = {
  __typename?: 'DrawCorrectionPage';
  /** Rows. */
  items: Array<DrawCorrection>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of asking or deciding. */
export type DrawCorrectionPayload = {
  __typename?: 'DrawCorrectionPayload';
  /** The correction. */
  correction?: Maybe<DrawCorrection>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What a correction would do. */
export type DrawCorrectionPreview = {
  __typename?: 'DrawCorrectionPreview';
  /** Bets that change. */
  bets: Scalars['Int']['output'];
  /** Changes of the hourly summaries: what bonus figures read. */
  hours: Array<DrawCorrectionHour>;
  /** Members it concerns. */
  memberCount: Scalars['Int']['output'];
  /** Those it concerns most, at most 100. */
  members: Array<DrawCorrectionMember>;
  /** What they would be paid. */
  payoutAfter: Scalars['Money']['output'];
  /** What the bets were paid. */
  payoutBefore: Scalars['Money']['output'];
  /** Rebates that are taken back. */
  rebateTaken: Scalars['Money']['output'];
  /** Stakes that go back. */
  stakeReturned: Scalars['Money']['output'];
  /** Uplines whose teams' figures change. */
  teamCount: Scalars['Int']['output'];
  /** Teams it concerns most, at most 100: what agents' commission reads. */
  teams: Array<DrawCorrectionTeam>;
  /** Wins that members no longer have. */
  uncollected: Scalars['Money']['output'];
  /** How many wins cannot be taken back whole. */
  uncollectedWins: Scalars['Int']['output'];
  /** Turnover that members gain, or lose. */
  validBetChange: Scalars['Money']['output'];
};

/** Result of previewDrawCorrection. */
export type DrawCorrectionPreviewPayload = {
  __typename?: 'DrawCorrectionPreviewPayload';
  /** What it would do. */
  preview?: Maybe<DrawCorrectionPreview>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Life of a correction. */
export type DrawCorrectionState =
  /** Waits for another operator. */
  | 'ASKED'
  /** Carried out. */
  | 'DONE'
  /** Refused. */
  | 'REFUSED'
  /** Being carried out. */
  | 'RUNNING';

/** How the settled figures of those whom one upline brought change. */
export type DrawCorrectionTeam = {
  __typename?: 'DrawCorrectionTeam';
  /** Settled bets. */
  bets: Scalars['Int']['output'];
  /** Members of the team it concerns. */
  memberCount: Scalars['Int']['output'];
  /** Payouts less stakes: what the team wins more, or less. */
  profit: Scalars['Money']['output'];
  /** User name of the upline. */
  uplineAccount: Scalars['String']['output'];
  /** Id of the upline. */
  uplineId: Scalars['ID']['output'];
  /** Valid bets. */
  validBet: Scalars['Money']['output'];
};

/** What a draw has taken. */
export type DrawExposure = {
  __typename?: 'DrawExposure';
  /** The number; empty for the play type as a whole. */
  number: Scalars['String']['output'];
  /** What one hit costs. */
  payout: Scalars['Money']['output'];
  /** Code of the play type; empty for the draw as a whole. */
  playType: Scalars['String']['output'];
  /** What was staked. */
  stake: Scalars['Money']['output'];
};

/** Bets of a draw together; those taken back are not among them. */
export type DrawFigures = {
  __typename?: 'DrawFigures';
  /** How many. */
  bets: Scalars['Int']['output'];
  /** How many are not settled. */
  openBets: Scalars['Int']['output'];
  /** What they were paid. */
  payout: Scalars['Money']['output'];
  /** What they cost. */
  stake: Scalars['Money']['output'];
};

/** A result as it was entered. */
export type DrawResultEntry = {
  __typename?: 'DrawResultEntry';
  /** When. */
  enteredAt: Scalars['DateTime']['output'];
  /** User name of the operator, or name of the feed. */
  enteredBy: Scalars['String']['output'];
  /** Told by a feed. */
  isFeed: Scalars['Boolean']['output'];
  /** Entered by whoever asks. */
  isOwn: Scalars['Boolean']['output'];
  /** The numbers; nobody sees another person's before the draw is drawn or held. */
  result?: Maybe<Array<Array<Scalars['String']['output']>>>;
  /** Which result of the draw it is for. */
  resultVersion: Scalars['Int']['output'];
};

/** How far a draw is. */
export type DrawState =
  /** Waits for its numbers. */
  | 'CLOSED'
  /** Drawn; bets are being settled. */
  | 'DRAWN'
  /** Two results differ: operators look into it. */
  | 'HELD'
  /** Takes bets. */
  | 'OPEN'
  /** Everything is paid. */
  | 'SETTLED'
  /** Void: stakes went back. */
  | 'VOID';

/** What a contract came to in a window, or what that changed by later. Never changed but for how it is paid. */
export type Earning = Node & {
  __typename?: 'Earning';
  /** To be paid by this; less than zero where it is taken back. */
  amount: Scalars['Money']['output'];
  /** Bets of a member of the line in the window, newest first. */
  bets: EarningBetPage;
  /** Losses of the house from the window before, zero or less. */
  carriedIn: Scalars['Money']['output'];
  /** Losses of the house that the next window begins with. */
  carriedOut: Scalars['Money']['output'];
  /** The contract, with all its versions. */
  contract?: Maybe<Contract>;
  /** Of which contract. */
  contractId: Scalars['ID']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency of all amounts. */
  currency: Scalars['String']['output'];
  /** The last thing that the agent said was wrong with it; null where there is nothing. */
  dispute?: Maybe<Dispute>;
  /** What direct downlines got of it, the most first. */
  downlines: DownlineSharePage;
  /** What of it direct downlines got. */
  downlinesAmount: Scalars['Money']['output'];
  /** What the contract came to, all corrections up to this one included. */
  gross: Scalars['Money']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What the contract pays for. */
  kind: ContractKind;
  /** What the loss of the team is made of, as far as it is counted today. */
  lossParts: LossParts;
  /** What the team came to, as far as it was counted then. */
  measures: PayMeasures;
  /** What moved in the main wallet for it, the first one first. */
  movements: Array<EarningMovement>;
  /** What is left of it. */
  net: Scalars['Money']['output'];
  /** The tier after the one that was reached, and what was missing to it; null from the highest on. */
  next?: Maybe<NextTier>;
  /** When it is tried again to pay it. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** What of it was. */
  paid: Scalars['Money']['output'];
  /** What the team is made of in the window: its first member alone, and the teams directly below. As far as it is counted today. */
  parts: TeamPartPage;
  /** Whose money it is. */
  payer: EarningPayer;
  /** How often it is settled. */
  period: ContractPeriod;
  /** Which tier of the contract pays. */
  pick: ContractPick;
  /** Of the tier that pays, in 1/1 000 000; null where none was reached. */
  rate?: Maybe<Scalars['Int']['output']>;
  /** 0 as it was first settled; each correction of the window counts on. */
  revision: Scalars['Int']['output'];
  /** All that was written of the window, the first one first. */
  revisions: Array<Earning>;
  /** Why nothing is paid, whatever it came to. */
  skipReason?: Maybe<EarningSkipReason>;
  /** How it is paid. */
  state: EarningState;
  /** Steps of the contract's version, the highest rate last. */
  tiers: Array<ContractTier>;
  /** The version of it that held. */
  version: Scalars['Int']['output'];
  /** Which window. */
  window: PayWindow;
};


/** What a contract came to in a window, or what that changed by later. Never changed but for how it is paid. */
export type EarningBetsArgs = {
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<PageInput>;
};


/** What a contract came to in a window, or what that changed by later. Never changed but for how it is paid. */
export type EarningDownlinesArgs = {
  page?: InputMaybe<PageInput>;
};


/** What a contract came to in a window, or what that changed by later. Never changed but for how it is paid. */
export type EarningPartsArgs = {
  memberId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<PageInput>;
};

/** A bet as those above its member see it. */
export type EarningBet = {
  __typename?: 'EarningBet';
  /** Game. */
  gameName: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Payout. */
  payout: Scalars['Money']['output'];
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** When it was settled. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stake. */
  stake: Scalars['Money']['output'];
  /** How it stands. */
  state: BetState;
  /** What of it counts. */
  validBet: Scalars['Money']['output'];
  /** Maker of the game. */
  vendorName: Scalars['String']['output'];
};

/** A page of bets of a member. */
export type EarningBetPage = {
  __typename?: 'EarningBetPage';
  /** Bets. */
  items: Array<EarningBet>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Which earnings. */
export type EarningFilter = {
  /** By contracts of this kind. */
  kind?: InputMaybe<ContractKind>;
  /** Windows that begin on these days of the brand's. */
  span?: InputMaybe<DaySpanInput>;
};

/** What a contract comes to so far in its running window. */
export type EarningForecast = {
  __typename?: 'EarningForecast';
  /** Losses of the house from the window before, zero or less. */
  carriedIn: Scalars['Money']['output'];
  /** The contract, with all its versions. */
  contract?: Maybe<Contract>;
  /** Of which contract. */
  contractId: Scalars['ID']['output'];
  /** All that was placed before and is settled is in it. */
  countedUntil: Scalars['DateTime']['output'];
  /** What of it direct downlines get. */
  downlinesAmount: Scalars['Money']['output'];
  /** What the contract comes to so far. */
  gross: Scalars['Money']['output'];
  /** What the contract pays for. */
  kind: ContractKind;
  /** What the team came to so far. */
  measures: PayMeasures;
  /** What is left of it. */
  net: Scalars['Money']['output'];
  /** The tier after the one that is reached, and what is missing to it; null from the highest on. */
  next?: Maybe<NextTier>;
  /** How often it is settled. */
  period: ContractPeriod;
  /** Which tier of the contract pays. */
  pick: ContractPick;
  /** Of the tier that would pay, in 1/1 000 000; null while none is reached. */
  rate?: Maybe<Scalars['Int']['output']>;
  /** Steps of the contract, the highest rate last. */
  tiers: Array<ContractTier>;
  /** The version of it that holds. */
  version: Scalars['Int']['output'];
  /** The running window. */
  window: PayWindow;
};

/** Money that moved for an earning. */
export type EarningMovement = {
  __typename?: 'EarningMovement';
  /** Less than zero where it was taken back. */
  amount: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Id of the movement, as in the statement. */
  id: Scalars['ID']['output'];
};

/** A page of earnings. */
export type EarningPage = {
  __typename?: 'EarningPage';
  /** Earnings. */
  items: Array<Earning>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** What all of the list come to, this page and the others. */
  totals: EarningTotals;
};

/** Whose money pay is. */
export type EarningPayer =
  /** The platform's. */
  | 'PLATFORM'
  /** The direct upline's. */
  | 'UPLINE';

/** Why nothing is paid by a contract, whatever it would come to. */
export type EarningSkipReason =
  /** The contract promises more than that of who is above. */
  | 'BETTER_THAN_UPLINE'
  /** Who signed it is not directly above any more. */
  | 'LINE_MOVED'
  /** The account is closed. */
  | 'PAYEE_CLOSED'
  /** Who is above did not reach a tier. */
  | 'UPLINE_NOT_REACHED'
  /** Who is above has no such contract. */
  | 'UPLINE_WITHOUT_CONTRACT';

/** How an earning is paid. */
export type EarningState =
  /** The house denied it, or the account is closed. */
  | 'DENIED'
  /** It is paid in a moment. */
  | 'DUE'
  /** Whoever pays has nothing; it is tried again. */
  | 'INSUFFICIENT'
  /** There is nothing to pay. */
  | 'NOTHING'
  /** All of it is paid. */
  | 'PAID'
  /** A part is paid; the rest is tried again. */
  | 'PART_PAID'
  /** It waits until the house approves. */
  | 'UNAPPROVED';

/** What earnings come to together; what was denied is left out. */
export type EarningTotals = {
  __typename?: 'EarningTotals';
  /** To be paid. */
  amount: Scalars['Money']['output'];
  /** Paid. */
  paid: Scalars['Money']['output'];
};

/** Input of endInvitation. */
export type EndInvitationInput = {
  /** The link. */
  id: Scalars['ID']['input'];
};

/** Result of endLeaderboard. */
export type EndLeaderboardPayload = {
  __typename?: 'EndLeaderboardPayload';
  /** The leaderboard. */
  leaderboard?: Maybe<OperatorLeaderboard>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of endMemberSessions. */
export type EndMemberSessionsInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Only this session; all when left out. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of endMemberSessions. */
export type EndMemberSessionsPayload = {
  __typename?: 'EndMemberSessionsPayload';
  /** Whether it is done. */
  done: Scalars['Boolean']['output'];
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of endMission and endLeaderboard. */
export type EndMissionInput = {
  /** Its code. */
  id: Scalars['ID']['input'];
  /** Why; kept in the audit log. */
  reason: Scalars['String']['input'];
};

/** Result of endMission. */
export type EndMissionPayload = {
  __typename?: 'EndMissionPayload';
  /** The mission. */
  mission?: Maybe<OperatorMission>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of endSession. */
export type EndSessionInput = {
  /** Id of the place. */
  id: Scalars['ID']['input'];
};

/** A contract that would end by a move. */
export type EndingContract = {
  __typename?: 'EndingContract';
  /** Id of the contract. */
  id: Scalars['ID']['output'];
  /** What it pays by: DIVIDEND, DAILY_SALARY, HOURLY_SALARY or REALTIME_SALARY. */
  kind: Scalars['String']['output'];
  /** Who is paid by it. */
  payeeAccount: Scalars['String']['output'];
  /** Until when it would hold. */
  until: Scalars['DateTime']['output'];
};

/** Input of enterDrawResult. */
export type EnterDrawResultInput = {
  /** Id of the draw. */
  id: Scalars['ID']['input'];
  /** Numbers by the groups of the kind, in the order drawn. */
  result: Array<Array<Scalars['String']['input']>>;
};

/** An envelope that a member opened. */
export type EnvelopeFound = {
  __typename?: 'EnvelopeFound';
  /** What was in it. */
  amount: Scalars['Money']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** When. */
  openedAt: Scalars['DateTime']['output'];
};

/** An envelope that a member opened. */
export type EnvelopeOpening = Node & {
  __typename?: 'EnvelopeOpening';
  /** His account. */
  account: Scalars['String']['output'];
  /** What was in it. */
  amount: Scalars['Money']['output'];
  /** Currency of it. */
  currency: Scalars['String']['output'];
  /** Id; the document of its transfer. */
  id: Scalars['ID']['output'];
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** When. */
  openedAt: Scalars['DateTime']['output'];
};

/** A page of opened envelopes. */
export type EnvelopeOpeningPage = {
  __typename?: 'EnvelopeOpeningPage';
  /** The openings. */
  items: Array<EnvelopeOpening>;
  /** Which page of how many. */
  pageInfo: PageInfo;
};

/** A rain of red envelopes: what is in each is dealt by chance when it is opened. */
export type EnvelopeRain = Node & {
  __typename?: 'EnvelopeRain';
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** Until when. */
  endsAt: Scalars['DateTime']['output'];
  /** How many envelopes there are. */
  envelopes: Scalars['Int']['output'];
  /** The most that is in one. */
  greatest: Scalars['Money']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether each member opens one a day; else one. */
  isDaily: Scalars['Boolean']['output'];
  /** The least that is in one. */
  least: Scalars['Money']['output'];
  /** The least VIP rank of whom it is for; 0: everybody. */
  leastRank: Scalars['Int']['output'];
  /** How many nobody opened yet. */
  left: Scalars['Int']['output'];
  /** What the member opened; of one a day, today. */
  opening?: Maybe<EnvelopeFound>;
  /** How it stands. */
  standing: EnvelopeStanding;
  /** From when on. */
  startsAt: Scalars['DateTime']['output'];
  /** What it is for. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Which rains. */
export type EnvelopeRainFilter = {
  /** Those with these ids, at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Those that are there. */
  state?: InputMaybe<ChanceState>;
};

/** Plan of a rain. */
export type EnvelopeRainInput = {
  /** Until when. */
  endsAt: Scalars['DateTime']['input'];
  /** How many envelopes there are, at most a million. */
  envelopes: Scalars['Int']['input'];
  /** The most that is in one: whole units. */
  greatest: Scalars['Money']['input'];
  /** Whether each member opens one a day; else one. */
  isDaily: Scalars['Boolean']['input'];
  /** The least that is in one: whole units. */
  least: Scalars['Money']['input'];
  /** The least VIP rank of whom it is for; 0: everybody. */
  leastRank: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** From when on. */
  startsAt: Scalars['DateTime']['input'];
  /** What is in all of them: whole units. */
  total: Scalars['Money']['input'];
  /** Words; the brand's own language has some. */
  words: Array<ChanceWordsInput>;
};

/** Result of what is done to a rain. */
export type EnvelopeRainPayload = {
  __typename?: 'EnvelopeRainPayload';
  /** The rain, with what of it waits for a second operator. */
  rain?: Maybe<OperatorEnvelopeRain>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** How a rain of envelopes stands for a member. */
export type EnvelopeStanding =
  /** Others opened all of them. */
  | 'GONE'
  /** It is for a higher VIP level. */
  | 'HIGHER_LEVEL'
  /** An envelope can be opened. */
  | 'OPEN'
  /** The member opened one; of one a day, today. */
  | 'OPENED'
  /** It is over. */
  | 'OVER'
  /** It begins later. */
  | 'SOON';

/** A break in force. */
export type Exclusion = {
  __typename?: 'Exclusion';
  /** End; null has none. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Kind. */
  kind: ExclusionKind;
  /** The operator's answer. */
  liftAnswer?: Maybe<Scalars['String']['output']>;
  /** Wish to end it early. */
  liftState?: Maybe<LiftState>;
  /** Start. */
  startedAt: Scalars['DateTime']['output'];
};

/** Kind of a break. */
export type ExclusionKind =
  /** The person is shut out at all brands of the operator. */
  | 'SELF_EXCLUSION'
  /** A short break of one account. */
  | 'TIME_OUT';

/** How long a self-exclusion lasts. */
export type ExclusionLength =
  /** Five years. */
  | 'FIVE_YEARS'
  /** Without end. */
  | 'INDEFINITE'
  /** Six months. */
  | 'SIX_MONTHS'
  /** One year. */
  | 'YEAR';

/** Input of failWithdrawal. */
export type FailWithdrawalInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** The bank's reference of what came back of a payment made by hand. */
  returnReference?: InputMaybe<Scalars['String']['input']>;
};

/** Input of finishPasskey. */
export type FinishPasskeyInput = {
  /** Name for the list. */
  name: Scalars['String']['input'];
  /** What the browser made. */
  passkey: Scalars['JSON']['input'];
};

/** Input of finishSecondStep. */
export type FinishSecondStepInput = {
  /** Code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** By which way. */
  method: SecondStepMethod;
  /** Answer of the passkey. */
  passkey?: InputMaybe<Scalars['JSON']['input']>;
  /** Ticket. */
  ticket: Scalars['String']['input'];
};

/** Input of signInWithFirebase. */
export type FirebaseSignInInput = {
  /** ID token of Firebase. */
  firebaseIdToken: Scalars['String']['input'];
  /** Which side. */
  side?: InputMaybe<SignInSide>;
};

/** Result of signInWithFirebase. */
export type FirebaseSignInPayload = {
  __typename?: 'FirebaseSignInPayload';
  /** Absolute end of the session. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** First sign-in of the account. */
  firstTimeLogin?: Maybe<Scalars['Boolean']['output']>;
  /** Who signed in. */
  member?: Maybe<Member>;
  /** What was proved, for the registration form, when no account belongs to it. */
  registration?: Maybe<ProvedIdentity>;
  /** What must follow before there is a session. */
  secondStep?: Maybe<SecondStep>;
  /** Bearer token; null when the identity belongs to no account yet, or a second step is owed. */
  token?: Maybe<Scalars['String']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A game. */
export type Game = {
  __typename?: 'Game';
  /** Whether it can be started. */
  availability: Availability;
  /** Name of the vendor. */
  displayName: Scalars['String']['output'];
  /** Sub-type. */
  gameClassify?: Maybe<Scalars['String']['output']>;
  /** Of a lottery of the house: its code, as in the address of its page. */
  gameCode?: Maybe<Scalars['String']['output']>;
  /** Name. */
  gameName: Scalars['String']['output'];
  /** Category. */
  gameType: GameType;
  /** Whether it can be tried for fun. */
  hasDemo: Scalars['Boolean']['output'];
  /** Whether the caller marked it; false for visitors; null when it cannot be told now. */
  isFavourite?: Maybe<Scalars['Boolean']['output']>;
  /** Id. */
  nodeId: Scalars['ID']['output'];
  /** Picture. */
  showIcon: Scalars['String']['output'];
  /** Vendor code. */
  vassalage: Scalars['String']['output'];
};

/** Places of the lobby that operators fill with games. */
export type GameChoiceList =
  /** Hot games. */
  | 'HOT'
  /** Games behind MXWIN. */
  | 'MXWIN';

/** Which games. */
export type GameFilter = {
  /** Sub-type. */
  gameClassify?: InputMaybe<Scalars['String']['input']>;
  /** Category. */
  gameType?: InputMaybe<GameType>;
  /** Part of the name; accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Vendor code. */
  vassalage?: InputMaybe<Scalars['String']['input']>;
};

/** A page of games. */
export type GamePage = {
  __typename?: 'GamePage';
  /** Rows. */
  items: Array<Game>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Categories of games, section 3 of the specification. */
export type GameType =
  /** Cockfight. */
  | 'COCKFIGHT'
  /** Own lottery, e-prize mode. */
  | 'ELOTT'
  /** E-sports. */
  | 'ESPORTS'
  /** Fishing. */
  | 'FISH'
  /** Live casino. */
  | 'LIVE'
  /** Lottery. */
  | 'LOTT'
  /** Cards against other players. */
  | 'PVP'
  /** Slots. */
  | 'RNG'
  /** Sports. */
  | 'SPORTS';

/** What goods of the mall are. */
export type GoodsKind =
  /** Sent to an address. */
  | 'GOODS'
  /** Money for the main wallet. */
  | 'MONEY';

/** What is written of goods in a language. */
export type GoodsWords = {
  __typename?: 'GoodsWords';
  /** What it is. */
  description: Scalars['String']['output'];
  /** Language. */
  language: Scalars['Locale']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Address of the picture. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
};

/** What is written of goods in a language. */
export type GoodsWordsInput = {
  /** What it is, at most 1,000 characters. */
  description: Scalars['String']['input'];
  /** Language. */
  language: Scalars['Locale']['input'];
  /** Name, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Address of the picture, which was uploaded. */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
};

/** A bet that won so much that somebody has to look at it. It is paid all the same. */
export type GreatWin = {
  __typename?: 'GreatWin';
  /** The figure of the brand that it reached, as it was then. */
  alarmFrom: Scalars['Money']['output'];
  /** What it won. */
  amount: Scalars['Money']['output'];
  /** The bet. */
  betId: Scalars['ID']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** When it was found, at most some minutes after it was paid. */
  foundAt: Scalars['DateTime']['output'];
  /** Category. */
  gameType: GameType;
  /** Id. */
  id: Scalars['ID']['output'];
  /** User name of the member. */
  memberAccount: Scalars['String']['output'];
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** When somebody looked at it. */
  seenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who looked at it. */
  seenBy?: Maybe<Scalars['String']['output']>;
  /** What he found. */
  seenReason?: Maybe<Scalars['String']['output']>;
  /** Whether somebody looked at it. */
  state: GreatWinState;
  /** Vendor code. */
  vassalage: Scalars['String']['output'];
};

/** Which great wins. */
export type GreatWinFilter = {
  /** Only of this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that somebody looked at, or only the others. */
  state?: InputMaybe<GreatWinState>;
};

/** A page of great wins. */
export type GreatWinPage = {
  __typename?: 'GreatWinPage';
  /** Rows. */
  items: Array<GreatWin>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of looking at a great win. */
export type GreatWinPayload = {
  __typename?: 'GreatWinPayload';
  /** Expected failures. */
  userErrors: Array<UserError>;
  /** The win as it stands now. */
  win?: Maybe<GreatWin>;
};

/** Whether somebody looked at a great win. */
export type GreatWinState =
  /** Nobody yet. */
  | 'NEW'
  /** An operator. */
  | 'SEEN';

/** How much a bet on games of a category may be at most. */
export type GreatestStake = {
  __typename?: 'GreatestStake';
  /** Category. */
  gameType: GameType;
  /** Stake of one bet. */
  greatest: Scalars['Money']['output'];
};

/** How much a bet on games of a category may be at most. */
export type GreatestStakeInput = {
  /** Category. */
  gameType: GameType;
  /** Stake of one bet, more than nothing. */
  greatest: Scalars['Money']['input'];
};

/** An article of the help centre. */
export type HelpArticle = {
  __typename?: 'HelpArticle';
  /** Anchor in the page, such as `term`. */
  anchor: Scalars['String']['output'];
  /** Markdown. */
  content: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** An account of the house. */
export type HouseAccount = {
  __typename?: 'HouseAccount';
  /** Name. */
  account: Scalars['String']['output'];
  /** Balance; negative: the house gave more than it took. */
  balance: Scalars['Money']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Movements so far. */
  entries: Scalars['Int']['output'];
};

/** Balances of the house side. */
export type HouseAccounts = {
  __typename?: 'HouseAccounts';
  /** The accounts. */
  accounts: Array<HouseAccount>;
  /** When they were taken; null before the first time. */
  takenAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Result of takeHouseAccounts. */
export type HouseAccountsPayload = {
  __typename?: 'HouseAccountsPayload';
  /** The balances. */
  houseAccounts?: Maybe<HouseAccounts>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Who the member is. */
export type Identity = {
  __typename?: 'Identity';
  /** Birthday, yyyy-MM-dd. */
  birthday?: Maybe<Scalars['String']['output']>;
  /** When decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pictures uploaded so far, at `/wps/identity/documents/<kind>`. */
  documents: Array<IdentityDocument>;
  /** Number of the document, masked. */
  idNumber?: Maybe<Scalars['String']['output']>;
  /** Full name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Why it was rejected. */
  reason?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: IdentityState;
  /** When handed in. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An uploaded picture. */
export type IdentityDocument = {
  __typename?: 'IdentityDocument';
  /** Which one. */
  kind: IdentityDocumentKind;
  /** When. */
  uploadedAt: Scalars['DateTime']['output'];
};

/** A picture of a document. */
export type IdentityDocumentKind =
  /** Back of the card. */
  | 'BACK'
  /** Front of the card. */
  | 'FRONT'
  /** The person with the card. */
  | 'SELFIE';

/** Result of handing an identity in. */
export type IdentityPayload = {
  __typename?: 'IdentityPayload';
  /** The identity. */
  identity?: Maybe<Identity>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Who proved an identity. */
export type IdentityProvider =
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE'
  /** Firebase, for a mobile number. */
  | 'PHONE';

/** What became of an identity check. */
export type IdentityState =
  /** Nothing handed in. */
  | 'NONE'
  /** Rejected; may be handed in again. */
  | 'REJECTED'
  /** Waiting for an operator. */
  | 'SUBMITTED'
  /** Approved. */
  | 'VERIFIED';

/** What contracts of a kind came to on a day. */
export type IncomeDay = {
  __typename?: 'IncomeDay';
  /** To be paid, corrections included. */
  amount: Scalars['Money']['output'];
  /** The day, in the brand's zone. */
  day: Scalars['Date']['output'];
  /** Kind. */
  kind: ContractKind;
  /** Paid. */
  paid: Scalars['Money']['output'];
};

/** A registration link of an agent: who registers by it comes directly below him. */
export type Invitation = Node & {
  __typename?: 'Invitation';
  /** Who came by it, the last first. */
  arrivals: InvitationArrivalPage;
  /** What stands in the link as `referralCode`. */
  code: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the agent ended it. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is over; null where it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** When the last one came. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether who comes by it is an agent from the beginning. */
  makesAgents: Scalars['Boolean']['output'];
  /** How many may come by it; null without a limit. */
  mostUses?: Maybe<Scalars['Int']['output']>;
  /** What the agent calls it. */
  name: Scalars['String']['output'];
  /** The contract that is proposed to who comes; null where none is. */
  offer?: Maybe<InvitationOffer>;
  /** How it stands with it; only an open one lets anybody in. */
  state: InvitationState;
  /** How many came by it. */
  uses: Scalars['Int']['output'];
};


/** A registration link of an agent: who registers by it comes directly below him. */
export type InvitationArrivalsArgs = {
  page?: InputMaybe<PageInput>;
};

/** Somebody who came by a registration link. */
export type InvitationArrival = {
  __typename?: 'InvitationArrival';
  /** When. */
  arrivedAt: Scalars['DateTime']['output'];
  /** Who; null when the member is in the line no more. */
  member?: Maybe<TeamMember>;
};

/** A page of those who came by a registration link. */
export type InvitationArrivalPage = {
  __typename?: 'InvitationArrivalPage';
  /** Who came. */
  items: Array<InvitationArrival>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A contract that is proposed to who comes, by the conditions of the agent's own contract of the kind. */
export type InvitationOffer = {
  __typename?: 'InvitationOffer';
  /** What it pays for. */
  kind: ContractKind;
  /** Share in 1/1 000 000: 10000 is 1 %. */
  rate: Scalars['Int']['output'];
};

/** A page of registration links. */
export type InvitationPage = {
  __typename?: 'InvitationPage';
  /** Links. */
  items: Array<Invitation>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of createInvitation and endInvitation. */
export type InvitationPayload = {
  __typename?: 'InvitationPayload';
  /** The link. */
  invitation?: Maybe<Invitation>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** How it stands with a registration link. */
export type InvitationState =
  /** The agent ended it. */
  | 'ENDED'
  /** Its time is over. */
  | 'EXPIRED'
  /** It lets in. */
  | 'OPEN'
  /** As many came by it as may. */
  | 'USED_UP';

/** Input of launchGame and launchDemo. */
export type LaunchGameInput = {
  /** Where the game's way back leads. */
  backUrl?: InputMaybe<Scalars['String']['input']>;
  /** Device. */
  device: Device;
  /** Game. */
  nodeId: Scalars['ID']['input'];
};

/** Result of launching a game. */
export type LaunchGamePayload = {
  __typename?: 'LaunchGamePayload';
  /** The game. */
  game?: Maybe<Game>;
  /** Id of the session; null when played for fun. */
  gameSessionId?: Maybe<Scalars['ID']['output']>;
  /** Played with money that must be moved into the wallet its vendor keeps; null when played for fun. */
  keepsWallet?: Maybe<Scalars['Boolean']['output']>;
  /** Address to show in a frame. */
  url?: Maybe<Scalars['String']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A place of a running week. */
export type LeaderboardPlace = {
  __typename?: 'LeaderboardPlace';
  /** Account name, masked. */
  account: Scalars['String']['output'];
  /** Whether it is the member's own. */
  isOwn: Scalars['Boolean']['output'];
  /** From 1 on; of equal scores whoever reached it first. */
  place: Scalars['Int']['output'];
  /** What the place would win. */
  prize?: Maybe<Scalars['Money']['output']>;
  /** Valid bet of the week. */
  validBet: Scalars['Money']['output'];
};

/** A week of a leaderboard as operators see it. */
export type LeaderboardWeek = {
  __typename?: 'LeaderboardWeek';
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** Monday of the week before, where it has one. */
  earlier?: Maybe<Scalars['String']['output']>;
  /** Whether its places are final. */
  isClosed: Scalars['Boolean']['output'];
  /** Monday of the week after, where it has one. */
  later?: Maybe<Scalars['String']['output']>;
  /** Who stands there: all who have a place, or those who won once it is closed. */
  places: Array<LeaderboardWeekPlace>;
  /** Monday of the week. */
  startsOn: Scalars['String']['output'];
};

/** A place of a week, with the member by name. */
export type LeaderboardWeekPlace = {
  __typename?: 'LeaderboardWeekPlace';
  /** Account name of the member. */
  account: Scalars['String']['output'];
  /** When the prize was taken. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** From 1 on. */
  place: Scalars['Int']['output'];
  /** What it wins, or won. */
  prize?: Maybe<Scalars['Money']['output']>;
  /** Valid bet of the week. */
  validBet: Scalars['Money']['output'];
};

/** One leg of a movement. */
export type LedgerEntry = {
  __typename?: 'LedgerEntry';
  /** Account. */
  account: Scalars['String']['output'];
  /** Amount; negative left the account. */
  amount: Scalars['Money']['output'];
  /** Balance after it; absent on the house's side. */
  balanceAfter?: Maybe<Scalars['Money']['output']>;
  /** Place among the legs. */
  leg: Scalars['Int']['output'];
};

/** A movement of money. */
export type LedgerTransfer = {
  __typename?: 'LedgerTransfer';
  /** Who did it, where it was not the member. */
  actor?: Maybe<Scalars['String']['output']>;
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Id of the document. */
  documentId: Scalars['ID']['output'];
  /** Kind of the document. */
  documentKind: Scalars['String']['output'];
  /** Where it came from. */
  fromAccount: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What it means to people. */
  kind: TransferKind;
  /** User name of the member. */
  memberAccount: Scalars['String']['output'];
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** POSTED, REFUSED or CANCELLED. */
  outcome: Scalars['String']['output'];
  /** SINGLE, PENDING, POST, VOID or TOMBSTONE. */
  phase: Scalars['String']['output'];
  /** Why, where somebody said. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Who asked for it. */
  source: Scalars['String']['output'];
  /** Where it went. */
  toAccount: Scalars['String']['output'];
};

/** A movement of money with its legs. */
export type LedgerTransferDetail = {
  __typename?: 'LedgerTransferDetail';
  /** Who did it, where it was not the member. */
  actor?: Maybe<Scalars['String']['output']>;
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Id of the document. */
  documentId: Scalars['ID']['output'];
  /** Kind of the document. */
  documentKind: Scalars['String']['output'];
  /** Its legs; they sum to zero. */
  entries: Array<LedgerEntry>;
  /** Where it came from. */
  fromAccount: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What it means to people. */
  kind: TransferKind;
  /** User name of the member. */
  memberAccount: Scalars['String']['output'];
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** POSTED, REFUSED or CANCELLED. */
  outcome: Scalars['String']['output'];
  /** SINGLE, PENDING, POST, VOID or TOMBSTONE. */
  phase: Scalars['String']['output'];
  /** Why, where somebody said. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** The pending movement that it resolves. */
  resolves?: Maybe<Scalars['ID']['output']>;
  /** The movement that took it back. */
  reversedBy?: Maybe<Scalars['ID']['output']>;
  /** The movement that it takes back. */
  reverses?: Maybe<Scalars['ID']['output']>;
  /** Who asked for it. */
  source: Scalars['String']['output'];
  /** Where it went. */
  toAccount: Scalars['String']['output'];
};

/** Which movements. */
export type LedgerTransferFilter = {
  /** Only of this document. */
  documentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of this kind of document. */
  documentKind?: InputMaybe<Scalars['String']['input']>;
  /** From this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this kind. */
  kind?: InputMaybe<TransferKind>;
  /** Greatest amount. */
  maximum?: InputMaybe<Scalars['Money']['input']>;
  /** Only of this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Least amount. */
  minimum?: InputMaybe<Scalars['Money']['input']>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of movements. */
export type LedgerTransferList = {
  __typename?: 'LedgerTransferList';
  /** Rows. */
  items: Array<LedgerTransfer>;
  /** Cursor of the next page; null on the last. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** What became of the wish to end an exclusion early. */
export type LiftState =
  /** Nobody answered yet. */
  | 'ASKED'
  /** It ends earlier. */
  | 'GRANTED'
  /** It stays. */
  | 'REFUSED';

/** Which limit. */
export type LimitKeyInput = {
  /** What is limited. */
  kind: LimitKind;
  /** Over which time. */
  period: LimitPeriod;
};

/** What is limited. */
export type LimitKind =
  /** Money paid in, gross. */
  | 'DEPOSIT'
  /** Stakes minus wins. */
  | 'LOSS'
  /** Time in games. */
  | 'SESSION';

/** Over which time, by the calendar of the brand. */
export type LimitPeriod =
  /** From midnight to midnight. */
  | 'DAY'
  /** From the first of the month. */
  | 'MONTH'
  /** From Monday to Sunday. */
  | 'WEEK';

/** Result of changing limits. */
export type LimitsPayload = {
  __typename?: 'LimitsPayload';
  /** Limits now in force. */
  limits?: Maybe<Array<ProtectionLimit>>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Which way in the line. */
export type LineDirection =
  /** Somebody in the own line. */
  | 'DOWN'
  /** The direct upline. */
  | 'UP';

/** One thing that is in force for a member: of a vendor, of a category, or of bets of a category. */
export type LineLimit = {
  __typename?: 'LineLimit';
  /** Currency of the stake. */
  currency?: Maybe<Scalars['String']['output']>;
  /** The category; null of a vendor. */
  gameType?: Maybe<GameType>;
  /** Stake of one bet; null where the vendor or category is off. */
  greatest?: Maybe<Scalars['Money']['output']>;
  /** Whose word it is. */
  source: LineLimitSource;
  /** The vendor that is off; null of a category. */
  vendorCode?: Maybe<Scalars['String']['output']>;
};

/** Who set what is in force. */
export type LineLimitSource =
  /** Somebody above him. */
  | 'ABOVE'
  /** Somebody in his line. */
  | 'LINE'
  /** The signed-in agent. */
  | 'OWN';

/** What moving a line would come to. */
export type LineMovePreview = {
  __typename?: 'LineMovePreview';
  /** How many contracts would end. */
  contractCount: Scalars['Int']['output'];
  /** Contracts that would end, the first hundred. */
  contracts: Array<EndingContract>;
  /** From when on it would hold. */
  day: Scalars['Date']['output'];
  /** Who is above now. */
  from?: Maybe<LineReference>;
  /** How many would move, the first included. */
  members: Scalars['Int']['output'];
  /** What is set above now and would not be any more. */
  rulesLeft: Array<LineRuleChange>;
  /** What would be set above. */
  rulesMet: Array<LineRuleChange>;
  /** Who would be above. */
  to?: Maybe<LineReference>;
  /** What the team came to today, which stays with those above today. */
  today: LinePlay;
};

/** Where a line stands from a day on. */
export type LineNextPlace = {
  __typename?: 'LineNextPlace';
  /** The day. */
  day: Scalars['Date']['output'];
  /** Who is above then; null when nobody. */
  upline?: Maybe<LineReference>;
};

/** What a team played. */
export type LinePlay = {
  __typename?: 'LinePlay';
  /** Payouts less stakes. */
  profit: Scalars['Money']['output'];
  /** Stakes. */
  stake: Scalars['Money']['output'];
  /** Valid bets. */
  validBet: Scalars['Money']['output'];
};

/** Somebody the member may send money to. */
export type LineReceiver = {
  __typename?: 'LineReceiver';
  /** Account name. */
  account: Scalars['String']['output'];
  /** Where in the line. */
  direction: LineDirection;
  /** Nickname. */
  nickname?: Maybe<Scalars['String']['output']>;
};

/** A member by name. */
export type LineReference = {
  __typename?: 'LineReference';
  /** User name. */
  account: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
};

/** One thing that agents set for lines. */
export type LineRuleChange = {
  __typename?: 'LineRuleChange';
  /** Currency of the stake. */
  currency?: Maybe<Scalars['String']['output']>;
  /** The category; null of a vendor. */
  gameType?: Maybe<GameType>;
  /** The greatest stake; null where it is off. */
  greatest?: Maybe<Scalars['Money']['output']>;
  /** The vendor that is off; null of a category. */
  vendorCode?: Maybe<Scalars['String']['output']>;
};

/** What is set for a line: a member and everybody below. */
export type LineRules = Node & {
  __typename?: 'LineRules';
  /** Categories that the agent switched off. */
  gameTypesOff: Array<GameType>;
  /** The greatest stakes that the agent set. */
  greatestStakes: Array<GreatestStake>;
  /** Id of the member. */
  id: Scalars['ID']['output'];
  /** What is in force for the member: the strictest of all that is set above. */
  inForce: Array<LineLimit>;
  /** Whether the signed-in agent may set something: for those directly below, and for everybody below himself. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether what was set for a large line is not in force yet, but within a minute. */
  isPending: Scalars['Boolean']['output'];
  /** How many are below the member. */
  memberCount: Scalars['Int']['output'];
  /** Codes of vendors that the agent switched off. */
  vendorsOff: Array<Scalars['String']['output']>;
};

/** Money that went within the line. */
export type LineTransfer = {
  __typename?: 'LineTransfer';
  /** Account name of the other side. */
  account: Scalars['String']['output'];
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Who sent. */
  direction: LineTransferDirection;
  /** Id. */
  id: Scalars['ID']['output'];
};

/** Who sent. */
export type LineTransferDirection =
  /** The other side. */
  | 'RECEIVED'
  /** The member. */
  | 'SENT';

/** Money between a member and his own line. */
export type LineTransfers = {
  __typename?: 'LineTransfers';
  /** The most on one day. */
  dailyMaximum: Scalars['Money']['output'];
  /** Greatest amount. */
  maximum: Scalars['Money']['output'];
  /** Least amount. */
  minimum: Scalars['Money']['output'];
  /** To whom. */
  receivers: Array<LineReceiver>;
  /** The brand allows sending to the own line. */
  toDownline: Scalars['Boolean']['output'];
  /** The brand allows sending to the upline. */
  toUpline: Scalars['Boolean']['output'];
  /** Last transfers, newest first. */
  transfers: Array<LineTransfer>;
};

/** Input of linkIdentity. */
export type LinkIdentityInput = {
  /** ID token of Firebase. */
  firebaseIdToken: Scalars['String']['input'];
  /** Password in force; empty when the member has none. */
  password: Scalars['String']['input'];
};

/** What a click on a banner does. */
export type LinkageType =
  /** Opens another site. */
  | 'EXTERNAL'
  /** Starts a game. */
  | 'GAME'
  /** Nothing. */
  | 'NONE'
  /** Opens a page of the portal. */
  | 'PAGE';

/** Result of linkIdentity and unlinkIdentity. */
export type LinkedIdentitiesPayload = {
  __typename?: 'LinkedIdentitiesPayload';
  /** The links now in force. */
  identities?: Maybe<Array<LinkedIdentity>>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** An account of another house with which the member may sign in. */
export type LinkedIdentity = {
  __typename?: 'LinkedIdentity';
  /** E-mail address or name there. */
  label: Scalars['String']['output'];
  /** When it was linked. */
  linkedAt: Scalars['DateTime']['output'];
  /** The house. */
  provider: SocialProvider;
};

/** What the loss of a team is made of: the house took the stakes, and gave the rest away. */
export type LossParts = {
  __typename?: 'LossParts';
  /** Bonuses granted; nothing for windows shorter than a day. */
  bonuses: Scalars['Money']['output'];
  /** Salaries by contracts; nothing for windows shorter than a day. */
  commissions: Scalars['Money']['output'];
  /** What they paid. */
  payout: Scalars['Money']['output'];
  /** Rebates; nothing for windows shorter than a day. */
  rebates: Scalars['Money']['output'];
  /** What was staked on bets that are settled. */
  stake: Scalars['Money']['output'];
};

/** A lottery with its board's rules. */
export type Lottery = {
  __typename?: 'Lottery';
  /** Whether it can be bet on. */
  availability: Availability;
  /** The draw that takes bets. */
  currentDraw?: Maybe<LotteryDraw>;
  /** Kind: SSC, 11X5, PK10, K3, LHC, LF, VN_NORTH, VN_SOUTH, SEA. */
  family: Scalars['String']['output'];
  /** Code, as in the address. */
  gameCode: Scalars['String']['output'];
  /** Category. */
  gameType: GameType;
  /** Picture code: 11X5, LF, LHC, PK10, SSC … */
  icon: Scalars['String']['output'];
  /** The last one drawn. */
  lastDraw?: Maybe<LotteryDraw>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Id of the game. */
  nodeId: Scalars['ID']['output'];
  /** The house's clock when this was told. */
  now: Scalars['DateTime']['output'];
  /** Seconds between the house's own draws; null for official ones. */
  periodSeconds?: Maybe<Scalars['Int']['output']>;
  /** What may be bet, and what it pays. */
  rules: LotteryRules;
  /** Draws that take bets, the next first, at most 120: what a plan can run over. */
  upcomingDraws: Array<LotteryDraw>;
  /** Vendor code. */
  vassalage: Scalars['String']['output'];
};

/** A line of a slip. */
export type LotteryBet = {
  __typename?: 'LotteryBet';
  /** What it hit; null until it is settled. */
  hits?: Maybe<Array<LotteryHit>>;
  /** Id, the same as in the betting record. */
  id: Scalars['ID']['output'];
  /** Multiple. */
  multiple: Scalars['Int']['output'];
  /** Odds it was taken with, in 1/10,000. */
  odds: Array<LotteryPrizeOdds>;
  /** What it won. */
  payout: Scalars['Money']['output'];
  /** Chosen values, row by row. */
  picks: Array<Array<Scalars['String']['output']>>;
  /** Play type. */
  playType: Scalars['String']['output'];
  /** What came back for the lower prize group. */
  rebate: Scalars['Money']['output'];
  /** Share of the stake that comes back, in 1/10,000. */
  rebateRate: Scalars['Int']['output'];
  /** Prize group chosen. */
  series: Scalars['Int']['output'];
  /** Stake. */
  stake: Scalars['Money']['output'];
  /** How far it is. */
  state: LotteryBetState;
  /** Number of tickets. */
  tickets: Scalars['Int']['output'];
  /** Stake of a ticket on a prize line. */
  unit: Scalars['Money']['output'];
};

/** How far a bet is. */
export type LotteryBetState =
  /** Waits for its draw. */
  | 'OPEN'
  /** Settled. */
  | 'SETTLED'
  /** The stake went back. */
  | 'VOID';

/** A plan over several draws. */
export type LotteryChase = {
  __typename?: 'LotteryChase';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency code. */
  currency: Scalars['String']['output'];
  /** Number of draws. */
  draws: Scalars['Int']['output'];
  /** Draws that are over. */
  drawsDone: Scalars['Int']['output'];
  /** When it ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Code of the lottery. */
  gameCode: Scalars['String']['output'];
  /** Name of the lottery. */
  gameName: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What it won. */
  payout: Scalars['Money']['output'];
  /** What it cost, without what was taken back. */
  stake: Scalars['Money']['output'];
  /** How far it is. */
  state: LotteryChaseState;
  /** Whether a win ends it. */
  stopsOnWin: Scalars['Boolean']['output'];
};

/** A page of plans. */
export type LotteryChasePage = {
  __typename?: 'LotteryChasePage';
  /** Rows. */
  items: Array<LotteryChase>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** How far a plan is. */
export type LotteryChaseState =
  /** Draws are to come. */
  | 'ACTIVE'
  /** All its draws are over. */
  | 'FINISHED'
  /** Ended before its last draw, by its member or by a win. */
  | 'STOPPED';

/** A draw. */
export type LotteryDraw = {
  __typename?: 'LotteryDraw';
  /** Until when it takes bets. */
  closesAt: Scalars['DateTime']['output'];
  /** SHA-256 of the seed, published before the draw opened; null for official draws. */
  commitment?: Maybe<Scalars['String']['output']>;
  /** When it is drawn. */
  drawsAt: Scalars['DateTime']['output'];
  /** Number. */
  number: Scalars['String']['output'];
  /** From when on it takes bets. */
  opensAt: Scalars['DateTime']['output'];
  /** Numbers by the groups of its kind. */
  result?: Maybe<Array<Array<Scalars['String']['output']>>>;
  /** The seed, once it was drawn. */
  seed?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  state: DrawState;
};

/** A page of draws. */
export type LotteryDrawPage = {
  __typename?: 'LotteryDrawPage';
  /** Rows. */
  items: Array<LotteryDraw>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A lottery in a menu. */
export type LotteryGame = {
  __typename?: 'LotteryGame';
  /** Whether it can be bet on. */
  availability: Availability;
  /** The draw that takes bets. */
  currentDraw?: Maybe<LotteryDraw>;
  /** Kind: SSC, 11X5, PK10, K3, LHC, LF, VN_NORTH, VN_SOUTH, SEA. */
  family: Scalars['String']['output'];
  /** Code, as in the address. */
  gameCode: Scalars['String']['output'];
  /** Category. */
  gameType: GameType;
  /** Picture code: 11X5, LF, LHC, PK10, SSC … */
  icon: Scalars['String']['output'];
  /** The last one drawn. */
  lastDraw?: Maybe<LotteryDraw>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Id of the game. */
  nodeId: Scalars['ID']['output'];
  /** Seconds between the house's own draws; null for official ones. */
  periodSeconds?: Maybe<Scalars['Int']['output']>;
  /** Vendor code. */
  vassalage: Scalars['String']['output'];
};

/** A prize that a bet won. */
export type LotteryHit = {
  __typename?: 'LotteryHit';
  /** How many tickets won it. */
  count: Scalars['Int']['output'];
  /** Prize. */
  prize: Scalars['String']['output'];
};

/** A line of a slip to be placed. */
export type LotteryLineInput = {
  /** Multiple. */
  multiple: Scalars['Int']['input'];
  /** Chosen values, row by row. */
  picks: Array<Array<Scalars['String']['input']>>;
  /** Play type. */
  playType: Scalars['String']['input'];
  /** Prize group. */
  series: Scalars['Int']['input'];
  /** Stake of a ticket on a prize line. */
  unit: Scalars['Money']['input'];
};

/** A vendor's lotteries. */
export type LotteryMenu = {
  __typename?: 'LotteryMenu';
  /** The vendor's name. */
  accountTypeName: Scalars['String']['output'];
  /** Lotteries. */
  games: Array<LotteryGame>;
  /** Vendor code. */
  vassalage: Scalars['String']['output'];
};

/** Odds of a prize. */
export type LotteryOdds = {
  __typename?: 'LotteryOdds';
  /** Gross odds in 1/10,000. */
  odds: Scalars['Int']['output'];
  /** Play type. */
  playType: Scalars['String']['output'];
  /** Prize. */
  prize: Scalars['String']['output'];
};

/** Odds of a prize that the brand sets. */
export type LotteryOddsInput = {
  /** Gross odds in 1/10,000. */
  odds: Scalars['Int']['input'];
  /** Play type. */
  playType: Scalars['String']['input'];
  /** Prize. */
  prize: Scalars['String']['input'];
};

/** A slip for one draw. */
export type LotteryOrder = {
  __typename?: 'LotteryOrder';
  /** Its bets. */
  bets: Array<LotteryBet>;
  /** When it was taken back. */
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The plan it belongs to. */
  chaseId?: Maybe<Scalars['ID']['output']>;
  /** Currency code. */
  currency: Scalars['String']['output'];
  /** The draw. */
  draw: LotteryDraw;
  /** Kind of the lottery. */
  family: Scalars['String']['output'];
  /** Code of the lottery. */
  gameCode: Scalars['String']['output'];
  /** Name of the lottery. */
  gameName: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it can be taken back now. */
  mayCancel: Scalars['Boolean']['output'];
  /** What it won, rebate included. */
  payout: Scalars['Money']['output'];
  /** When it was taken. */
  placedAt: Scalars['DateTime']['output'];
  /** What it cost. */
  stake: Scalars['Money']['output'];
};

/** A draw of a slip. */
export type LotteryOrderDrawInput = {
  /** Every line's multiple is multiplied by it on this draw. */
  multiple: Scalars['Int']['input'];
  /** Number of the draw. */
  number: Scalars['String']['input'];
};

/** Which orders. */
export type LotteryOrderFilter = {
  /** Of one plan. */
  chaseId?: InputMaybe<Scalars['ID']['input']>;
  /** Of one lottery. */
  gameCode?: InputMaybe<Scalars['String']['input']>;
  /** How far they are. */
  state?: InputMaybe<LotteryOrderState>;
};

/** A page of orders. */
export type LotteryOrderPage = {
  __typename?: 'LotteryOrderPage';
  /** Rows. */
  items: Array<LotteryOrder>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** How far an order is. */
export type LotteryOrderState =
  /** Taken back, or the draw is void. */
  | 'CANCELLED'
  /** Waits for its draw. */
  | 'OPEN'
  /** Paid, or lost. */
  | 'SETTLED';

/** Odds of one prize of a bet. */
export type LotteryPrizeOdds = {
  __typename?: 'LotteryPrizeOdds';
  /** Gross odds in 1/10,000. */
  odds: Scalars['Int']['output'];
  /** Prize. */
  prize: Scalars['String']['output'];
};

/** Where a limit refused a slip, and how much of it would be taken. */
export type LotteryRefusal = {
  __typename?: 'LotteryRefusal';
  /** Number of the draw. */
  draw?: Maybe<Scalars['String']['output']>;
  /** The number it is about; null for limits of all numbers. */
  number?: Maybe<Scalars['String']['output']>;
  /** The play type it is about; null for limits of all of them. */
  playType?: Maybe<Scalars['String']['output']>;
  /** What may still be staked on it. */
  rest?: Maybe<Scalars['Money']['output']>;
};

/** Rules in force. */
export type LotteryRules = {
  __typename?: 'LotteryRules';
  /** Highest prize group a member may choose. */
  highestSeries: Scalars['Int']['output'];
  /** Lowest prize group a member may choose. */
  lowestSeries: Scalars['Int']['output'];
  /** The most one member may stake on a draw. */
  memberStakeLimit: Scalars['Money']['output'];
  /** Odds the brand set itself; others follow the prize group or the usual table. */
  odds: Array<LotteryOdds>;
  /** Least stake of a ticket on a prize line. */
  smallestUnit: Scalars['Money']['output'];
  /** Version; an order names it. */
  version: Scalars['Int']['output'];
  /** Play types that are not offered. */
  withheld: Array<Scalars['String']['output']>;
};

/** Input of previewLotteryRules. */
export type LotteryRulesInput = {
  /** The most that may be staked on a draw. */
  drawStakeLimit: Scalars['Money']['input'];
  /** Highest prize group a member may choose. */
  highestSeries: Scalars['Int']['input'];
  /** Code of the lottery. */
  id: Scalars['ID']['input'];
  /** Lowest prize group a member may choose. */
  lowestSeries: Scalars['Int']['input'];
  /** The most that one member may stake on a draw. */
  memberStakeLimit: Scalars['Money']['input'];
  /** The most that one number of a draw may pay. */
  numberPayoutLimit: Scalars['Money']['input'];
  /** Odds the brand sets; others follow the prize group or the usual table. */
  odds: Array<LotteryOddsInput>;
  /** The most that may be staked on one play type of a draw. */
  playTypeStakeLimit: Scalars['Money']['input'];
  /** Least return of any ticket, in 1/10,000: at least 7500, the floor of the house. */
  returnFloor: Scalars['Int']['input'];
  /** The most that one bet may win: what may win more is refused. */
  singleWinLimit: Scalars['Money']['input'];
  /** Least stake of a ticket on a prize line. */
  smallestUnit: Scalars['Money']['input'];
  /** Play types that are not offered. */
  withheld: Array<Scalars['String']['input']>;
};

/** What rules would pay. */
export type LotteryRulesPreview = {
  __typename?: 'LotteryRulesPreview';
  /** Every play type with its odds and returns. */
  playTypes: Array<OperatorPlayType>;
  /** Whether more may be lost by them: they take a second operator. */
  raises: Scalars['Boolean']['output'];
  /** Tickets that would return more than the whole stake at the best prize group: such rules are refused. */
  tooHigh: Array<LotteryTicketReturn>;
  /** Tickets that would return less than the floor, the worst first: such rules are refused. */
  tooLow: Array<LotteryTicketReturn>;
};

/** What a kind of ticket returns on average. */
export type LotteryTicketReturn = {
  __typename?: 'LotteryTicketReturn';
  /** Play type. */
  playType: Scalars['String']['output'];
  /** In 1/10,000 of the stake. */
  returnRate: Scalars['Int']['output'];
  /** Kind of ticket, where there are several. */
  ticket?: Maybe<Scalars['String']['output']>;
};

/** Input of mailPassword. */
export type MailPasswordInput = {
  /** E-mail of the account. */
  email: Scalars['String']['input'];
  /** User name. */
  username: Scalars['String']['input'];
};

/** Result of mailPassword. */
export type MailPasswordPayload = {
  __typename?: 'MailPasswordPayload';
  /** The request was taken; says nothing about whether the account exists. */
  done: Scalars['Boolean']['output'];
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A maintenance text in a language. */
export type MaintenanceMessage = {
  __typename?: 'MaintenanceMessage';
  /** Language. */
  language: Scalars['Locale']['output'];
  /** Text. */
  message: Scalars['String']['output'];
};

/** A maintenance text in a language. */
export type MaintenanceMessageInput = {
  /** Language. */
  language: Scalars['Locale']['input'];
  /** Text. */
  message: Scalars['String']['input'];
};

/** A span in which something is under maintenance. */
export type MaintenanceWindow = {
  __typename?: 'MaintenanceWindow';
  /** From this moment. */
  from: Scalars['DateTime']['output'];
  /** Before this moment. */
  until: Scalars['DateTime']['output'];
};

/** A span in which something is under maintenance. */
export type MaintenanceWindowInput = {
  /** From this moment. */
  from: Scalars['DateTime']['input'];
  /** Before this moment. */
  until: Scalars['DateTime']['input'];
};

/** Goods of the mall as operators see them. */
export type MallGoods = Node & {
  __typename?: 'MallGoods';
  /** Money that one brings, where it is MONEY. */
  amountGiven: Scalars['Money']['output'];
  /** Money for one, beside the points. */
  amountRequired: Scalars['Money']['output'];
  /** Last change. */
  changedAt: Scalars['DateTime']['output'];
  /** Of both amounts. */
  currency: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether members see them. */
  isOpen: Scalars['Boolean']['output'];
  /** Whether they are sent or credited. */
  kind: GoodsKind;
  /** Points for one. */
  pointsRequired: Scalars['Money']['output'];
  /** Place in the mall. */
  position: Scalars['Int']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** How many are left. */
  stock: Scalars['Int']['output'];
  /** Words and picture in each language. */
  words: Array<GoodsWords>;
};

/** Which goods. */
export type MallGoodsFilter = {
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only open or only closed ones. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this kind. */
  kind?: InputMaybe<GoodsKind>;
};

/** Input of createMallGoods and updateMallGoods. */
export type MallGoodsInput = {
  /** Money that one brings, where it is MONEY. */
  amountGiven: Scalars['Money']['input'];
  /** Money for one, beside the points. */
  amountRequired: Scalars['Money']['input'];
  /** Whether members see them; new ones are closed, whatever this says. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are sent or credited. */
  kind: GoodsKind;
  /** Points for one. */
  pointsRequired: Scalars['Money']['input'];
  /** Place in the mall. */
  position: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** How many there are. */
  stock: Scalars['Int']['input'];
  /** Words and picture in each language, the brand's default one among them. */
  words: Array<GoodsWordsInput>;
};

/** A page of goods. */
export type MallGoodsPage = {
  __typename?: 'MallGoodsPage';
  /** Rows. */
  items: Array<MallGoods>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of making or changing goods. */
export type MallGoodsPayload = {
  __typename?: 'MallGoodsPayload';
  /** The goods as they are in force. */
  goods?: Maybe<MallGoods>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A member with signs of harm. */
export type MarkedMember = {
  __typename?: 'MarkedMember';
  /** User name. */
  account: Scalars['String']['output'];
  /** Breaks taken in thirty days. */
  breaks: Scalars['Int']['output'];
  /** Limits hit in thirty days. */
  hit: Scalars['Int']['output'];
  /** Id of the member. */
  id: Scalars['ID']['output'];
  /** The last of these. */
  lastAt: Scalars['DateTime']['output'];
  /** Limits raised in thirty days. */
  raised: Scalars['Int']['output'];
};

/** A page of members with signs of harm. */
export type MarkedMemberPage = {
  __typename?: 'MarkedMemberPage';
  /** Rows. */
  items: Array<MarkedMember>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A person with an account. */
export type Member = {
  __typename?: 'Member';
  /** User name. */
  account: Scalars['String']['output'];
  /** What runs for the member (section 2). */
  availablePromo: AvailablePromo;
  /** How many promotions wait for the member to take part; 0 and null as of rewardCount. */
  availablePromoCount?: Maybe<Scalars['Int']['output']>;
  /** Picture. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** How it stands with contracts about pay; null for trial accounts, and to who acts in the member's name. */
  consolidated?: Maybe<Consolidated>;
  /** Currency code. */
  currency: Scalars['String']['output'];
  /** Currency symbol. */
  currencySymbol: Scalars['String']['output'];
  /** E-mail, masked. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether the member has a VIP level. */
  hasVip: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it is an agent. */
  isAgent: Scalars['Boolean']['output'];
  /** Whether it is a trial account. */
  isTrial: Scalars['Boolean']['output'];
  /** Language of mails and messages. */
  language: Scalars['Locale']['output'];
  /** Time of the sign-in before this one. */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many rewards of missions and prizes of leaderboards can be taken now; 0 and null as of rewardCount. */
  missionCount?: Maybe<Scalars['Int']['output']>;
  /** Mobile number, masked. */
  mobileNum?: Maybe<Scalars['String']['output']>;
  /** Name shown to others. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Name as on the bank account. */
  payeeName?: Maybe<Scalars['String']['output']>;
  /** Until when the member neither plays nor deposits; in the year 9999 without end. */
  playBlockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Code to invite others. */
  referralCode: Scalars['String']['output'];
  /** How much can be fetched now in the reward centre; 0 for trial accounts and to who acts in the member's name; null when it cannot be counted now. */
  rewardCount?: Maybe<Scalars['Int']['output']>;
  /** Who acts in the member's name; null where it is the member. */
  subaccount?: Maybe<ActingSubaccount>;
  /** 0 member; 4 trial; 1, 2, 41, 42 agents. */
  type: Scalars['Int']['output'];
  /** Unread platform messages; 0 for trial accounts and to who acts in the member's name; null when they cannot be counted now. */
  unreadMessages?: Maybe<Scalars['Int']['output']>;
  /** Name of the VIP level. */
  vipLabelName?: Maybe<Scalars['String']['output']>;
  /** Rank of the VIP level. */
  vipRankLevel?: Maybe<Scalars['Int']['output']>;
  /** Main wallet; null when it cannot be read now, and to who acts in the member's name. */
  wallet?: Maybe<Wallet>;
};

/** A member and why. */
export type MemberActionInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Which bets. */
export type MemberBetFilter = {
  /** From this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Category. */
  gameType?: InputMaybe<GameType>;
  /** State. */
  state?: InputMaybe<BetState>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Vendor code. */
  vassalage?: InputMaybe<Scalars['String']['input']>;
};

/** A page of bets. */
export type MemberBetPage = {
  __typename?: 'MemberBetPage';
  /** Rows. */
  items: Array<Bet>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Whether a member may sign in and play, as far as operators decide it. */
export type MemberLock =
  /** May. */
  | 'ACTIVE'
  /** May not. */
  | 'LOCKED';

/** A note about a member. */
export type MemberNote = {
  __typename?: 'MemberNote';
  /** Text. */
  content: Scalars['String']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it stands on top. */
  isPinned: Scalars['Boolean']['output'];
  /** Who wrote it. */
  operatorAccount: Scalars['String']['output'];
};

/** Result of changing notes. */
export type MemberNotePayload = {
  __typename?: 'MemberNotePayload';
  /** The note. */
  note?: Maybe<MemberNote>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Everything known about a member. */
export type MemberProfile = {
  __typename?: 'MemberProfile';
  /** User name. */
  account: Scalars['String']['output'];
  /** Picture. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Date of birth, YYYY-MM-DD. */
  birthday?: Maybe<Scalars['String']['output']>;
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Further fields of the registration. */
  details: Scalars['JSON']['output'];
  /** Everybody below. */
  downlines: Scalars['Int']['output'];
  /** E-mail. */
  email?: Maybe<Scalars['String']['output']>;
  /** End of a trial account. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Failed sign-ins of the last 30 minutes. */
  failedTries: Scalars['Int']['output'];
  /** Whether a payment password is set. */
  hasPaymentPassword: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Language of mails and messages. */
  language: Scalars['Locale']['output'];
  /** Last sign-in. */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the last sign-in. */
  lastSignInIp?: Maybe<Scalars['String']['output']>;
  /** Mobile number. */
  mobileNum?: Maybe<Scalars['String']['output']>;
  /** Name shown to others. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** How many passkeys. */
  passkeys: Scalars['Int']['output'];
  /** Name of the bank account's owner. */
  payeeName?: Maybe<Scalars['String']['output']>;
  /** Referral code. */
  referralCode: Scalars['String']['output'];
  /** Address of the registration. */
  registerIp?: Maybe<Scalars['String']['output']>;
  /** Page of the registration. */
  registerUrl?: Maybe<Scalars['String']['output']>;
  /** When registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** Whether the account may be used. */
  status: MemberStatus;
  /** Tags. */
  tags: Array<Tag>;
  /** When the terms were accepted. */
  termsAcceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when an authenticator app is on. */
  totpSince?: Maybe<Scalars['DateTime']['output']>;
  /** Account type. */
  type: Scalars['Int']['output'];
  /** The line above, the highest first. */
  uplines: Array<MemberReference>;
};

/** Result of changing a member. */
export type MemberProfilePayload = {
  __typename?: 'MemberProfilePayload';
  /** The member. */
  member?: Maybe<MemberProfile>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Limits and breaks of a member. */
export type MemberProtection = {
  __typename?: 'MemberProtection';
  /** User name. */
  account: Scalars['String']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Breaks in force. */
  exclusions: Array<Exclusion>;
  /** Id of the member. */
  id: Scalars['ID']['output'];
  /** Limits in force. */
  limits: Array<ProtectionLimit>;
  /** Until when nothing is wagered or deposited. */
  playBlockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the account may be used. */
  status: MemberStatus;
};

/** Result of a step with a member's protection. */
export type MemberProtectionPayload = {
  __typename?: 'MemberProtectionPayload';
  /** The member. */
  member?: Maybe<MemberProtection>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A member by id and account. */
export type MemberReference = {
  __typename?: 'MemberReference';
  /** User name. */
  account: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
};

/** A session of a member. */
export type MemberSession = {
  __typename?: 'MemberSession';
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Address. */
  ip: Scalars['String']['output'];
  /** Whether it may still be used. */
  isOpen: Scalars['Boolean']['output'];
  /** When it was last used. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** Browser or device. */
  userAgent: Scalars['String']['output'];
};

/** A page of movements. */
export type MemberStatement = {
  __typename?: 'MemberStatement';
  /** Rows. */
  items: Array<MemberStatementEntry>;
  /** Cursor of the next page; null on the last. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** One movement of an account. */
export type MemberStatementEntry = {
  __typename?: 'MemberStatementEntry';
  /** Amount; negative went out. */
  amount: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Balance after. */
  balanceAfter: Scalars['Money']['output'];
  /** Balance before. */
  balanceBefore: Scalars['Money']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Id of the document. */
  documentId: Scalars['ID']['output'];
  /** Kind of the document. */
  documentKind: Scalars['String']['output'];
  /** Number of the entry in its account. */
  id: Scalars['ID']['output'];
  /** Kind of the movement. */
  kind: TransferKind;
  /** Why, where somebody said. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The movement in the ledger. */
  transferId: Scalars['ID']['output'];
};

/** Which movements. */
export type MemberStatementFilter = {
  /** Account; CASH unless told. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Currency; the one of the member unless told. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** From this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this kind. */
  kind?: InputMaybe<TransferKind>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Whether an account may be used. */
export type MemberStatus =
  /** Yes. */
  | 'ACTIVE'
  /** Closed by its owner. */
  | 'CLOSED'
  /** No. */
  | 'LOCKED';

/** Result of setMemberTags. */
export type MemberTagsPayload = {
  __typename?: 'MemberTagsPayload';
  /** The tags that the member wears now. */
  tags?: Maybe<Array<Tag>>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** How far members may send each other money. */
export type MemberTransferRules = {
  __typename?: 'MemberTransferRules';
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** Most that one member may send on one day (UTC). */
  dailyMaximum: Scalars['Money']['output'];
  /** Id of the brand. */
  id: Scalars['ID']['output'];
  /** Most of one transfer. */
  maximum: Scalars['Money']['output'];
  /** Least of one transfer. */
  minimum: Scalars['Money']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** Whether to the own line below. */
  toDownline: Scalars['Boolean']['output'];
  /** Whether to the direct upline. */
  toUpline: Scalars['Boolean']['output'];
};

/** Input of updateMemberTransferRules. */
export type MemberTransferRulesInput = {
  /** Most that one member may send on one day (UTC). */
  dailyMaximum: Scalars['Money']['input'];
  /** Most of one transfer. */
  maximum: Scalars['Money']['input'];
  /** Least of one transfer. */
  minimum: Scalars['Money']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Whether to the own line below. */
  toDownline: Scalars['Boolean']['input'];
  /** Whether to the direct upline. */
  toUpline: Scalars['Boolean']['input'];
};

/** Result of changing the rules of transfers. */
export type MemberTransferRulesPayload = {
  __typename?: 'MemberTransferRulesPayload';
  /** The rules. */
  rules?: Maybe<MemberTransferRules>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Where a member stands among the levels. */
export type MemberVip = {
  __typename?: 'MemberVip';
  /** A page of the steps that led there, the last first. */
  steps: VipStepPage;
  /** The standing, as the member sees it. */
  vip: Vip;
};

/** One account of a member. */
export type MemberWallet = {
  __typename?: 'MemberWallet';
  /** Name, such as CASH or HOLD. */
  account: Scalars['String']['output'];
  /** Balance. */
  balance: Scalars['Money']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Movements so far. */
  entries: Scalars['Int']['output'];
};

/** A brand as operators see it. */
export type Merchant = {
  __typename?: 'Merchant';
  /** Countries that see the region-blocked page. */
  blockedCountries: Array<Scalars['String']['output']>;
  /** Guesses a proof of work takes at most, before an address made it dearer. */
  captchaComplexity: Scalars['Int']['output'];
  /** The captcha of each purpose. */
  captchaProviders: CaptchaProviders;
  /** Code. */
  code: Scalars['String']['output'];
  /** Language of a first visit. */
  defaultLanguage: Scalars['Locale']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether money is paid out only to a member whose identity is verified. */
  identityForWithdrawal: Scalars['Boolean']['output'];
  /** Languages on offer. */
  languages: Array<Scalars['Locale']['output']>;
  /** What visitors read during maintenance. */
  maintenanceMessages: Array<MaintenanceMessage>;
  /** When the maintenance is over. */
  maintenanceUntil?: Maybe<Scalars['DateTime']['output']>;
  /** DEMO or LIVE. */
  mode: SiteMode;
  /** Name. */
  name: Scalars['String']['output'];
  /** A self-exclusion holds at all brands of one group. */
  operatorGroup: Scalars['String']['output'];
  /** Whether operators need an authenticator app for this brand. */
  operatorTotpRequired: Scalars['Boolean']['output'];
  /** A change that waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** Minutes between two reality checks of a member who chose no interval: 15, 30 or 60. */
  realityCheckMinutes: Scalars['Int']['output'];
  /** Whose codes prove a mobile number. */
  smsChannel: SmsChannel;
  /** Houses with whose accounts people may sign in. */
  socialProviders: Array<SocialProvider>;
  /** 0 normal, 1 maintenance. */
  status: Scalars['Int']['output'];
  /** IANA name of the zone whose midnight ends a day, and windows of contracts. */
  timeZone: Scalars['String']['output'];
};

/** A page of brands. */
export type MerchantPage = {
  __typename?: 'MerchantPage';
  /** Rows. */
  items: Array<Merchant>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of changing a brand. */
export type MerchantPayload = {
  __typename?: 'MerchantPayload';
  /** The brand. */
  merchant?: Maybe<Merchant>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A brand by code and name. */
export type MerchantReference = {
  __typename?: 'MerchantReference';
  /** Code. */
  code: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A window of a mission, for the member. */
export type Mission = {
  __typename?: 'Mission';
  /** Of which play; none: any. */
  categories: Array<GameType>;
  /** When the reward was taken. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Code of the mission. */
  code: Scalars['String']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** What counts of it now. */
  done: Scalars['Money']['output'];
  /** When the window is over; null where it has no end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it asks for. */
  goal: MissionGoal;
  /** Name. */
  name: Scalars['String']['output'];
  /** What earlier windows owe, since bets were taken back after the reward. */
  owed: Scalars['Money']['output'];
  /** How often it begins anew. */
  period: MissionPeriod;
  /** What is given for it. */
  reward: Scalars['Money']['output'];
  /** What this window lacks though its reward was taken. */
  shortfall: Scalars['Money']['output'];
  /** The first day of the window. */
  startsOn: Scalars['String']['output'];
  /** How it stands. */
  state: MissionState;
  /** How much: an amount, or a number where the goal is one. */
  target: Scalars['Money']['output'];
};

/** What a mission asks for. */
export type MissionGoal =
  /** Settled bets. */
  | 'BETS'
  /** Days in a row with a bet. */
  | 'DAYS_IN_ROW'
  /** Deposits together. */
  | 'DEPOSITS'
  /** Valid bet. */
  | 'VALID_BET';

/** The running week of a leaderboard. */
export type MissionLeaderboard = {
  __typename?: 'MissionLeaderboard';
  /** What play counts; none: any. */
  categories: Array<GameType>;
  /** Code. */
  code: Scalars['String']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** When the week is over. */
  endsAt: Scalars['DateTime']['output'];
  /** Whoever played less has no place. */
  leastValidBet: Scalars['Money']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** How the member stands. */
  own: OwnStanding;
  /** The first places as they stand. */
  places: Array<LeaderboardPlace>;
  /** Prizes by place. */
  prizes: Array<Scalars['Money']['output']>;
  /** Monday of the week. */
  startsOn: Scalars['String']['output'];
};

/** Leaderboards, and what the member won at them. */
export type MissionLeaderboards = {
  __typename?: 'MissionLeaderboards';
  /** Running weeks. */
  leaderboards: Array<MissionLeaderboard>;
  /** The last places of the member that won something. */
  won: Array<WonPlace>;
};

/** A name in a language. */
export type MissionName = {
  __typename?: 'MissionName';
  /** Language. */
  language: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A name in a language. */
export type MissionNameInput = {
  /** Language. */
  language: Scalars['String']['input'];
  /** Name, at most 80 characters. */
  name: Scalars['String']['input'];
};

/** How often a mission begins anew. */
export type MissionPeriod =
  /** Every day of the brand's calendar. */
  | 'DAY'
  /** Never. */
  | 'ONCE'
  /** Every Monday. */
  | 'WEEK';

/** How a window of a mission stands. */
export type MissionState =
  /** The reward was taken. */
  | 'CLAIMED'
  /** It is not reached yet. */
  | 'OPEN'
  /** The reward may be taken. */
  | 'REACHED';

/** Input of moveLine. */
export type MoveLineInput = {
  /** Whose line. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Who shall be above; null: nobody. */
  uplineId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of moving a line. */
export type MoveLinePayload = {
  __typename?: 'MoveLinePayload';
  /** The line, with the proposal while a second operator is waited for. */
  line?: Maybe<OperatorLine>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Everything that can be done. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Signs the proposed terms that were read, or agrees that the contract ends. */
  acceptContract: ContractPayload;
  /** Takes what arrived of a short deposit instead of its amount. */
  acceptDepositAmount: DepositPayload;
  /** Says that the reality check was read. */
  acknowledgeRealityCheck: PlayStatePayload;
  /** Adds a note; notes are never changed. */
  addMemberNote: MemberNotePayload;
  /** Adds a payout account in the own name. */
  addPayoutAccount: PayoutAccountPayload;
  /** Answers a dispute into the agent's inbox. No money moves by it: an amount that is wrong is mended by settleAgain. */
  answerDispute: AnswerDisputePayload;
  /** The member has seen a prompt, be it that nothing came of it. */
  answerProtectionPrompt: ProtectionPromptsPayload;
  /** Approves and posts an adjustment that somebody else asked for. */
  approveAdjustment: AdjustmentPayload;
  /** Gives what is claimed, by the terms it was claimed by. */
  approvePromotionClaim: OperatorPromotionClaimPayload;
  /** Lets what waits be paid, when a second operator wants the same. What is added in between makes it another wish. */
  approveSettlement: SettlementPayload;
  /** Approves; above the brand's limit two operators must. */
  approveWithdrawal: OperatorWithdrawalPayload;
  /** What a passkey must sign to sign in, to be a second step, or to unlock a session. */
  askPasskey: PasskeyOptionsPayload;
  /** Asks the vendor now what became of a transfer in doubt; its answer decides it. */
  askVendorTransfer: OperatorVendorTransferPayload;
  /** Makes the secret of the own authenticator app, told once. */
  beginOperatorTotp: BeginTotpPayload;
  /** What the browser is to be asked for a new passkey. */
  beginPasskey: PasskeyOptionsPayload;
  /** Makes the secret of an authenticator app; it counts once confirmTotp took its first code. */
  beginTotp: BeginTotpPayload;
  /** Cancels a bonus. */
  cancelBonus: CancelBonusPayload;
  /** Forgets a waiting increase. */
  cancelLimitChange: LimitsPayload;
  /** Takes an order back while its draw is open. */
  cancelLotteryOrder: CancelLotteryOrderPayload;
  /** Takes a withdrawal back before its review, where the brand allows it. */
  cancelWithdrawal: WithdrawalPayload;
  /** Sets a new password in the place of the own one; every other session ends. */
  changeOperatorPassword: DonePayload;
  /** Changes the password of the signed-in member. */
  changePassword: ChangePasswordPayload;
  /** Says anew what somebody may do in the agent's name; he is signed out. */
  changeSubaccount: SubaccountPayload;
  /** Checks an invitation code. */
  checkAffiliate: CheckAffiliatePayload;
  /** Says that a deposit was paid; an operator looks at it. */
  claimDeposit: DepositPayload;
  /** Takes a case of the queue up. */
  claimIdentity: OperatorIdentityPayload;
  /** Takes the prize of a place; asked again nothing more happens. */
  claimLeaderboardPrize: ClaimLeaderboardPrizePayload;
  /** Takes the reward of a window of a mission; asked again nothing more happens. */
  claimMission: ClaimMissionPayload;
  /** Takes part in a promotion: joins, applies or is given it. */
  claimPromotion: ClaimPromotionPayload;
  /** Claims what is open; each accrual is given once. What was given too much before is taken off. */
  claimRebates: ClaimRebatesPayload;
  /** Takes the reward for a friend; asked again it answers alike. */
  claimReferral: ClaimReferralPayload;
  /** Claims what today gives; asked again nothing more happens. */
  claimSignInDay: ClaimSignInDayPayload;
  /** Takes or gives back the work on a transfer in suspense. */
  claimSuspense: SuspensePayload;
  /** Claims a bonus of a level, which is given once. */
  claimVipBonus: ClaimVipBonusPayload;
  /** Takes a withdrawal into one's hands. */
  claimWithdrawal: OperatorWithdrawalPayload;
  /** Forgets failed sign-ins of a member. */
  clearMemberFailures: MemberProfilePayload;
  /** Closes the account; money must be withdrawn and bets settled first. */
  closeAccount: CloseAccountPayload;
  /** Ends a promotion for good; what was promised is kept. */
  closePromotion: OperatorPromotionPayload;
  /** Begins to compare a day of every account with the bank; the result is in the list when it is there. */
  compareBankAccounts: CompareBankAccountsPayload;
  /** Puts a waiting increase in force. */
  confirmLimit: LimitsPayload;
  /** Turns the own authenticator app on; the recovery codes are told once. */
  confirmOperatorTotp: RecoveryCodesPayload;
  /** Turns the authenticator app on and tells the recovery codes, once. */
  confirmTotp: RecoveryCodesPayload;
  /** Says whether the money arrived. */
  confirmWithdrawal: WithdrawalPayload;
  /** Exchanges points for money at the ratio of the brand. */
  convertPoints: RedemptionPayload;
  /** Corrects language, nickname or payee name. */
  correctMember: MemberProfilePayload;
  /** Creates an announcement or a notice. */
  createAnnouncement: OperatorAnnouncementPayload;
  /** Creates a banner. */
  createBanner: OperatorBannerPayload;
  /** Starts a deposit. */
  createDeposit: CreateDepositPayload;
  /** Plans a rain; nobody sees it before it is published. */
  createEnvelopeRain: EnvelopeRainPayload;
  /** Makes a registration link. */
  createInvitation: InvitationPayload;
  /** Begins a weekly leaderboard. Takes a second operator, who sends the same. */
  createLeaderboard: CreateLeaderboardPayload;
  /** Makes goods of the mall; they are closed until two operators open them. */
  createMallGoods: MallGoodsPayload;
  /** Begins a mission. Takes a second operator, who sends the same. */
  createMission: CreateMissionPayload;
  /** Opens an account for an operator; the password is told once. */
  createOperatorAccount: OperatorPasswordPayload;
  /** Makes a way to deposit. */
  createPaymentChannel: OperatorPaymentChannelPayload;
  /** Makes a promotion; nobody sees it before it is published. */
  createPromotion: OperatorPromotionPayload;
  /** Plans a raffle; nobody sees it before it is published. */
  createRaffle: RafflePayload;
  /** Lets somebody act in the agent's name, who must choose another password before doing anything but reading. */
  createSubaccount: SubaccountPayload;
  /** Adds a tag to the vocabulary of the brand. */
  createTag: TagPayload;
  /** Confirms or refuses a deposit that the member says to have paid. */
  decideDeposit: OperatorDepositPayload;
  /** Approves or refuses a correction that somebody else asked for. */
  decideDrawCorrection: DrawCorrectionPayload;
  /** Grants or refuses the wish to end a self-exclusion early. */
  decideExclusionLift: OperatorExclusionPayload;
  /** Approves or rejects an identity. */
  decideIdentity: OperatorIdentityPayload;
  /** Approves goods that were sent, or rejects them and gives everything back; the member reads the remark. */
  decideRedemption: OperatorRedemptionPayload;
  /** Decides on a transfer in suspense. */
  decideSuspense: SuspensePayload;
  /** Deletes an announcement. */
  deleteAnnouncement: OperatorAnnouncementPayload;
  /** Deletes a banner. */
  deleteBanner: OperatorBannerPayload;
  /** Removes a tag, also from everybody who wears it. */
  deleteTag: TagPayload;
  /** Nothing of what waits is ever paid, nor corrected later. */
  denySettlement: SettlementPayload;
  /** Lets somebody act in an agent's name no more; he is signed out at once. The agent may enable it again. */
  disableOperatorSubaccount: SubaccountPayload;
  /** Lets somebody act in the agent's name no more; he is signed out at once. */
  disableSubaccount: SubaccountPayload;
  /** Says that something is wrong with an amount. An operator answers into the inbox; no money moves by it. */
  disputeEarning: DisputeEarningPayload;
  /** Lets somebody act in the agent's name again. */
  enableSubaccount: SubaccountPayload;
  /** Asks an agent to let a contract of the platform end. */
  endContract: OperatorContractPayload;
  /** Ends a registration link at once and for good. */
  endInvitation: InvitationPayload;
  /** Ends a leaderboard; its running week is still closed. */
  endLeaderboard: EndLeaderboardPayload;
  /** Ends one session of a member, or all. */
  endMemberSessions: EndMemberSessionsPayload;
  /** Ends a mission; what was reached until then may still be taken. */
  endMission: EndMissionPayload;
  /** Signs every other place out. */
  endOtherSessions: SignedInPlacesPayload;
  /** Signs one place out. */
  endSession: SignedInPlacesPayload;
  /** Enters the result of an official draw, or puts an own entry right; two equal ones draw it. */
  enterDrawResult: OperatorDrawPayload;
  /** The bank returned the money: it goes back to the member; once a payment had left, when a second operator wants the same. */
  failWithdrawal: OperatorWithdrawalPayload;
  /** Keeps the passkey that the browser made. */
  finishPasskey: DonePayload;
  /** Finishes a sign-in with its second step. */
  finishSecondStep: SignInPayload;
  /** Counts the money as received against the member's word. */
  forceWithdrawalReceipt: OperatorWithdrawalPayload;
  /** Nothing more of a settlement is paid until it is released. */
  holdSettlement: SettlementPayload;
  /** Says that the page of a game is still open. */
  keepPlaying: PlayStatePayload;
  /** Opens a game for fun. */
  launchDemo: LaunchGamePayload;
  /** Opens a game session. */
  launchGame: LaunchGamePayload;
  /** Lets a member deposit again. */
  liftDepositBlock: DepositBlockPayload;
  /** Links an account of another house to the signed-in member. */
  linkIdentity: LinkedIdentitiesPayload;
  /** Mails a one-time password. */
  mailPassword: MailPasswordPayload;
  /** Moves a member, with everybody below, under another upline from the next local day on. Takes a second operator. */
  moveLine: MoveLinePayload;
  /** Proposes a contract for the platform to an agent with nobody above. Terms beyond what the brand offers take a second operator. */
  offerContract: OperatorContractPayload;
  /** Opens an envelope of a rain; asked again it answers alike. */
  openEnvelope: OpenEnvelopePayload;
  /** Opens an account directly below the agent. */
  openTeamAccount: OpenTeamAccountPayload;
  /** Signs an operator in. */
  operatorSignIn: OperatorSignInPayload;
  /** Ends the operator session. */
  operatorSignOut: SignOutPayload;
  /** Puts vendors together at a place of the lobby, in this order; the others stay in theirs. */
  orderOperatorVendors: OperatorVendorsPayload;
  /** Lets nobody open one until the rain is published again. */
  pauseEnvelopeRain: EnvelopeRainPayload;
  /** Takes nobody in any more, until it is published again; what was promised is kept. */
  pausePromotion: OperatorPromotionPayload;
  /** Lets nobody draw until the raffle is published again; tickets stay. */
  pauseRaffle: RafflePayload;
  /** Pays what came back once more, when a second operator wants the same. */
  payWithdrawalAgain: OperatorWithdrawalPayload;
  /** Pins a note or takes the pin out. */
  pinMemberNote: MemberNotePayload;
  /** Bets on one draw, or on several by a plan: all are taken or none. */
  placeLotteryOrder: PlaceLotteryOrderPayload;
  /** An agent proposes a contract, or other terms for one, to a direct downline. */
  proposeContract: ContractPayload;
  /** Shows a rain to members, or lets a paused one go on. Takes a second operator, who wants the same. */
  publishEnvelopeRain: EnvelopeRainPayload;
  /** Makes the draft the next version, which two operators want; whoever joined keeps the terms he joined by. */
  publishPromotion: OperatorPromotionPayload;
  /** Shows a raffle to members, or lets a paused one go on. Takes a second operator, who wants the same. */
  publishRaffle: RafflePayload;
  /** Unlocks a session that was idle, or that a remembered device opened. */
  reauthenticate: DonePayload;
  /** Takes goods of the mall for points. Money is credited at once; other goods wait for the house, which sends them or gives everything back. */
  redeemPointReward: RedemptionPayload;
  /** Takes part in a promotion by a code. All codes that do not work are answered alike. */
  redeemPromotionCode: ClaimPromotionPayload;
  /** Refuses for the platform, or takes back what it wanted. */
  refuseContract: OperatorContractPayload;
  /** Takes an own proposal back, or refuses that of somebody else. Confirming is the change itself, sent once more. */
  refuseProposal: RefuseProposalPayload;
  /** Refuses the reward for a friend, as long as it is not paid. */
  refuseReferral: DecideReferralPayload;
  /** Registers by user name and signs in. */
  register: SignInPayload;
  /** Registers by mobile number and signs in. */
  registerMobile: SignInPayload;
  /** Rejects an adjustment that somebody else asked for. */
  rejectAdjustment: AdjustmentPayload;
  /** Refuses what waits for an answer, or takes back what one wanted oneself. */
  rejectContract: ContractPayload;
  /** Refuses a claim; the member reads the reason. */
  rejectPromotionClaim: OperatorPromotionClaimPayload;
  /** Refuses; the held money goes back. */
  rejectWithdrawal: OperatorWithdrawalPayload;
  /** Lets the member take the reward for a friend that was held. */
  releaseReferral: DecideReferralPayload;
  /** What was held is paid. */
  releaseSettlement: SettlementPayload;
  /** Lets the money go. */
  releaseWithdrawal: OperatorWithdrawalPayload;
  /** Takes the picture of the member away. */
  removeAvatar: ProfilePayload;
  /** Takes the picture of a member away and tells the member. */
  removeMemberAvatar: MemberProfilePayload;
  /** Turns the own authenticator app off. */
  removeOperatorTotp: DonePayload;
  /** Removes a passkey. */
  removePasskey: DonePayload;
  /** Takes a payout account out of use. */
  removePayoutAccount: RemovePayoutAccountPayload;
  /** Turns the authenticator app off. */
  removeTotp: DonePayload;
  /** Names a passkey. */
  renamePasskey: DonePayload;
  /** Opens an account again that its member closed, within thirty days. */
  reopenAccount: MemberProtectionPayload;
  /** Ten new recovery codes in the place of the old ones. */
  replaceOperatorRecoveryCodes: RecoveryCodesPayload;
  /** Ten new recovery codes in the place of the old ones. */
  replaceRecoveryCodes: RecoveryCodesPayload;
  /** Asks for money to be put right; a different operator decides. */
  requestAdjustment: AdjustmentPayload;
  /** Asks the upline (the platform where there is none) for a contract or for other terms. */
  requestContract: ContractPayload;
  /** Starts a copy of the member's data. */
  requestDataExport: DataExportPayload;
  /** Asks for a draw to be made void or its result to be put right; a different operator decides. */
  requestDrawCorrection: DrawCorrectionPayload;
  /** Asks the operator to end a self-exclusion early. */
  requestExclusionLift: ProtectionPayload;
  /** Asks for a posted transfer to be taken back. */
  requestReversal: AdjustmentPayload;
  /** Asks for a withdrawal; its money is held at once. */
  requestWithdrawal: WithdrawalPayload;
  /** Replaces the password of a member by a one-time one. */
  resetMemberPassword: ResetMemberPasswordPayload;
  /** Takes the payment password of a member away. */
  resetMemberPaymentPassword: MemberProfilePayload;
  /** Takes authenticator app, recovery codes and passkeys of a member away and ends the sessions. */
  resetMemberSecondFactor: MemberProfilePayload;
  /** Gives an operator a new password, told once. */
  resetOperatorPassword: OperatorPasswordPayload;
  /** Takes the authenticator app of another operator away. */
  resetOperatorTotp: OperatorAccountPayload;
  /** Decides a transfer that the vendor leaves in doubt: the first operator proposes, a different one carries it out. */
  resolveVendorTransfer: OperatorVendorTransferPayload;
  /** Signs in again where this browser was to be remembered; without a token when it is not. */
  resumeSession: SignInPayload;
  /** Brings everything that vendors keep back to the main wallet. */
  returnWallets: ReturnWalletsPayload;
  /** Says that somebody looked at a great win, and what he found. */
  reviewGreatWin: GreatWinPayload;
  /** Runs the trial balance now. */
  runTrialBalance: TrialBalancePayload;
  /** Saves rules as a new version, once a second operator wants them too where more may be lost by them; bets taken keep their odds. */
  saveLotteryRules: OperatorLotteryPayload;
  /** Shuts the person out at all brands of the operator, at once. */
  selfExclude: ProtectionPayload;
  /** Sends a code to a new e-mail address or telephone number of the account. */
  sendContactCode: CodeSentPayload;
  /** Sends feedback or a complaint. */
  sendFeedback: SendFeedbackPayload;
  /** Sends an SMS code to a number that wants to register. */
  sendRegistrationCode: SendCodePayload;
  /** Sends the code of a second step. */
  sendSecondStepCode: CodeSentPayload;
  /** Sends an SMS code to a member who is not signed in. */
  sendSignInCode: SendCodePayload;
  /** Sends money to the direct upline or to somebody in the own line. */
  sendToLine: SendToLinePayload;
  /** Binds or changes the e-mail address or telephone number; the old one is told. */
  setContact: DonePayload;
  /** Adds or removes a favourite. */
  setFavourite: SetFavouritePayload;
  /** Chooses the games of a place of the lobby. */
  setGameChoices: OperatorGamesPayload;
  /** Remembers the language of the caller. */
  setLanguage: SetLanguagePayload;
  /** Sets, raises or takes away a limit. A lower one counts at once, a higher one or none after 24 hours and confirmLimit. */
  setLimit: LimitsPayload;
  /** Sets what holds for the line of a direct downline, or for everybody below the agent, in the place of what he had set there. */
  setLineRules: SetLineRulesPayload;
  /** Locks a member or opens the account again. */
  setMemberStatus: MemberProfilePayload;
  /** Sets the tags that a member wears. */
  setMemberTags: MemberTagsPayload;
  /** Sets or takes away the operator's own limit for a member. */
  setOperatorLimit: MemberProtectionPayload;
  /** Sets a new password with an SMS code, or an ID token of Firebase for the number, and signs in. */
  setPasswordByPhone: SignInPayload;
  /** Sets or changes the payment password, proven by the old one or by the sign-in password. */
  setPaymentPassword: DonePayload;
  /** How often a game is interrupted by the time and money spent. */
  setRealityCheck: ProtectionPayload;
  /** Gives somebody who acts in the agent's name another first password; he is signed out. */
  setSubaccountPassword: SubaccountPayload;
  /** Works the window of a settlement out anew, and writes what that differs by. */
  settleAgain: SettleAgainPayload;
  /** Signs for the platform, or agrees that the contract ends. Terms beyond what the brand offers take a second operator. */
  signContract: OperatorContractPayload;
  /** Signs in by user name and password, or by mobile number and SMS code. */
  signIn: SignInPayload;
  /** Signs in with a passkey, which also names the member. */
  signInByPasskey: SignInPayload;
  /** Signs in with an ID token of Firebase: a Google or Facebook account, or a mobile number. */
  signInWithFirebase: FirebaseSignInPayload;
  /** Ends the session. */
  signOut: SignOutPayload;
  /** Uses a ticket of a raffle and gives what it draws. */
  spinRaffle: SpinRafflePayload;
  /** Opens a trial account with play money. */
  startFreePlay: SignInPayload;
  /** A break from playing and depositing, at once. */
  startTimeOut: ProtectionPayload;
  /** Stops a plan: its orders on draws still open are taken back. */
  stopLotteryChase: StopLotteryChasePayload;
  /** Hands name, birthday, number and the uploaded documents in for the check. */
  submitIdentity: IdentityPayload;
  /** Takes the balances of the house accounts now. */
  takeHouseAccounts: HouseAccountsPayload;
  /** Takes a claim to decide it; another operator's stays his. */
  takePromotionClaim: OperatorPromotionClaimPayload;
  /** Asks the other side to let the contract end. */
  terminateContract: ContractPayload;
  /** Moves money between the main wallet and a vendor's. */
  transferWallet: TransferWalletPayload;
  /** Puts a withdrawal back for others. */
  unclaimWithdrawal: OperatorWithdrawalPayload;
  /** Takes a link to an account of another house away. */
  unlinkIdentity: LinkedIdentitiesPayload;
  /** Sets up to which amount one pair of eyes suffices; a higher amount counts after 24 hours. */
  updateAdjustmentLimit: AdjustmentLimitPayload;
  /** Changes an announcement. */
  updateAnnouncement: OperatorAnnouncementPayload;
  /** Changes a banner. */
  updateBanner: OperatorBannerPayload;
  /** Changes the hosts that stand before our own. */
  updateContentNetworks: ContentNetworksPayload;
  /** Changes what the brand offers of a kind; contracts that are signed stay. Any change takes a second operator. */
  updateContractTemplate: ContractTemplatePayload;
  /** Changes a rain that was never published. */
  updateEnvelopeRain: EnvelopeRainPayload;
  /** Opens or closes a lottery for bets, or changes how long before a draw bets end. */
  updateLottery: OperatorLotteryPayload;
  /** Changes goods of the mall; what gives more waits for a second operator. */
  updateMallGoods: MallGoodsPayload;
  /** Changes how far members may send each other money. */
  updateMemberTransferRules: MemberTransferRulesPayload;
  /** Changes name, status and maintenance of a brand. */
  updateMerchant: MerchantPayload;
  /** Changes or closes the account of an operator. */
  updateOperatorAccount: OperatorAccountPayload;
  /** Changes games at once: availability, window of maintenance, position, tags. */
  updateOperatorGames: OperatorGamesPayload;
  /** Opens vendors, puts them in maintenance or turns them off; sets or clears a window of maintenance. */
  updateOperatorVendors: OperatorVendorsPayload;
  /** Changes a way to deposit. */
  updatePaymentChannel: OperatorPaymentChannelPayload;
  /** Changes what is done with deposits that are not paid as agreed. */
  updatePaymentSettings: PaymentSettingsPayload;
  /** Changes what deposits earn and what points are exchanged for; what gives more waits for a second operator. */
  updatePointSettings: PointSettingsPayload;
  /** Changes the nickname, or sets the birthday or a further contact, which is possible once each. */
  updateProfile: ProfilePayload;
  /** Changes the draft; what is published stays as it is until the draft is. */
  updatePromotion: OperatorPromotionPayload;
  /** Changes a raffle that was never published. */
  updateRaffle: RafflePayload;
  /** Changes by what the brand gives back. What gives more takes a second operator; days that are closed keep their rates. */
  updateRebateRules: UpdateRebateRulesPayload;
  /** Changes by what the brand gives for friends who come from now on. A rule that gives more takes a second operator. */
  updateReferralRule: UpdateReferralRulePayload;
  /** Changes the rules of a registration field. */
  updateRegistrationField: OperatorRegistrationFieldPayload;
  /** Changes what is given for coming; what gives more waits for a second operator. */
  updateSignInDaySettings: SignInDaySettingsPayload;
  /** Changes what must be played for money from one source; what is owed already stays. */
  updateTurnoverRule: TurnoverRulePayload;
  /** Changes the levels of the brand in view, all at once. Levels that give more take a second operator, who sends the same. */
  updateVipLevels: UpdateVipLevelsPayload;
  /** Switches a whitelabel module. */
  updateWhitelabelModule: OperatorModulePayload;
  /** Changes how the brand pays out. */
  updateWithdrawalSettings: WithdrawalSettingsPayload;
  /** Takes an own request back. */
  withdrawAdjustment: AdjustmentPayload;
  /** Takes back a dispute that is not answered. */
  withdrawDispute: WithdrawDisputePayload;
};


/** Everything that can be done. */
export type MutationAcceptContractArgs = {
  input: AcceptContractInput;
};


/** Everything that can be done. */
export type MutationAcceptDepositAmountArgs = {
  input: AcceptDepositAmountInput;
};


/** Everything that can be done. */
export type MutationAddMemberNoteArgs = {
  input: AddMemberNoteInput;
};


/** Everything that can be done. */
export type MutationAddPayoutAccountArgs = {
  input: AddPayoutAccountInput;
};


/** Everything that can be done. */
export type MutationAnswerDisputeArgs = {
  input: AnswerDisputeInput;
};


/** Everything that can be done. */
export type MutationAnswerProtectionPromptArgs = {
  input: AnswerProtectionPromptInput;
};


/** Everything that can be done. */
export type MutationApproveAdjustmentArgs = {
  input: DecideAdjustmentInput;
};


/** Everything that can be done. */
export type MutationApprovePromotionClaimArgs = {
  input: PromotionDeedInput;
};


/** Everything that can be done. */
export type MutationApproveSettlementArgs = {
  input: DecideSettlementInput;
};


/** Everything that can be done. */
export type MutationApproveWithdrawalArgs = {
  input: WithdrawalDeedInput;
};


/** Everything that can be done. */
export type MutationAskVendorTransferArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. */
export type MutationBeginOperatorTotpArgs = {
  input: PasswordInput;
};


/** Everything that can be done. */
export type MutationBeginPasskeyArgs = {
  input: PasswordInput;
};


/** Everything that can be done. */
export type MutationBeginTotpArgs = {
  input: PasswordInput;
};


/** Everything that can be done. */
export type MutationCancelBonusArgs = {
  input: CancelBonusInput;
};


/** Everything that can be done. */
export type MutationCancelLimitChangeArgs = {
  input: LimitKeyInput;
};


/** Everything that can be done. */
export type MutationCancelLotteryOrderArgs = {
  input: CancelLotteryOrderInput;
};


/** Everything that can be done. */
export type MutationCancelWithdrawalArgs = {
  input: CancelWithdrawalInput;
};


/** Everything that can be done. */
export type MutationChangeOperatorPasswordArgs = {
  input: ChangeOperatorPasswordInput;
};


/** Everything that can be done. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be done. */
export type MutationChangeSubaccountArgs = {
  input: ChangeSubaccountInput;
};


/** Everything that can be done. */
export type MutationCheckAffiliateArgs = {
  input: CheckAffiliateInput;
};


/** Everything that can be done. */
export type MutationClaimDepositArgs = {
  input: ClaimDepositInput;
};


/** Everything that can be done. */
export type MutationClaimIdentityArgs = {
  input: ClaimIdentityInput;
};


/** Everything that can be done. */
export type MutationClaimLeaderboardPrizeArgs = {
  input: ClaimLeaderboardPrizeInput;
};


/** Everything that can be done. */
export type MutationClaimMissionArgs = {
  input: ClaimMissionInput;
};


/** Everything that can be done. */
export type MutationClaimPromotionArgs = {
  input: ClaimPromotionInput;
};


/** Everything that can be done. */
export type MutationClaimRebatesArgs = {
  input: ClaimRebatesInput;
};


/** Everything that can be done. */
export type MutationClaimReferralArgs = {
  input: ClaimReferralInput;
};


/** Everything that can be done. */
export type MutationClaimSuspenseArgs = {
  input: ClaimSuspenseInput;
};


/** Everything that can be done. */
export type MutationClaimVipBonusArgs = {
  input: ClaimVipBonusInput;
};


/** Everything that can be done. */
export type MutationClaimWithdrawalArgs = {
  input: WithdrawalDeedInput;
};


/** Everything that can be done. */
export type MutationClearMemberFailuresArgs = {
  input: MemberActionInput;
};


/** Everything that can be done. */
export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


/** Everything that can be done. */
export type MutationClosePromotionArgs = {
  input: PromotionDeedInput;
};


/** Everything that can be done. */
export type MutationCompareBankAccountsArgs = {
  day?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. */
export type MutationConfirmLimitArgs = {
  input: LimitKeyInput;
};


/** Everything that can be done. */
export type MutationConfirmOperatorTotpArgs = {
  input: CodeInput;
};


/** Everything that can be done. */
export type MutationConfirmTotpArgs = {
  input: CodeInput;
};


/** Everything that can be done. */
export type MutationConfirmWithdrawalArgs = {
  input: ConfirmWithdrawalInput;
};


/** Everything that can be done. */
export type MutationConvertPointsArgs = {
  input: ConvertPointsInput;
};


/** Everything that can be done. */
export type MutationCorrectMemberArgs = {
  input: CorrectMemberInput;
};


/** Everything that can be done. */
export type MutationCreateAnnouncementArgs = {
  input: AnnouncementInput;
};


/** Everything that can be done. */
export type MutationCreateBannerArgs = {
  input: BannerInput;
};


/** Everything that can be done. */
export type MutationCreateDepositArgs = {
  input: CreateDepositInput;
};


/** Everything that can be done. */
export type MutationCreateEnvelopeRainArgs = {
  input: EnvelopeRainInput;
};


/** Everything that can be done. */
export type MutationCreateInvitationArgs = {
  input: CreateInvitationInput;
};


/** Everything that can be done. */
export type MutationCreateLeaderboardArgs = {
  input: CreateLeaderboardInput;
};


/** Everything that can be done. */
export type MutationCreateMallGoodsArgs = {
  input: MallGoodsInput;
};


/** Everything that can be done. */
export type MutationCreateMissionArgs = {
  input: CreateMissionInput;
};


/** Everything that can be done. */
export type MutationCreateOperatorAccountArgs = {
  input: CreateOperatorAccountInput;
};


/** Everything that can be done. */
export type MutationCreatePaymentChannelArgs = {
  input: CreatePaymentChannelInput;
};


/** Everything that can be done. */
export type MutationCreatePromotionArgs = {
  input: PromotionInput;
};


/** Everything that can be done. */
export type MutationCreateRaffleArgs = {
  input: RaffleInput;
};


/** Everything that can be done. */
export type MutationCreateSubaccountArgs = {
  input: CreateSubaccountInput;
};


/** Everything that can be done. */
export type MutationCreateTagArgs = {
  input: CreateTagInput;
};


/** Everything that can be done. */
export type MutationDecideDepositArgs = {
  input: DecideDepositInput;
};


/** Everything that can be done. */
export type MutationDecideDrawCorrectionArgs = {
  input: DecideDrawCorrectionInput;
};


/** Everything that can be done. */
export type MutationDecideExclusionLiftArgs = {
  input: DecideExclusionLiftInput;
};


/** Everything that can be done. */
export type MutationDecideIdentityArgs = {
  input: DecideIdentityInput;
};


/** Everything that can be done. */
export type MutationDecideRedemptionArgs = {
  input: DecideRedemptionInput;
};


/** Everything that can be done. */
export type MutationDecideSuspenseArgs = {
  input: DecideSuspenseInput;
};


/** Everything that can be done. */
export type MutationDeleteAnnouncementArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. */
export type MutationDeleteBannerArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be done. */
export type MutationDeleteTagArgs = {
  input: DeleteTagInput;
};


/** Everything that can be done. */
export type MutationDenySettlementArgs = {
  input: DecideSettlementInput;
};


/** Everything that can be done. */
export type MutationDisableOperatorSubaccountArgs = {
  input: DisableOperatorSubaccountInput;
};


/** Everything that can be done. */
export type MutationDisableSubaccountArgs = {
  input: SubaccountInput;
};


/** Everything that can be done. */
export type MutationDisputeEarningArgs = {
  input: DisputeEarningInput;
};


/** Everything that can be done. */
export type MutationEnableSubaccountArgs = {
  input: SubaccountInput;
};


/** Everything that can be done. */
export type MutationEndContractArgs = {
  input: ReasonedContractInput;
};


/** Everything that can be done. */
export type MutationEndInvitationArgs = {
  input: EndInvitationInput;
};


/** Everything that can be done. */
export type MutationEndLeaderboardArgs = {
  input: EndMissionInput;
};


/** Everything that can be done. */
export type MutationEndMemberSessionsArgs = {
  input: EndMemberSessionsInput;
};


/** Everything that can be done. */
export type MutationEndMissionArgs = {
  input: EndMissionInput;
};


/** Everything that can be done. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** Everything that can be done. */
export type MutationEnterDrawResultArgs = {
  input: EnterDrawResultInput;
};


/** Everything that can be done. */
export type MutationFailWithdrawalArgs = {
  input: FailWithdrawalInput;
};


/** Everything that can be done. */
export type MutationFinishPasskeyArgs = {
  input: FinishPasskeyInput;
};


/** Everything that can be done. */
export type MutationFinishSecondStepArgs = {
  input: FinishSecondStepInput;
};


/** Everything that can be done. */
export type MutationForceWithdrawalReceiptArgs = {
  input: WithdrawalReasonInput;
};


/** Everything that can be done. */
export type MutationHoldSettlementArgs = {
  input: DecideSettlementInput;
};


/** Everything that can be done. */
export type MutationLaunchDemoArgs = {
  input: LaunchGameInput;
};


/** Everything that can be done. */
export type MutationLaunchGameArgs = {
  input: LaunchGameInput;
};


/** Everything that can be done. */
export type MutationLiftDepositBlockArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. */
export type MutationLinkIdentityArgs = {
  input: LinkIdentityInput;
};


/** Everything that can be done. */
export type MutationMailPasswordArgs = {
  input: MailPasswordInput;
};


/** Everything that can be done. */
export type MutationMoveLineArgs = {
  input: MoveLineInput;
};


/** Everything that can be done. */
export type MutationOfferContractArgs = {
  input: OfferContractInput;
};


/** Everything that can be done. */
export type MutationOpenEnvelopeArgs = {
  input: OpenEnvelopeInput;
};


/** Everything that can be done. */
export type MutationOpenTeamAccountArgs = {
  input: OpenTeamAccountInput;
};


/** Everything that can be done. */
export type MutationOperatorSignInArgs = {
  input: OperatorSignInInput;
};


/** Everything that can be done. */
export type MutationOrderOperatorVendorsArgs = {
  input: OrderOperatorVendorsInput;
};


/** Everything that can be done. */
export type MutationPauseEnvelopeRainArgs = {
  input: DecideEnvelopeRainInput;
};


/** Everything that can be done. */
export type MutationPausePromotionArgs = {
  input: PromotionDeedInput;
};


/** Everything that can be done. */
export type MutationPauseRaffleArgs = {
  input: DecideRaffleInput;
};


/** Everything that can be done. */
export type MutationPayWithdrawalAgainArgs = {
  input: PayWithdrawalAgainInput;
};


/** Everything that can be done. */
export type MutationPinMemberNoteArgs = {
  input: PinMemberNoteInput;
};


/** Everything that can be done. */
export type MutationPlaceLotteryOrderArgs = {
  input: PlaceLotteryOrderInput;
};


/** Everything that can be done. */
export type MutationProposeContractArgs = {
  input: ProposeContractInput;
};


/** Everything that can be done. */
export type MutationPublishEnvelopeRainArgs = {
  input: DecideEnvelopeRainInput;
};


/** Everything that can be done. */
export type MutationPublishPromotionArgs = {
  input: PromotionDeedInput;
};


/** Everything that can be done. */
export type MutationPublishRaffleArgs = {
  input: DecideRaffleInput;
};


/** Everything that can be done. */
export type MutationReauthenticateArgs = {
  input: ReauthenticateInput;
};


/** Everything that can be done. */
export type MutationRedeemPointRewardArgs = {
  input: RedeemPointRewardInput;
};


/** Everything that can be done. */
export type MutationRedeemPromotionCodeArgs = {
  input: RedeemPromotionCodeInput;
};


/** Everything that can be done. */
export type MutationRefuseContractArgs = {
  input: ReasonedContractInput;
};


/** Everything that can be done. */
export type MutationRefuseProposalArgs = {
  input: RefuseProposalInput;
};


/** Everything that can be done. */
export type MutationRefuseReferralArgs = {
  input: DecideReferralInput;
};


/** Everything that can be done. */
export type MutationRegisterArgs = {
  input: RegistrationInput;
};


/** Everything that can be done. */
export type MutationRegisterMobileArgs = {
  input: RegistrationInput;
};


/** Everything that can be done. */
export type MutationRejectAdjustmentArgs = {
  input: DecideAdjustmentInput;
};


/** Everything that can be done. */
export type MutationRejectContractArgs = {
  input: ContractDeedInput;
};


/** Everything that can be done. */
export type MutationRejectPromotionClaimArgs = {
  input: PromotionDeedInput;
};


/** Everything that can be done. */
export type MutationRejectWithdrawalArgs = {
  input: RejectWithdrawalInput;
};


/** Everything that can be done. */
export type MutationReleaseReferralArgs = {
  input: DecideReferralInput;
};


/** Everything that can be done. */
export type MutationReleaseSettlementArgs = {
  input: DecideSettlementInput;
};


/** Everything that can be done. */
export type MutationReleaseWithdrawalArgs = {
  input: ReleaseWithdrawalInput;
};


/** Everything that can be done. */
export type MutationRemoveMemberAvatarArgs = {
  input: MemberActionInput;
};


/** Everything that can be done. */
export type MutationRemoveOperatorTotpArgs = {
  input: RemoveTotpInput;
};


/** Everything that can be done. */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/** Everything that can be done. */
export type MutationRemovePayoutAccountArgs = {
  input: RemovePayoutAccountInput;
};


/** Everything that can be done. */
export type MutationRemoveTotpArgs = {
  input: RemoveTotpInput;
};


/** Everything that can be done. */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/** Everything that can be done. */
export type MutationReopenAccountArgs = {
  input: ReopenAccountInput;
};


/** Everything that can be done. */
export type MutationReplaceOperatorRecoveryCodesArgs = {
  input: CodeInput;
};


/** Everything that can be done. */
export type MutationReplaceRecoveryCodesArgs = {
  input: CodeInput;
};


/** Everything that can be done. */
export type MutationRequestAdjustmentArgs = {
  input: RequestAdjustmentInput;
};


/** Everything that can be done. */
export type MutationRequestContractArgs = {
  input: RequestContractInput;
};


/** Everything that can be done. */
export type MutationRequestDrawCorrectionArgs = {
  input: RequestDrawCorrectionInput;
};


/** Everything that can be done. */
export type MutationRequestExclusionLiftArgs = {
  input: RequestExclusionLiftInput;
};


/** Everything that can be done. */
export type MutationRequestReversalArgs = {
  input: RequestReversalInput;
};


/** Everything that can be done. */
export type MutationRequestWithdrawalArgs = {
  input: RequestWithdrawalInput;
};


/** Everything that can be done. */
export type MutationResetMemberPasswordArgs = {
  input: MemberActionInput;
};


/** Everything that can be done. */
export type MutationResetMemberPaymentPasswordArgs = {
  input: MemberActionInput;
};


/** Everything that can be done. */
export type MutationResetMemberSecondFactorArgs = {
  input: MemberActionInput;
};


/** Everything that can be done. */
export type MutationResetOperatorPasswordArgs = {
  input: ResetOperatorPasswordInput;
};


/** Everything that can be done. */
export type MutationResetOperatorTotpArgs = {
  input: ResetOperatorPasswordInput;
};


/** Everything that can be done. */
export type MutationResolveVendorTransferArgs = {
  input: ResolveVendorTransferInput;
};


/** Everything that can be done. */
export type MutationReturnWalletsArgs = {
  input: ReturnWalletsInput;
};


/** Everything that can be done. */
export type MutationReviewGreatWinArgs = {
  input: ReviewGreatWinInput;
};


/** Everything that can be done. */
export type MutationSaveLotteryRulesArgs = {
  input: SaveLotteryRulesInput;
};


/** Everything that can be done. */
export type MutationSelfExcludeArgs = {
  input: SelfExcludeInput;
};


/** Everything that can be done. */
export type MutationSendContactCodeArgs = {
  input: SendContactCodeInput;
};


/** Everything that can be done. */
export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};


/** Everything that can be done. */
export type MutationSendRegistrationCodeArgs = {
  input: SendRegistrationCodeInput;
};


/** Everything that can be done. */
export type MutationSendSecondStepCodeArgs = {
  input: SendSecondStepCodeInput;
};


/** Everything that can be done. */
export type MutationSendSignInCodeArgs = {
  input: SendSignInCodeInput;
};


/** Everything that can be done. */
export type MutationSendToLineArgs = {
  input: SendToLineInput;
};


/** Everything that can be done. */
export type MutationSetContactArgs = {
  input: SetContactInput;
};


/** Everything that can be done. */
export type MutationSetFavouriteArgs = {
  input: SetFavouriteInput;
};


/** Everything that can be done. */
export type MutationSetGameChoicesArgs = {
  input: SetGameChoicesInput;
};


/** Everything that can be done. */
export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
};


/** Everything that can be done. */
export type MutationSetLimitArgs = {
  input: SetLimitInput;
};


/** Everything that can be done. */
export type MutationSetLineRulesArgs = {
  input: SetLineRulesInput;
};


/** Everything that can be done. */
export type MutationSetMemberStatusArgs = {
  input: SetMemberStatusInput;
};


/** Everything that can be done. */
export type MutationSetMemberTagsArgs = {
  input: SetMemberTagsInput;
};


/** Everything that can be done. */
export type MutationSetOperatorLimitArgs = {
  input: SetOperatorLimitInput;
};


/** Everything that can be done. */
export type MutationSetPasswordByPhoneArgs = {
  input: SetPasswordByPhoneInput;
};


/** Everything that can be done. */
export type MutationSetPaymentPasswordArgs = {
  input: SetPaymentPasswordInput;
};


/** Everything that can be done. */
export type MutationSetRealityCheckArgs = {
  input: SetRealityCheckInput;
};


/** Everything that can be done. */
export type MutationSetSubaccountPasswordArgs = {
  input: SetSubaccountPasswordInput;
};


/** Everything that can be done. */
export type MutationSettleAgainArgs = {
  input: DecideSettlementInput;
};


/** Everything that can be done. */
export type MutationSignContractArgs = {
  input: SignContractInput;
};


/** Everything that can be done. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be done. */
export type MutationSignInByPasskeyArgs = {
  input: SignInByPasskeyInput;
};


/** Everything that can be done. */
export type MutationSignInWithFirebaseArgs = {
  input: FirebaseSignInInput;
};


/** Everything that can be done. */
export type MutationSpinRaffleArgs = {
  input: SpinRaffleInput;
};


/** Everything that can be done. */
export type MutationStartFreePlayArgs = {
  input: StartFreePlayInput;
};


/** Everything that can be done. */
export type MutationStartTimeOutArgs = {
  input: StartTimeOutInput;
};


/** Everything that can be done. */
export type MutationStopLotteryChaseArgs = {
  input: StopLotteryChaseInput;
};


/** Everything that can be done. */
export type MutationSubmitIdentityArgs = {
  input: SubmitIdentityInput;
};


/** Everything that can be done. */
export type MutationTakePromotionClaimArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. */
export type MutationTerminateContractArgs = {
  input: ContractDeedInput;
};


/** Everything that can be done. */
export type MutationTransferWalletArgs = {
  input: TransferWalletInput;
};


/** Everything that can be done. */
export type MutationUnclaimWithdrawalArgs = {
  input: WithdrawalDeedInput;
};


/** Everything that can be done. */
export type MutationUnlinkIdentityArgs = {
  input: UnlinkIdentityInput;
};


/** Everything that can be done. */
export type MutationUpdateAdjustmentLimitArgs = {
  input: UpdateAdjustmentLimitInput;
};


/** Everything that can be done. */
export type MutationUpdateAnnouncementArgs = {
  id: Scalars['ID']['input'];
  input: AnnouncementInput;
};


/** Everything that can be done. */
export type MutationUpdateBannerArgs = {
  id: Scalars['ID']['input'];
  input: BannerInput;
};


/** Everything that can be done. */
export type MutationUpdateContentNetworksArgs = {
  input: ContentNetworksInput;
};


/** Everything that can be done. */
export type MutationUpdateContractTemplateArgs = {
  input: ContractTemplateInput;
};


/** Everything that can be done. */
export type MutationUpdateEnvelopeRainArgs = {
  id: Scalars['ID']['input'];
  input: EnvelopeRainInput;
};


/** Everything that can be done. */
export type MutationUpdateLotteryArgs = {
  input: UpdateLotteryInput;
};


/** Everything that can be done. */
export type MutationUpdateMallGoodsArgs = {
  id: Scalars['ID']['input'];
  input: MallGoodsInput;
};


/** Everything that can be done. */
export type MutationUpdateMemberTransferRulesArgs = {
  input: MemberTransferRulesInput;
};


/** Everything that can be done. */
export type MutationUpdateMerchantArgs = {
  input: UpdateMerchantInput;
};


/** Everything that can be done. */
export type MutationUpdateOperatorAccountArgs = {
  input: UpdateOperatorAccountInput;
};


/** Everything that can be done. */
export type MutationUpdateOperatorGamesArgs = {
  input: UpdateOperatorGamesInput;
};


/** Everything that can be done. */
export type MutationUpdateOperatorVendorsArgs = {
  input: UpdateOperatorVendorsInput;
};


/** Everything that can be done. */
export type MutationUpdatePaymentChannelArgs = {
  id: Scalars['ID']['input'];
  input: PaymentChannelInput;
};


/** Everything that can be done. */
export type MutationUpdatePaymentSettingsArgs = {
  input: PaymentSettingsInput;
};


/** Everything that can be done. */
export type MutationUpdatePointSettingsArgs = {
  input: PointSettingsInput;
};


/** Everything that can be done. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Everything that can be done. */
export type MutationUpdatePromotionArgs = {
  id: Scalars['ID']['input'];
  input: PromotionInput;
};


/** Everything that can be done. */
export type MutationUpdateRaffleArgs = {
  id: Scalars['ID']['input'];
  input: RaffleInput;
};


/** Everything that can be done. */
export type MutationUpdateRebateRulesArgs = {
  input: UpdateRebateRulesInput;
};


/** Everything that can be done. */
export type MutationUpdateReferralRuleArgs = {
  input: UpdateReferralRuleInput;
};


/** Everything that can be done. */
export type MutationUpdateRegistrationFieldArgs = {
  input: UpdateRegistrationFieldInput;
};


/** Everything that can be done. */
export type MutationUpdateSignInDaySettingsArgs = {
  input: SignInDaySettingsInput;
};


/** Everything that can be done. */
export type MutationUpdateTurnoverRuleArgs = {
  input: TurnoverRuleInput;
};


/** Everything that can be done. */
export type MutationUpdateVipLevelsArgs = {
  input: UpdateVipLevelsInput;
};


/** Everything that can be done. */
export type MutationUpdateWhitelabelModuleArgs = {
  input: UpdateWhitelabelModuleInput;
};


/** Everything that can be done. */
export type MutationUpdateWithdrawalSettingsArgs = {
  input: WithdrawalSettingsInput;
};


/** Everything that can be done. */
export type MutationWithdrawAdjustmentArgs = {
  input: DecideAdjustmentInput;
};


/** Everything that can be done. */
export type MutationWithdrawDisputeArgs = {
  input: WithdrawDisputeInput;
};

/** A tier that is not reached. */
export type NextTier = {
  __typename?: 'NextTier';
  /** How much more of each; nothing where that is met. */
  missing: PayMeasures;
  /** The tier. */
  tier: ContractTier;
};

/** What has an id of its own, and is told apart by it wherever it is met. */
export type Node = {
  /** Id. */
  id: Scalars['ID']['output'];
};

/** What a brand says of a vendor or a game. */
export type OfferAvailability =
  /** Shown, says it is under maintenance. */
  | 'MAINTENANCE'
  /** Not shown. */
  | 'OFF'
  /** Can be started. */
  | 'OPEN';

/** Input of offerContract. */
export type OfferContractInput = {
  /** The account of an agent with nobody above. */
  account: Scalars['String']['input'];
  /** What it pays for. */
  kind: ContractKind;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** The terms. */
  terms: ContractTermsInput;
};

/** Input of openEnvelope. */
export type OpenEnvelopeInput = {
  /** The rain. */
  id: Scalars['ID']['input'];
};

/** Result of openEnvelope. */
export type OpenEnvelopePayload = {
  __typename?: 'OpenEnvelopePayload';
  /** The rain as it stands afterwards. */
  rain?: Maybe<EnvelopeRain>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of openTeamAccount. */
export type OpenTeamAccountInput = {
  /** Whether it is an agent's. */
  isAgent: Scalars['Boolean']['input'];
  /** What is proposed to its owner. */
  offer?: InputMaybe<ContractOfferInput>;
  /** The first password, which the owner must change at the first sign-in. */
  password: Scalars['String']['input'];
  /** User name. */
  username: Scalars['String']['input'];
};

/** Result of openTeamAccount. */
export type OpenTeamAccountPayload = {
  __typename?: 'OpenTeamAccountPayload';
  /** The member. */
  member?: Maybe<TeamMember>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A member of staff. */
export type Operator = {
  __typename?: 'Operator';
  /** Account. */
  account: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Brand in view. */
  merchantCode: Scalars['String']['output'];
  /** Brands the operator may see. */
  merchants: Array<MerchantReference>;
  /** The brand wants an authenticator app first; until then nothing is permitted. */
  mustEnrol: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Rights, as `<resource>.<verb>`. */
  permissions: Array<Scalars['String']['output']>;
  /** Role. */
  role: OperatorRole;
};

/** The account of an operator. */
export type OperatorAccount = {
  __typename?: 'OperatorAccount';
  /** Account. */
  account: Scalars['String']['output'];
  /** Whether the account may be used. */
  active: Scalars['Boolean']['output'];
  /** Addresses and ranges to call from; none: from anywhere. */
  allowedAddresses: Array<Scalars['String']['output']>;
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Brands that the operator may see. */
  merchantIds: Array<Scalars['ID']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Works for brands too that the asker does not: then only the brands of the asker are given and taken. */
  reachesBeyond: Scalars['Boolean']['output'];
  /** Role. */
  role: OperatorRole;
  /** Since when an authenticator app is on. */
  totpSince?: Maybe<Scalars['DateTime']['output']>;
};

/** Which operators. */
export type OperatorAccountFilter = {
  /** Only open or only closed accounts. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only this role. */
  role?: InputMaybe<OperatorRole>;
  /** Part of account or name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of operators. */
export type OperatorAccountPage = {
  __typename?: 'OperatorAccountPage';
  /** Rows. */
  items: Array<OperatorAccount>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of changing an operator. */
export type OperatorAccountPayload = {
  __typename?: 'OperatorAccountPayload';
  /** The operator. */
  operatorAccount?: Maybe<OperatorAccount>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** An announcement as operators see it. */
export type OperatorAnnouncement = {
  __typename?: 'OperatorAnnouncement';
  /** Everybody whom `execution` means, or agents alone. */
  audience: AnnouncementAudience;
  /** Last change. */
  changedAt: Scalars['DateTime']['output'];
  /** Until when. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Audience. */
  execution: AnnouncementExecution;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Kind; B is a notice of the marquee. */
  promotionType: AnnouncementType;
  /** Whether it may be shown. */
  published: Scalars['Boolean']['output'];
  /** From when. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The text in each language. */
  translations: Array<Translation>;
};

/** Which announcements. */
export type OperatorAnnouncementFilter = {
  /** Only for everybody, or only for agents. */
  audience?: InputMaybe<AnnouncementAudience>;
  /** Only this audience. */
  execution?: InputMaybe<AnnouncementExecution>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only this kind. */
  promotionType?: InputMaybe<AnnouncementType>;
  /** Only published or only hidden. */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a title. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of announcements. */
export type OperatorAnnouncementPage = {
  __typename?: 'OperatorAnnouncementPage';
  /** Rows. */
  items: Array<OperatorAnnouncement>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of changing an announcement. */
export type OperatorAnnouncementPayload = {
  __typename?: 'OperatorAnnouncementPayload';
  /** The announcement. */
  announcement?: Maybe<OperatorAnnouncement>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A banner as operators see it. */
export type OperatorBanner = {
  __typename?: 'OperatorBanner';
  /** Last change. */
  changedAt: Scalars['DateTime']['output'];
  /** Until when. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  groupName: BannerGroup;
  /** Id. */
  id: Scalars['ID']['output'];
  /** What a click does. */
  linkageType: LinkageType;
  /** A picture for each language. */
  pictures: Array<BannerPicture>;
  /** Place in the group. */
  position: Scalars['Int']['output'];
  /** Whether it may be shown. */
  published: Scalars['Boolean']['output'];
  /** From when. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Target. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Which banners. */
export type OperatorBannerFilter = {
  /** Only this place. */
  groupName?: InputMaybe<BannerGroup>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only published or only hidden. */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a title. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of banners. */
export type OperatorBannerPage = {
  __typename?: 'OperatorBannerPage';
  /** Rows. */
  items: Array<OperatorBanner>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of changing a banner. */
export type OperatorBannerPayload = {
  __typename?: 'OperatorBannerPayload';
  /** The banner. */
  banner?: Maybe<OperatorBanner>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A bet of the brand with whose it is. */
export type OperatorBet = {
  __typename?: 'OperatorBet';
  /** User name of the member. */
  account: Scalars['String']['output'];
  /** Balance after the last movement. */
  balanceAfter?: Maybe<Scalars['Money']['output']>;
  /** Balance before the stake. */
  balanceBefore?: Maybe<Scalars['Money']['output']>;
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Name of the game. */
  gameName: Scalars['String']['output'];
  /** Category. */
  gameType: GameType;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Id of the member. */
  memberId: Scalars['ID']['output'];
  /** Game. */
  nodeId: Scalars['ID']['output'];
  /** Payout. */
  payout: Scalars['Money']['output'];
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** Payout less stake. */
  profit: Scalars['Money']['output'];
  /** Round of the vendor. */
  round: Scalars['String']['output'];
  /** When it was decided. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The wire it came by. */
  source: Scalars['String']['output'];
  /** Stake. */
  stake: Scalars['Money']['output'];
  /** State. */
  state: BetState;
  /** The vendor's id of the stake. */
  transactionId: Scalars['String']['output'];
  /** Part of the stake that counts for turnover. */
  validBet: Scalars['Money']['output'];
  /** Vendor code. */
  vassalage: Scalars['String']['output'];
  /** Name of the vendor. */
  vendorName: Scalars['String']['output'];
};

/** A bet with everything needed to recall it. */
export type OperatorBetDetail = {
  __typename?: 'OperatorBetDetail';
  /** The bet. */
  bet: OperatorBet;
  /** The vendor's record of the round. */
  outcome?: Maybe<Scalars['JSON']['output']>;
  /** The vendor's drawing of the round. */
  recallUrl?: Maybe<Scalars['String']['output']>;
  /** The game session it was placed in. */
  sessionId: Scalars['ID']['output'];
  /** Every order of the vendor, refused ones included. */
  vendorTransactions: Array<VendorTransaction>;
};

/** Which bets. */
export type OperatorBetFilter = {
  /** User name of the member, whole. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** From this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Game. */
  gameId?: InputMaybe<Scalars['ID']['input']>;
  /** Category. */
  gameType?: InputMaybe<GameType>;
  /** Id of the member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Round of the vendor. */
  round?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state?: InputMaybe<BetState>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** The vendor's id of any order: stake, win or rollback. */
  transactionId?: InputMaybe<Scalars['String']['input']>;
  /** Code of the vendor. */
  vendorCode?: InputMaybe<Scalars['String']['input']>;
};

/** A page of bets. */
export type OperatorBetPage = {
  __typename?: 'OperatorBetPage';
  /** Rows. */
  items: Array<OperatorBet>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A contract as operators read it. */
export type OperatorContract = {
  __typename?: 'OperatorContract';
  /** Whose answer it waits for. */
  awaits?: Maybe<ContractParty>;
  /** Whether an operator has to answer. */
  awaitsPlatform: Scalars['Boolean']['output'];
  /** When anything last happened to it. */
  changedAt: Scalars['DateTime']['output'];
  /** When it was first proposed. */
  createdAt: Scalars['DateTime']['output'];
  /** The terms in force; null before the first signature. */
  current?: Maybe<ContractVersion>;
  /** The end of the last window that it holds for, once it is over. */
  holdsUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** What it pays for. */
  kind: ContractKind;
  /** Account of whoever is paid. */
  payeeAccount: Scalars['String']['output'];
  /** Id of whoever is paid. */
  payeeId: Scalars['ID']['output'];
  /** Account of the upline who pays; null where the platform does. */
  payerAccount?: Maybe<Scalars['String']['output']>;
  /** Id of the upline who pays; null where the platform does. */
  payerId?: Maybe<Scalars['ID']['output']>;
  /** How often it is settled. */
  period: ContractPeriod;
  /** A signature that waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** The terms that wait for a signature. */
  proposed?: Maybe<ContractVersion>;
  /** How it stands. */
  state: ContractState;
  /** Who did what when, the first first. */
  steps: Array<OperatorContractStep>;
  /** All terms that were ever proposed, the first first. */
  versions: Array<ContractVersion>;
};

/** Which contracts. */
export type OperatorContractFilter = {
  /** Part of the account of whoever is paid. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Those that an operator has to answer, or all others. */
  awaitsPlatform?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those about which anything was refused or taken back. */
  disputed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of these ids. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of this kind. */
  kind?: InputMaybe<ContractKind>;
  /** Those that are not over, or those that are. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** That this member is paid by. */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** In this state. */
  state?: InputMaybe<ContractState>;
};

/** A page of contracts. */
export type OperatorContractPage = {
  __typename?: 'OperatorContractPage';
  /** Contracts. */
  items: Array<OperatorContract>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of what an operator does about a contract. */
export type OperatorContractPayload = {
  __typename?: 'OperatorContractPayload';
  /** The contract as it then stands; null where it is yet to be made. */
  contract?: Maybe<OperatorContract>;
  /** Contracts of downlines that would end with it (CONTRACT_ENDS_DOWNLINES), at most a hundred of them; sent with `confirmed` they do. */
  endsContracts: Array<EndingContract>;
  /** How many would end. */
  endsCount: Scalars['Int']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What was done about a contract, with the name of who did it. */
export type OperatorContractStep = {
  __typename?: 'OperatorContractStep';
  /** By whom. */
  actor: ContractActor;
  /** The account of whoever acted, an operator's where the platform did. */
  actorName: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Id of the contract above that made it impossible. */
  causeId?: Maybe<Scalars['ID']['output']>;
  /** What. */
  deed: ContractDeed;
  /** The version it was about. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** The draw that a lottery takes bets for. */
export type OperatorCurrentDraw = {
  __typename?: 'OperatorCurrentDraw';
  /** When bets end. */
  closesAt: Scalars['DateTime']['output'];
  /** When it is drawn. */
  drawsAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Number. */
  number: Scalars['String']['output'];
};

/** A deposit as operators see it. */
export type OperatorDeposit = {
  __typename?: 'OperatorDeposit';
  /** Account of the member. */
  account: Scalars['String']['output'];
  /** Account that receives. */
  accountNumber: Scalars['String']['output'];
  /** Amount asked for. */
  amount: Scalars['Money']['output'];
  /** Bank that receives. */
  bankName: Scalars['String']['output'];
  /** Channel. */
  channelId: Scalars['ID']['output'];
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** What the member said. */
  claimNote?: Maybe<Scalars['String']['output']>;
  /** When the member said to have paid. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Start. */
  createdAt: Scalars['DateTime']['output'];
  /** What came into the wallet. */
  creditedAmount?: Maybe<Scalars['Money']['output']>;
  /** When the money was credited. */
  creditedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Currency. */
  currency: Scalars['String']['output'];
  /** End of validity. */
  expiresAt: Scalars['DateTime']['output'];
  /** Gateway. */
  gateway: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** The member says to have paid, and an operator is to look. */
  isForOperator: Scalars['Boolean']['output'];
  /** Id of the member. */
  memberId: Scalars['ID']['output'];
  /** Picture that the member sent as proof. */
  proofUrl?: Maybe<Scalars['String']['output']>;
  /** A decision that waits for a second operator. */
  proposal?: Maybe<PaymentProposal>;
  /** Why it was refused. */
  refusalReason?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: DepositState;
  /** Purpose of the transfer. */
  transferCode: Scalars['String']['output'];
};

/** A deposit with its life so far. */
export type OperatorDepositDetail = {
  __typename?: 'OperatorDepositDetail';
  /** Account of the member. */
  account: Scalars['String']['output'];
  /** Account that receives. */
  accountNumber: Scalars['String']['output'];
  /** Amount asked for. */
  amount: Scalars['Money']['output'];
  /** Bank that receives. */
  bankName: Scalars['String']['output'];
  /** Channel. */
  channelId: Scalars['ID']['output'];
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** What the member said. */
  claimNote?: Maybe<Scalars['String']['output']>;
  /** When the member said to have paid. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Start. */
  createdAt: Scalars['DateTime']['output'];
  /** What came into the wallet. */
  creditedAmount?: Maybe<Scalars['Money']['output']>;
  /** When the money was credited. */
  creditedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Currency. */
  currency: Scalars['String']['output'];
  /** End of validity. */
  expiresAt: Scalars['DateTime']['output'];
  /** Gateway. */
  gateway: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** The member says to have paid, and an operator is to look. */
  isForOperator: Scalars['Boolean']['output'];
  /** Id of the member. */
  memberId: Scalars['ID']['output'];
  /** Picture that the member sent as proof. */
  proofUrl?: Maybe<Scalars['String']['output']>;
  /** A decision that waits for a second operator. */
  proposal?: Maybe<PaymentProposal>;
  /** Why it was refused. */
  refusalReason?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: DepositState;
  /** States with their times. */
  timeline: Array<DepositStep>;
  /** Purpose of the transfer. */
  transferCode: Scalars['String']['output'];
  /** Transfers that the bank reported for it. */
  transfers: Array<DepositTransfer>;
};

/** Which deposits. */
export type OperatorDepositFilter = {
  /** Only this channel. */
  channelId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that the member says to have paid and an operator is to look at. */
  claimed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made from this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this gateway. */
  gateway?: InputMaybe<Scalars['String']['input']>;
  /** Only of this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the account or of the transfer code. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this state. */
  state?: InputMaybe<DepositState>;
  /** Made before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of deposits for operators. */
export type OperatorDepositPage = {
  __typename?: 'OperatorDepositPage';
  /** Rows. */
  items: Array<OperatorDeposit>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of a decision on a deposit. */
export type OperatorDepositPayload = {
  __typename?: 'OperatorDepositPayload';
  /** The deposit. */
  deposit?: Maybe<OperatorDepositDetail>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What an agent says is wrong with an amount that he earned, as operators read it. */
export type OperatorDispute = Node & {
  __typename?: 'OperatorDispute';
  /** Account name of the agent. */
  account: Scalars['String']['output'];
  /** What an operator answered; the agent reads it. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Account of the operator who answered. */
  answeredBy?: Maybe<Scalars['String']['output']>;
  /** When it was answered or withdrawn. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the agent wrote of it. */
  content: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The amount. */
  earning: SettlementEarning;
  /** Id. */
  id: Scalars['ID']['output'];
  /** The agent. */
  memberId: Scalars['ID']['output'];
  /** What is wrong. */
  reason: DisputeReason;
  /** All that was written of the contract's window, the first one first. */
  revisions: Array<SettlementEarning>;
  /** The settlement of the amount's window, to work it out anew; null where the window has none. */
  settlementId?: Maybe<Scalars['ID']['output']>;
  /** How it stands. */
  state: DisputeState;
};

/** Which disputes. */
export type OperatorDisputeFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only in this state. */
  state?: InputMaybe<DisputeState>;
};

/** A page of disputes. */
export type OperatorDisputePage = {
  __typename?: 'OperatorDisputePage';
  /** Rows. */
  items: Array<OperatorDispute>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A draw as operators see it. */
export type OperatorDraw = {
  __typename?: 'OperatorDraw';
  /** When bets end. */
  closesAt: Scalars['DateTime']['output'];
  /** SHA-256 of the seed, published before. */
  commitment?: Maybe<Scalars['String']['output']>;
  /** When its result was known. */
  drawnAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is drawn. */
  drawsAt: Scalars['DateTime']['output'];
  /** Kind: SSC, 11X5, PK10, K3, LHC, LF, VN_NORTH, VN_SOUTH, SEA. */
  family: Scalars['String']['output'];
  /** Code of the lottery. */
  gameCode: Scalars['String']['output'];
  /** Name of the lottery. */
  gameName: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Drawn by a company elsewhere: its result is entered. */
  isOfficial: Scalars['Boolean']['output'];
  /** Number: 20261122-0731, of official draws 20261122. */
  number: Scalars['String']['output'];
  /** From when on it is the next to be drawn. */
  opensAt: Scalars['DateTime']['output'];
  /** Numbers by the groups of the kind, in the order drawn. */
  result?: Maybe<Array<Array<Scalars['String']['output']>>>;
  /** Counts the results: one more with each correction. */
  resultVersion: Scalars['Int']['output'];
  /** The seed, once it was drawn. */
  seed?: Maybe<Scalars['String']['output']>;
  /** When everything was paid, or it became void. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it is. */
  state: DrawState;
};

/** A draw with all that belongs to it. */
export type OperatorDrawDetail = {
  __typename?: 'OperatorDrawDetail';
  /** Whether it can be recomputed. */
  audit: DrawAudit;
  /** Corrections, the newest first. */
  corrections: Array<DrawCorrection>;
  /** The draw. */
  draw: OperatorDraw;
  /** Results as they were entered, oldest first. */
  entries: Array<DrawResultEntry>;
  /** Its bets together. */
  figures: DrawFigures;
  /** The numbers that would cost most, at most 50. */
  numbers: Array<DrawExposure>;
  /** What it has taken by play type; as a whole with an empty play type. */
  totals: Array<DrawExposure>;
};

/** Which draws. */
export type OperatorDrawFilter = {
  /** Drawn from then on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this lottery. */
  gameCode?: InputMaybe<Scalars['String']['input']>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only official ones, or only our own. */
  isOfficial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that need a person: two results differ, an official one waits for its result, or it is late. */
  needsOperator?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only in this state. */
  state?: InputMaybe<DrawState>;
  /** Drawn before. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of draws. */
export type OperatorDrawPage = {
  __typename?: 'OperatorDrawPage';
  /** Rows. */
  items: Array<OperatorDraw>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of enterDrawResult. */
export type OperatorDrawPayload = {
  __typename?: 'OperatorDrawPayload';
  /** The draw as it stands now. */
  detail?: Maybe<OperatorDrawDetail>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A rain of red envelopes as operators see it. */
export type OperatorEnvelopeRain = Node & {
  __typename?: 'OperatorEnvelopeRain';
  /** When it was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** The brand's, of all amounts. */
  currency: Scalars['String']['output'];
  /** What was in those. */
  dealt: Scalars['Money']['output'];
  /** Until when. */
  endsAt: Scalars['DateTime']['output'];
  /** How many envelopes there are. */
  envelopes: Scalars['Int']['output'];
  /** The most that is in one. */
  greatest: Scalars['Money']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether each member opens one a day; else one. */
  isDaily: Scalars['Boolean']['output'];
  /** The least that is in one. */
  least: Scalars['Money']['output'];
  /** The least VIP rank of whom it is for; 0: everybody. */
  leastRank: Scalars['Int']['output'];
  /** How many were opened. */
  opened: Scalars['Int']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** From when on. */
  startsAt: Scalars['DateTime']['output'];
  /** Where it is. */
  state: ChanceState;
  /** What is in all of them: the most that it costs. */
  total: Scalars['Money']['output'];
  /** Words in each language. */
  words: Array<ChanceWords>;
};

/** A page of rains. */
export type OperatorEnvelopeRainPage = {
  __typename?: 'OperatorEnvelopeRainPage';
  /** The rains. */
  items: Array<OperatorEnvelopeRain>;
  /** Which page of how many. */
  pageInfo: PageInfo;
};

/** A break as operators see it. */
export type OperatorExclusion = {
  __typename?: 'OperatorExclusion';
  /** User name. */
  account: Scalars['String']['output'];
  /** End; null has none. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it was asked for with this account, or covers it because it is the same person's. */
  isOrigin: Scalars['Boolean']['output'];
  /** Kind. */
  kind: ExclusionKind;
  /** The operator's answer. */
  liftAnswer?: Maybe<Scalars['String']['output']>;
  /** When that was asked. */
  liftAskedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why, in the member's words. */
  liftReason?: Maybe<Scalars['String']['output']>;
  /** Wish to end it early. */
  liftState?: Maybe<LiftState>;
  /** Id of the member. */
  memberId: Scalars['ID']['output'];
  /** Why, in the member's words. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Start. */
  startedAt: Scalars['DateTime']['output'];
};

/** Which breaks. */
export type OperatorExclusionFilter = {
  /** Only those in force. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this wish to end it early. */
  liftState?: InputMaybe<LiftState>;
};

/** A page of breaks. */
export type OperatorExclusionPage = {
  __typename?: 'OperatorExclusionPage';
  /** Rows. */
  items: Array<OperatorExclusion>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of deciding on a lift. */
export type OperatorExclusionPayload = {
  __typename?: 'OperatorExclusionPayload';
  /** The exclusion. */
  exclusion?: Maybe<OperatorExclusion>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A game as a brand offers it. */
export type OperatorGame = {
  __typename?: 'OperatorGame';
  /** What the brand says of it. */
  availability: OfferAvailability;
  /** What players see now, all reasons taken together. */
  effective: OfferAvailability;
  /** Sub-type. */
  gameClassify?: Maybe<Scalars['String']['output']>;
  /** Name. */
  gameName: Scalars['String']['output'];
  /** Category. */
  gameType: GameType;
  /** Whether it can be tried for fun. */
  hasDemo: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** When it came into the catalogue. */
  listedAt: Scalars['DateTime']['output'];
  /** Announced maintenance. */
  maintenance?: Maybe<MaintenanceWindow>;
  /** Picture. */
  pictureUrl: Scalars['String']['output'];
  /** Settled bets of the last days. */
  plays: Scalars['Int']['output'];
  /** Place among the recommended, the lowest first. */
  position: Scalars['Int']['output'];
  /** Tags. */
  tags: Array<Scalars['String']['output']>;
  /** Code of the vendor. */
  vendorCode: Scalars['String']['output'];
  /** The vendor's own code of the game. */
  vendorGameCode: Scalars['String']['output'];
  /** Name of the vendor. */
  vendorName: Scalars['String']['output'];
};

/** Which games. */
export type OperatorGameFilter = {
  /** What the brand says of it. */
  availability?: InputMaybe<OfferAvailability>;
  /** Sub-type. */
  gameClassify?: InputMaybe<Scalars['String']['input']>;
  /** Category. */
  gameType?: InputMaybe<GameType>;
  /** Ids. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the name; accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** A tag it wears. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Code of the vendor. */
  vendorCode?: InputMaybe<Scalars['String']['input']>;
};

/** A page of games. */
export type OperatorGamePage = {
  __typename?: 'OperatorGamePage';
  /** Rows. */
  items: Array<OperatorGame>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Games as they then stand. */
export type OperatorGamesPayload = {
  __typename?: 'OperatorGamesPayload';
  /** Games. */
  games?: Maybe<Array<OperatorGame>>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** An identity as operators see it. */
export type OperatorIdentity = {
  __typename?: 'OperatorIdentity';
  /** User name. */
  account: Scalars['String']['output'];
  /** Birthday. */
  birthday: Scalars['String']['output'];
  /** Operator who has the case. */
  claimedBy?: Maybe<Scalars['String']['output']>;
  /** When decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Operator who decided. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Id of the member. */
  id: Scalars['ID']['output'];
  /** Number of the document, masked. */
  idNumber: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Why it was rejected. */
  reason?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: IdentityState;
  /** When handed in. */
  submittedAt: Scalars['DateTime']['output'];
};

/** Which identities. */
export type OperatorIdentityFilter = {
  /** Only this state. */
  state?: InputMaybe<IdentityState>;
};

/** A page of identities. */
export type OperatorIdentityPage = {
  __typename?: 'OperatorIdentityPage';
  /** Rows. */
  items: Array<OperatorIdentity>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of a step with an identity. */
export type OperatorIdentityPayload = {
  __typename?: 'OperatorIdentityPayload';
  /** The identity. */
  identity?: Maybe<OperatorIdentity>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A leaderboard as operators see it. */
export type OperatorLeaderboard = Node & {
  __typename?: 'OperatorLeaderboard';
  /** What play counts; none: any. */
  categories: Array<GameType>;
  /** Account of the operator who began it. */
  changedBy: Scalars['String']['output'];
  /** Monday of the next week to be closed. */
  closesNext: Scalars['String']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** Its code. */
  id: Scalars['ID']['output'];
  /** Whoever played less has no place. */
  leastValidBet: Scalars['Money']['output'];
  /** Names. */
  names: Array<MissionName>;
  /** Prizes by place. */
  prizes: Array<Scalars['Money']['output']>;
  /** What is placed from here on counts. */
  since: Scalars['DateTime']['output'];
  /** When it was ended. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** A member in the agents' tree, as operators see one. */
export type OperatorLine = Node & {
  __typename?: 'OperatorLine';
  /** User name. */
  account: Scalars['String']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** How many are directly below. */
  directMembers: Scalars['Int']['output'];
  /** Id of the member. */
  id: Scalars['ID']['output'];
  /** Whether it is an agent. */
  isAgent: Scalars['Boolean']['output'];
  /** How many are below. */
  members: Scalars['Int']['output'];
  /** What the team came to since the first of the month. */
  month: OperatorLineFigures;
  /** Where it moves next; null when it stays. */
  next?: Maybe<LineNextPlace>;
  /** Name shown to others. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Who is above, the highest first. */
  path: Array<LineReference>;
  /** A move that waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** Whether the member may sign in. */
  status: MemberStatus;
  /** What terms of its top would have cost over the last windows, beside what held in them, the earliest first; nothing is written. `gross` is what the whole line costs, since downlines are paid out of it. */
  tryTerms: Array<TriedWindow>;
};


/** A member in the agents' tree, as operators see one. */
export type OperatorLineTryTermsArgs = {
  kind: ContractKind;
  terms: ContractTermsInput;
};

/** What a team came to since the first of the month. */
export type OperatorLineFigures = {
  __typename?: 'OperatorLineFigures';
  /** Members active on at least a day. */
  activeMembers: Scalars['Int']['output'];
  /** Deposits that arrived. */
  deposits: Scalars['Money']['output'];
  /** Payouts less stakes. */
  profit: Scalars['Money']['output'];
  /** Stakes. */
  stake: Scalars['Money']['output'];
  /** Valid bets. */
  validBet: Scalars['Money']['output'];
  /** Withdrawals that were paid. */
  withdrawals: Scalars['Money']['output'];
};

/** Which members of the tree; ids come before the name, the name before the upline. */
export type OperatorLineFilter = {
  /** Begins the user name, anywhere in the tree. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** These members. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Directly below this member. */
  uplineId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of the tree. */
export type OperatorLinePage = {
  __typename?: 'OperatorLinePage';
  /** Members. */
  items: Array<OperatorLine>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A lottery as operators see it. */
export type OperatorLottery = {
  __typename?: 'OperatorLottery';
  /** Whether it can be bet on, with everything that may close it. */
  availability: Availability;
  /** Bets end so many seconds before the draw. */
  closeSeconds: Scalars['Int']['output'];
  /** The draw that bets are taken for now. */
  currentDraw?: Maybe<OperatorCurrentDraw>;
  /** Kind. */
  family: Scalars['String']['output'];
  /** Category. */
  gameType: GameType;
  /** Code. */
  id: Scalars['ID']['output'];
  /** Whether operators have it open for bets. */
  isOpen: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Id of the game. */
  nodeId: Scalars['ID']['output'];
  /** Seconds between the house's own draws; null for official ones. */
  periodSeconds?: Maybe<Scalars['Int']['output']>;
  /** Version of the rules in force. */
  rulesVersion: Scalars['Int']['output'];
  /** Vendor code. */
  vassalage: Scalars['String']['output'];
};

/** A lottery with its rules. */
export type OperatorLotteryDetail = {
  __typename?: 'OperatorLotteryDetail';
  /** Bets that are to end nearer to the draw: waits for a second operator. */
  closingProposal?: Maybe<Proposal>;
  /** The lottery. */
  lottery: OperatorLottery;
  /** Every play type with its odds and returns. */
  playTypes: Array<OperatorPlayType>;
  /** Rules that wait for a second operator. */
  proposal?: Maybe<Proposal>;
  /** The rules in force. */
  rules: OperatorLotteryRules;
  /** Versions of the rules, newest first, at most 50. */
  versions: Array<OperatorLotteryRules>;
};

/** Result of changing a lottery or its rules. */
export type OperatorLotteryPayload = {
  __typename?: 'OperatorLotteryPayload';
  /** The lottery as it stands now. */
  detail?: Maybe<OperatorLotteryDetail>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A version of a lottery's rules. */
export type OperatorLotteryRules = {
  __typename?: 'OperatorLotteryRules';
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Account of the operator who saved it. */
  createdBy: Scalars['String']['output'];
  /** The most that may be staked on a draw. */
  drawStakeLimit: Scalars['Money']['output'];
  /** Highest prize group a member may choose. */
  highestSeries: Scalars['Int']['output'];
  /** Lowest prize group a member may choose. */
  lowestSeries: Scalars['Int']['output'];
  /** The most that one member may stake on a draw. */
  memberStakeLimit: Scalars['Money']['output'];
  /** The most that one number of a draw may pay. */
  numberPayoutLimit: Scalars['Money']['output'];
  /** Odds the brand set itself. */
  odds: Array<LotteryOdds>;
  /** The most that may be staked on one play type of a draw. */
  playTypeStakeLimit: Scalars['Money']['output'];
  /** Least return of any ticket, in 1/10,000. */
  returnFloor: Scalars['Int']['output'];
  /** The most that one bet may win: what may win more is refused. */
  singleWinLimit: Scalars['Money']['output'];
  /** Least stake of a ticket on a prize line. */
  smallestUnit: Scalars['Money']['output'];
  /** Version. */
  version: Scalars['Int']['output'];
  /** Play types that are not offered. */
  withheld: Array<Scalars['String']['output']>;
};

/** A member as operators see one. */
export type OperatorMember = {
  __typename?: 'OperatorMember';
  /** User name. */
  account: Scalars['String']['output'];
  /** Balance of the main wallet. */
  balance: Scalars['Money']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** E-mail. */
  email?: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Last sign-in. */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the last sign-in. */
  lastSignInIp?: Maybe<Scalars['String']['output']>;
  /** Mobile number. */
  mobileNum?: Maybe<Scalars['String']['output']>;
  /** Name shown to others. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Name of the bank account's owner. */
  payeeName?: Maybe<Scalars['String']['output']>;
  /** When registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** Whether the account may be used. */
  status: MemberStatus;
  /** Tags. */
  tags: Array<Tag>;
  /** Account type. */
  type: Scalars['Int']['output'];
};

/** Which members. */
export type OperatorMemberFilter = {
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Registered from this moment. */
  registeredFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Registered before this moment. */
  registeredTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Part of the account, nickname, payee name, e-mail or number; diacritics make no difference. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Last sign-in from this moment. */
  seenFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Last sign-in before this moment. */
  seenTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Status. */
  status?: InputMaybe<MemberStatus>;
  /** Only who wears this tag. */
  tagId?: InputMaybe<Scalars['ID']['input']>;
  /** Account type. */
  type?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of members. */
export type OperatorMemberPage = {
  __typename?: 'OperatorMemberPage';
  /** Rows. */
  items: Array<OperatorMember>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A mission as operators see it. */
export type OperatorMission = Node & {
  __typename?: 'OperatorMission';
  /** Of which play; none: any. */
  categories: Array<GameType>;
  /** Account of the operator who began it. */
  changedBy: Scalars['String']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** What it asks for. */
  goal: MissionGoal;
  /** Its code. */
  id: Scalars['ID']['output'];
  /** Names. */
  names: Array<MissionName>;
  /** How often it begins anew. */
  period: MissionPeriod;
  /** What is given for it. */
  reward: Scalars['Money']['output'];
  /** What is placed and paid in from here on counts. */
  since: Scalars['DateTime']['output'];
  /** How much: an amount, or a number where the goal is one. */
  target: Scalars['Money']['output'];
  /** When it was ended. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** A whitelabel module and its switch. */
export type OperatorModule = {
  __typename?: 'OperatorModule';
  /** Last change. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it does. */
  description: Scalars['String']['output'];
  /** Whether it is on. */
  enabled: Scalars['Boolean']['output'];
  /** Code of the module. */
  id: Scalars['ID']['output'];
};

/** A page of modules. */
export type OperatorModulePage = {
  __typename?: 'OperatorModulePage';
  /** Rows. */
  items: Array<OperatorModule>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of switching a module. */
export type OperatorModulePayload = {
  __typename?: 'OperatorModulePayload';
  /** The module. */
  module?: Maybe<OperatorModule>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Result of giving a password. */
export type OperatorPasswordPayload = {
  __typename?: 'OperatorPasswordPayload';
  /** The operator. */
  operatorAccount?: Maybe<OperatorAccount>;
  /** The password, told once. */
  password?: Maybe<Scalars['String']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A way to deposit as operators see it. */
export type OperatorPaymentChannel = {
  __typename?: 'OperatorPaymentChannel';
  /** Holder of the account. */
  accountName: Scalars['String']['output'];
  /** Account that receives. */
  accountNumber: Scalars['String']['output'];
  /** Bank identification number; empty for a payment service. */
  bankBin: Scalars['String']['output'];
  /** Bank that receives. */
  bankName: Scalars['String']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Whether members see it. */
  enabled: Scalars['Boolean']['output'];
  /** Gateway behind it: VIETQR, PSP, MANUAL. */
  gateway: Scalars['String']['output'];
  /** Code, unique in the brand. */
  id: Scalars['ID']['output'];
  /** Greatest amount. */
  maximum: Scalars['Money']['output'];
  /** Least amount. */
  minimum: Scalars['Money']['output'];
  /** Name in each language. */
  names: Array<ChannelName>;
  /** Place in the list. */
  position: Scalars['Int']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** Amounts to pick. */
  quickAmounts: Array<Scalars['Money']['output']>;
};

/** A page of ways to deposit. */
export type OperatorPaymentChannelPage = {
  __typename?: 'OperatorPaymentChannelPage';
  /** Rows. */
  items: Array<OperatorPaymentChannel>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of changing a way to deposit. */
export type OperatorPaymentChannelPayload = {
  __typename?: 'OperatorPaymentChannelPayload';
  /** The channel. */
  channel?: Maybe<OperatorPaymentChannel>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A play type with its odds. */
export type OperatorPlayType = {
  __typename?: 'OperatorPlayType';
  /** Code. */
  code: Scalars['String']['output'];
  /** Group it stands under. */
  group: Scalars['String']['output'];
  /** Whether it is not offered. */
  isWithheld: Scalars['Boolean']['output'];
  /** Stakes that one ticket costs. */
  lines: Scalars['Int']['output'];
  /** Its prizes. */
  prizes: Array<OperatorPrize>;
  /** What each kind of ticket returns. */
  returns: Array<LotteryTicketReturn>;
};

/** A prize with its odds. */
export type OperatorPrize = {
  __typename?: 'OperatorPrize';
  /** Gross odds in 1/10,000 at which the whole stake comes back; a float, since they may be large. */
  fairOdds: Scalars['Float']['output'];
  /** Whether the brand set them. */
  isOwn: Scalars['Boolean']['output'];
  /** Gross odds in 1/10,000 at the highest prize group. */
  odds: Scalars['Int']['output'];
  /** Code. */
  prize: Scalars['String']['output'];
  /** A tie: the stake comes back, whatever the odds. */
  returnsStake: Scalars['Boolean']['output'];
  /** The tickets that can win it, where not all can. */
  ticket?: Maybe<Scalars['String']['output']>;
};

/** A promotion as operators see it. */
export type OperatorPromotion = Node & {
  __typename?: 'OperatorPromotion';
  /** The most that it gives in all, as published. */
  budget: Scalars['Money']['output'];
  /** Last change. */
  changedAt: Scalars['DateTime']['output'];
  /** How often it was claimed. */
  claims: Scalars['Int']['output'];
  /** Currency of its amounts. */
  currency: Scalars['String']['output'];
  /** What the next version will be. */
  draft: PromotionDraft;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the draft differs from what is published. */
  isChanged: Scalars['Boolean']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** What members see; null when nothing was published. */
  published?: Maybe<PublishedPromotion>;
  /** State. */
  state: PromotionState;
  /** What it gave. */
  taken: Scalars['Money']['output'];
  /** The last version published; 0 when none was. */
  version: Scalars['Int']['output'];
  /** Claims that wait for an operator or are with one. */
  waiting: Scalars['Int']['output'];
};

/** For whom a promotion is: whoever meets all of it. */
export type OperatorPromotionAudience = {
  __typename?: 'OperatorPromotionAudience';
  /** The highest VIP level; 0 is who has reached none. */
  greatestLevel?: Maybe<Scalars['Int']['output']>;
  /** Only for who has not bet for so many days. */
  inactiveDays?: Maybe<Scalars['Int']['output']>;
  /** What deposits must come to. */
  leastDeposits?: Maybe<PromotionDeposits>;
  /** The lowest VIP level. */
  leastLevel?: Maybe<Scalars['Int']['output']>;
  /** Accounts of agents: only for members below one of them; empty is for all. */
  line: Array<Scalars['String']['output']>;
  /** Only for accounts opened within so many days. */
  newMembersDays?: Maybe<Scalars['Int']['output']>;
  /** Ids of tags: only for who wears one of them; empty is for all. */
  tags: Array<Scalars['ID']['output']>;
};

/** What a member asked for or was given, as operators see it. */
export type OperatorPromotionClaim = Node & {
  __typename?: 'OperatorPromotionClaim';
  /** Account name of the member. */
  account: Scalars['String']['output'];
  /** What was given. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** When it last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** What the member wrote. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** The deposit that came for it. */
  depositAmount?: Maybe<Scalars['Money']['output']>;
  /** What approving it gives; zero while no deposit came that it is a share of. */
  due: Scalars['Money']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Addresses of the pictures that the member sent along. */
  images: Array<Scalars['String']['output']>;
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** Account of the operator who has it, or had it. */
  operator?: Maybe<Scalars['String']['output']>;
  /** Promotion. */
  promotionId: Scalars['ID']['output'];
  /** What an operator wrote who refused it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Code of why it was refused by itself. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: PromotionClaimState;
  /** By what it is given. */
  terms: OperatorPromotionTerms;
  /** Title of the promotion as it was. */
  title: Scalars['String']['output'];
  /** Version of the promotion that the claim goes by. */
  version: Scalars['Int']['output'];
};

/** Which claims. */
export type OperatorPromotionClaimFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only of this promotion. */
  promotionId?: InputMaybe<Scalars['ID']['input']>;
  /** Only in this state. */
  state?: InputMaybe<PromotionClaimState>;
  /** Only those that wait for an operator or are with one. */
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of claims. */
export type OperatorPromotionClaimPage = {
  __typename?: 'OperatorPromotionClaimPage';
  /** Rows. */
  items: Array<OperatorPromotionClaim>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of a decision about a claim. */
export type OperatorPromotionClaimPayload = {
  __typename?: 'OperatorPromotionClaimPayload';
  /** The claim. */
  claim?: Maybe<OperatorPromotionClaim>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Which promotions. */
export type OperatorPromotionFilter = {
  /** Only those whose draft is listed under it. */
  category?: InputMaybe<PromotionCategory>;
  /** Only in this state. */
  state?: InputMaybe<PromotionState>;
};

/** A page of promotions. */
export type OperatorPromotionPage = {
  __typename?: 'OperatorPromotionPage';
  /** Rows. */
  items: Array<OperatorPromotion>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of a change of a promotion. */
export type OperatorPromotionPayload = {
  __typename?: 'OperatorPromotionPayload';
  /** The promotion, with what waits for a second operator. */
  promotion?: Maybe<OperatorPromotion>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** By what a promotion is given, with what members are not told of who they are. */
export type OperatorPromotionTerms = {
  __typename?: 'OperatorPromotionTerms';
  /** Who gives it. */
  approval: PromotionApproval;
  /** For whom it is. */
  audience: OperatorPromotionAudience;
  /** Of CONTACT: what must be told. */
  contact?: Maybe<PromotionContact>;
  /** The least deposit that counts. */
  leastDeposit?: Maybe<Scalars['Money']['output']>;
  /** Of LOSS: of what, and from how much on. */
  loss?: Maybe<PromotionLoss>;
  /** What is given. */
  reward: PromotionReward;
  /** How often a member may have it. */
  times: Scalars['Int']['output'];
  /** What starts it. */
  trigger: PromotionTrigger;
  /** How it must be played. */
  turnover: PromotionTurnover;
};

/** A raffle as operators see it. */
export type OperatorRaffle = Node & {
  __typename?: 'OperatorRaffle';
  /** When it was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** The most that it costs in money. */
  cost: Scalars['Money']['output'];
  /** The most that it costs in points. */
  costPoints: Scalars['Money']['output'];
  /** The brand's, of all money. */
  currency: Scalars['String']['output'];
  /** Until when. */
  endsAt: Scalars['DateTime']['output'];
  /** What was won in money. */
  given: Scalars['Money']['output'];
  /** What was won in points. */
  givenPoints: Scalars['Money']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Each deposit of so much gives a ticket; null where deposits give none. */
  leastDeposit?: Maybe<Scalars['Money']['output']>;
  /** The prizes by their places on the wheel. */
  prizes: Array<OperatorRafflePrize>;
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** From when on. */
  startsAt: Scalars['DateTime']['output'];
  /** Where it is. */
  state: ChanceState;
  /** Words in each language. */
  words: Array<ChanceWords>;
};

/** A page of raffles. */
export type OperatorRafflePage = {
  __typename?: 'OperatorRafflePage';
  /** The raffles. */
  items: Array<OperatorRaffle>;
  /** Which page of how many. */
  pageInfo: PageInfo;
};

/** A prize as operators see it. */
export type OperatorRafflePrize = {
  __typename?: 'OperatorRafflePrize';
  /** How much: money, or points. */
  amount: Scalars['Money']['output'];
  /** What it is. */
  kind: RafflePrizeKind;
  /** How many are left; null has no end. */
  left?: Maybe<Scalars['Int']['output']>;
  /** What it is called. */
  names: Array<RafflePrizeName>;
  /** How many there are; null where it is NOTHING, which has no end. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** How likely it is, among the weights of all that are left. */
  weight: Scalars['Int']['output'];
};

/** A spin as operators see it. */
export type OperatorRaffleSpin = Node & {
  __typename?: 'OperatorRaffleSpin';
  /** His account. */
  account: Scalars['String']['output'];
  /** How much: money, or points. */
  amount: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Currency; POINT of points. */
  currency: Scalars['String']['output'];
  /** Id of that document. */
  documentId: Scalars['String']['output'];
  /** Kind of the document whose ticket it was. */
  documentKind: Scalars['String']['output'];
  /** Id; the document of its transfer. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: RafflePrizeKind;
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** What it is called, in the brand's language. */
  name: Scalars['String']['output'];
};

/** A page of spins. */
export type OperatorRaffleSpinPage = {
  __typename?: 'OperatorRaffleSpinPage';
  /** The spins. */
  items: Array<OperatorRaffleSpin>;
  /** Which page of how many. */
  pageInfo: PageInfo;
};

/** What a member was given, as operators see it. */
export type OperatorRebateClaim = Node & {
  __typename?: 'OperatorRebateClaim';
  /** Account name of the member. */
  account: Scalars['String']['output'];
  /** What was given; zero where it only worked off what had been given too much. */
  amount: Scalars['Money']['output'];
  /** Of which categories. */
  categories: Array<GameType>;
  /** Who asked for it. */
  channel: RebateChannel;
  /** When it was given. */
  claimedAt: Scalars['DateTime']['output'];
  /** Currency of the amount. */
  currency: Scalars['String']['output'];
  /** The first of its days. */
  firstDay: Scalars['Date']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** The last of its days. */
  lastDay: Scalars['Date']['output'];
  /** The member. */
  memberId: Scalars['ID']['output'];
};

/** What a member was given, with what each day and category brought. */
export type OperatorRebateClaimDetail = Node & {
  __typename?: 'OperatorRebateClaimDetail';
  /** Account name of the member. */
  account: Scalars['String']['output'];
  /** What was given. */
  amount: Scalars['Money']['output'];
  /** Of which categories. */
  categories: Array<GameType>;
  /** Who asked for it. */
  channel: RebateChannel;
  /** When it was given. */
  claimedAt: Scalars['DateTime']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** The first of its days. */
  firstDay: Scalars['Date']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** The last of its days. */
  lastDay: Scalars['Date']['output'];
  /** What each day and category brought, the last day first. */
  lines: Array<RebateClaimLine>;
  /** The member. */
  memberId: Scalars['ID']['output'];
};

/** Which claims. */
export type OperatorRebateClaimFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only those that were asked for by. */
  channel?: InputMaybe<RebateChannel>;
};

/** A page of what members were given. */
export type OperatorRebateClaimPage = {
  __typename?: 'OperatorRebateClaimPage';
  /** Rows. */
  items: Array<OperatorRebateClaim>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** What a member gave points for, as operators see it. */
export type OperatorRedemption = Node & {
  __typename?: 'OperatorRedemption';
  /** Account name of the member. */
  account: Scalars['String']['output'];
  /** Money that it brought. */
  amountGiven: Scalars['Money']['output'];
  /** Money for all of it, beside the points. */
  amountRequired: Scalars['Money']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Of both amounts. */
  currency: Scalars['String']['output'];
  /** When it was decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Account of the operator who decided. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** The goods; null of a conversion. */
  goodsId?: Maybe<Scalars['ID']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Exchange type. */
  kind: RedemptionKind;
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** Name of the goods in the brand's language. */
  name?: Maybe<Scalars['String']['output']>;
  /** Transaction number, as people say it. */
  number: Scalars['String']['output'];
  /** Points for all of it. */
  points: Scalars['Money']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** Where goods are sent. */
  receiver?: Maybe<RedemptionReceiver>;
  /** What was said to the member. */
  remark?: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  state: RedemptionState;
};

/** Which redemptions. */
export type OperatorRedemptionFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only of this kind. */
  kind?: InputMaybe<RedemptionKind>;
  /** Only in this state. */
  state?: InputMaybe<RedemptionState>;
};

/** A page of redemptions. */
export type OperatorRedemptionPage = {
  __typename?: 'OperatorRedemptionPage';
  /** Rows. */
  items: Array<OperatorRedemption>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of decideRedemption. */
export type OperatorRedemptionPayload = {
  __typename?: 'OperatorRedemptionPayload';
  /** The redemption. */
  redemption?: Maybe<OperatorRedemption>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A friend whom a member brought, as operators see it. */
export type OperatorReferral = Node & {
  __typename?: 'OperatorReferral';
  /** Account name of the friend. */
  account: Scalars['String']['output'];
  /** When the friend registered. */
  cameAt: Scalars['DateTime']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** When an operator released or refused it. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Account of that operator. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** When the deposits reached what the rule asks. */
  depositedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The friend's deposits together, until they reached what the rule asks. */
  deposits: Scalars['Money']['output'];
  /** The friend's first deposit. */
  firstDeposit: Scalars['Money']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** The friend. */
  memberId: Scalars['ID']['output'];
  /** When the reward was taken. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the play reached what the rule asks. */
  playedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the reward is held or refused. */
  reason?: Maybe<ReferralReason>;
  /** Account name of who did. */
  referrerAccount: Scalars['String']['output'];
  /** Who brought the friend. */
  referrerId: Scalars['ID']['output'];
  /** What was paid, or will be; null while it is not known. */
  reward?: Maybe<Scalars['Money']['output']>;
  /** How far the friend is. */
  state: ReferralState;
};

/** Which friends. */
export type OperatorReferralFilter = {
  /** Part of the account name of who brought them. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only in this state. */
  state?: InputMaybe<ReferralState>;
};

/** A page of friends whom members brought. */
export type OperatorReferralPage = {
  __typename?: 'OperatorReferralPage';
  /** Rows. */
  items: Array<OperatorReferral>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A registration field as operators see it. */
export type OperatorRegistrationField = {
  __typename?: 'OperatorRegistrationField';
  /** Regular expression; `*` accepts anything. */
  acceptedPattern: Scalars['String']['output'];
  /** Whether it is shown. */
  enabled: Scalars['Boolean']['output'];
  /** Name of the field. */
  id: Scalars['ID']['output'];
  /** Greatest length. */
  maxLength: Scalars['Int']['output'];
  /** Least length. */
  minLength: Scalars['Int']['output'];
  /** Name of the field. */
  name: Scalars['String']['output'];
  /** Chooses the message of section 5. */
  patternId: Scalars['Int']['output'];
  /** Place in the form. */
  position: Scalars['Int']['output'];
  /** Whether it is demanded. */
  required: Scalars['Boolean']['output'];
};

/** A page of registration fields. */
export type OperatorRegistrationFieldPage = {
  __typename?: 'OperatorRegistrationFieldPage';
  /** Rows. */
  items: Array<OperatorRegistrationField>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of changing a registration field. */
export type OperatorRegistrationFieldPayload = {
  __typename?: 'OperatorRegistrationFieldPayload';
  /** The field. */
  registrationField?: Maybe<OperatorRegistrationField>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What an operator may do. */
export type OperatorRole =
  /** Everything. */
  | 'ADMIN'
  /** Reads and answers. */
  | 'SUPPORT';

/** What protects the own account beside its password. */
export type OperatorSecurity = {
  __typename?: 'OperatorSecurity';
  /** Recovery codes that are left. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Since when an authenticator app is on. */
  totpSince?: Maybe<Scalars['DateTime']['output']>;
};

/** Input of operatorSignIn. */
export type OperatorSignInInput = {
  /** Account. */
  account: Scalars['String']['input'];
  /** Of the authenticator app, or a recovery code; where OPERATOR_CODE_NEEDED or OPERATOR_CLOSED_TO_STRANGERS asked for it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Password. */
  password: Scalars['String']['input'];
};

/** Result of operatorSignIn. */
export type OperatorSignInPayload = {
  __typename?: 'OperatorSignInPayload';
  /** End of the session. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who signed in. */
  operator?: Maybe<Operator>;
  /** When strangers had tried the account until it was closed to them, if that was since the sign-in before this one. */
  strangersClosedOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Bearer token. */
  token?: Maybe<Scalars['String']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A vendor as a brand offers it. */
export type OperatorVendor = {
  __typename?: 'OperatorVendor';
  /** The wire it speaks; without one nothing of it can be started. */
  adapter?: Maybe<Scalars['String']['output']>;
  /** What the brand says of it. */
  availability: OfferAvailability;
  /** What players see now, all reasons taken together. */
  effective: OfferAvailability;
  /** Categories it has games in. */
  gameTypes: Array<GameType>;
  /** Games on offer, those that are off included. */
  games: Scalars['Int']['output'];
  /** Code. */
  id: Scalars['ID']['output'];
  /** Announced maintenance. */
  maintenance?: Maybe<MaintenanceWindow>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Games that players can start now. */
  openGames: Scalars['Int']['output'];
  /** Place in the lobby, from 0. */
  position: Scalars['Int']['output'];
};

/** Which vendors. */
export type OperatorVendorFilter = {
  /** What the brand says of it. */
  availability?: InputMaybe<OfferAvailability>;
  /** Category. */
  gameType?: InputMaybe<GameType>;
  /** Codes. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of code or name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of vendors. */
export type OperatorVendorPage = {
  __typename?: 'OperatorVendorPage';
  /** Rows. */
  items: Array<OperatorVendor>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A transfer into or out of a vendor's wallet. */
export type OperatorVendorTransfer = {
  __typename?: 'OperatorVendorTransfer';
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** When it was asked last. */
  askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was ordered. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** When it was decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The operator, where people decided instead of the vendor. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Why people decided so. */
  decisionReason?: Maybe<Scalars['String']['output']>;
  /** IN: into the vendor's wallet; OUT: back. */
  direction: WalletDirection;
  /** Id; the vendor knows it by this too. */
  id: Scalars['ID']['output'];
  /** What it said then. */
  lastAnswer?: Maybe<VendorTransferAnswer>;
  /** User name of the member. */
  memberAccount: Scalars['String']['output'];
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** When it is asked next. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The pending transfer in the ledger. */
  pendingId: Scalars['ID']['output'];
  /** What a first operator wants. */
  proposal?: Maybe<VendorTransferProposal>;
  /** State; PENDING is in doubt. */
  state: WalletTransferState;
  /** How often the vendor was asked by itself. */
  tries: Scalars['Int']['output'];
  /** Code of the vendor. */
  vendorCode: Scalars['String']['output'];
  /** Name of the vendor. */
  vendorName: Scalars['String']['output'];
};

/** A page of transfers. */
export type OperatorVendorTransferPage = {
  __typename?: 'OperatorVendorTransferPage';
  /** Rows. */
  items: Array<OperatorVendorTransfer>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of asking or deciding. */
export type OperatorVendorTransferPayload = {
  __typename?: 'OperatorVendorTransferPayload';
  /** The transfer. */
  transfer?: Maybe<OperatorVendorTransfer>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Vendors as they then stand. */
export type OperatorVendorsPayload = {
  __typename?: 'OperatorVendorsPayload';
  /** Expected failures. */
  userErrors: Array<UserError>;
  /** Vendors. */
  vendors?: Maybe<Array<OperatorVendor>>;
};

/** A level with its names; its rank is its place among the others, from 1 on. */
export type OperatorVipLevel = {
  __typename?: 'OperatorVipLevel';
  /** Given for a birthday. */
  birthdayBonus: Scalars['Money']['output'];
  /** What all deposits must come to. */
  deposits: Scalars['Money']['output'];
  /** The valid bet of a calendar month by which it is kept. */
  keepValidBet: Scalars['Money']['output'];
  /** Given each month. */
  monthlyBonus: Scalars['Money']['output'];
  /** Its name in each language of the brand. */
  names: Array<VipLevelName>;
  /** What rebates rise by, in 1/10 000 of the valid bet. */
  rebateRise: Scalars['Int']['output'];
  /** Given once on reaching it. */
  upgradeBonus: Scalars['Money']['output'];
  /** What all valid bets must come to. */
  validBet: Scalars['Money']['output'];
};

/** A withdrawal as operators see it. */
export type OperatorWithdrawal = {
  __typename?: 'OperatorWithdrawal';
  /** The member's account name. */
  account: Scalars['String']['output'];
  /** Holder of the account. */
  accountHolder: Scalars['String']['output'];
  /** Account that receives. */
  accountNumber: Scalars['String']['output'];
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** How many operators must approve. */
  approvalsNeeded: Scalars['Int']['output'];
  /** Operators who have approved. */
  approvedBy: Array<Scalars['String']['output']>;
  /** Code of the bank. */
  bankCode: Scalars['ID']['output'];
  /** Bank or e-wallet that receives. */
  bankName: Scalars['String']['output'];
  /** Last change. */
  changedAt: Scalars['DateTime']['output'];
  /** Operator who works on it. */
  claimedBy?: Maybe<Scalars['String']['output']>;
  /** Whether the caller works on it. */
  claimedByMe: Scalars['Boolean']['output'];
  /** Start. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the bank confirmed the last payment. */
  isPaid: Scalars['Boolean']['output'];
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** The member's own name. */
  payeeName?: Maybe<Scalars['String']['output']>;
  /** Whether the bank refused the last payment. */
  payoutRefused: Scalars['Boolean']['output'];
  /** Payments, oldest first. */
  payouts: Array<WithdrawalPayout>;
  /** Whether a release needs the reference of a transfer made by hand. */
  paysByHand: Scalars['Boolean']['output'];
  /** Addresses of the proofs. */
  proofs: Array<Scalars['String']['output']>;
  /** What waits for a second operator. */
  proposal?: Maybe<WithdrawalProposal>;
  /** When it counts as received by itself. */
  receiveDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was refused. */
  rejectCode?: Maybe<WithdrawalRejectCode>;
  /** What the member says is missing. */
  restAmount?: Maybe<Scalars['Money']['output']>;
  /** State. */
  state: WithdrawalState;
  /** Steps with their times. */
  timeline: Array<OperatorWithdrawalStep>;
};

/** Which withdrawals an operator looks for. */
export type OperatorWithdrawalFilter = {
  /** Part of the member's account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only this member's. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that the caller works on. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Open or over. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this state. */
  state?: InputMaybe<WithdrawalState>;
  /** Only those that wait for an operator. */
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of the work queue. */
export type OperatorWithdrawalPage = {
  __typename?: 'OperatorWithdrawalPage';
  /** Rows. */
  items: Array<OperatorWithdrawal>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of an operator's change of a withdrawal. */
export type OperatorWithdrawalPayload = {
  __typename?: 'OperatorWithdrawalPayload';
  /** Expected failures. */
  userErrors: Array<UserError>;
  /** The withdrawal. */
  withdrawal?: Maybe<OperatorWithdrawal>;
};

/** A step as operators see it. */
export type OperatorWithdrawalStep = {
  __typename?: 'OperatorWithdrawalStep';
  /** Who. */
  actor: WithdrawalActor;
  /** Account of the operator. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What happened where the state alone does not say it. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why, in the operator's words. */
  reason?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: WithdrawalState;
};

/** Which way a list is ordered. */
export type OrderDirection =
  /** Smallest, oldest or first of the alphabet first. */
  | 'ASC'
  /** The other way round. */
  | 'DESC';

/** Input of orderOperatorVendors. */
export type OrderOperatorVendorsInput = {
  /** Codes in the wanted order. */
  ids: Array<Scalars['ID']['input']>;
  /** Place of the first of them, from 0; the front unless told. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Why. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** How the member stands in a running week. */
export type OwnStanding = {
  __typename?: 'OwnStanding';
  /** The days that it is made of. */
  days: Array<StandingDay>;
  /** The place; null while too little was played. */
  place?: Maybe<Scalars['Int']['output']>;
  /** Valid bet of the week. */
  validBet: Scalars['Money']['output'];
};

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows a page holds at most. */
  pageSize: Scalars['Int']['output'];
  /** Rows in all. */
  totalItems: Scalars['Int']['output'];
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
};

/** Which page of a list, and in which order. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page, at most 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Field to sort by; `-` before it for descending. */
  sort?: InputMaybe<Scalars['String']['input']>;
};

/** A key that signs in by finger, face or PIN. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** When it was used last. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name its owner gave it. */
  name: Scalars['String']['output'];
};

/** What `navigator.credentials` is to be asked. */
export type PasskeyOptionsPayload = {
  __typename?: 'PasskeyOptionsPayload';
  /** Options of WebAuthn. */
  options?: Maybe<Scalars['JSON']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A proof by the sign-in password. */
export type PasswordInput = {
  /** Sign-in password. */
  password: Scalars['String']['input'];
};

/** What a team came to in a window. */
export type PayMeasures = {
  __typename?: 'PayMeasures';
  /** Active members. */
  activeMembers: Scalars['Int']['output'];
  /** What the house won: stakes less payouts; over whole days less bonuses, rebates and salaries too. */
  loss: Scalars['Money']['output'];
  /** Valid bet. */
  validBet: Scalars['Money']['output'];
};

/** A window that is paid for. */
export type PayWindow = {
  __typename?: 'PayWindow';
  /** Its first moment. */
  from: Scalars['DateTime']['output'];
  /** The first moment after it. */
  until: Scalars['DateTime']['output'];
};

/** Input of payWithdrawalAgain. */
export type PayWithdrawalAgainInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** The bank's reference of a transfer made by hand; without it an order goes to the bank. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** The bank's reference of what came back of a payment made by hand. */
  returnReference?: InputMaybe<Scalars['String']['input']>;
};

/** A way to deposit. */
export type PaymentChannel = {
  __typename?: 'PaymentChannel';
  /** Bank that receives. */
  bankName: Scalars['String']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Gateway behind it. */
  gateway: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Greatest amount. */
  maximum: Scalars['Money']['output'];
  /** Least amount. */
  minimum: Scalars['Money']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Amounts to pick. */
  quickAmounts: Array<Scalars['Money']['output']>;
};

/** Input of updatePaymentChannel. */
export type PaymentChannelInput = {
  /** Holder of the account. */
  accountName: Scalars['String']['input'];
  /** Account that receives. */
  accountNumber: Scalars['String']['input'];
  /** Bank identification number; empty for a payment service. */
  bankBin: Scalars['String']['input'];
  /** Bank that receives. */
  bankName: Scalars['String']['input'];
  /** Whether members see it. */
  enabled: Scalars['Boolean']['input'];
  /** Gateway behind it: VIETQR, PSP, MANUAL. */
  gateway: Scalars['String']['input'];
  /** Greatest amount. */
  maximum: Scalars['Money']['input'];
  /** Least amount. */
  minimum: Scalars['Money']['input'];
  /** Name in each language. */
  names: Array<ChannelNameInput>;
  /** Place in the list. */
  position: Scalars['Int']['input'];
  /** Amounts to pick. */
  quickAmounts: Array<Scalars['Money']['input']>;
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A decision on more than one operator's limit, waiting for a second operator. */
export type PaymentProposal = {
  __typename?: 'PaymentProposal';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What is to happen. */
  decision: Scalars['String']['output'];
  /** Who proposed it. */
  operatorAccount: Scalars['String']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** The deposit, account or reference that it names. */
  target?: Maybe<Scalars['String']['output']>;
};

/** What a brand wants done with deposits that are not paid as agreed. */
export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  /** How long deposits are blocked after five failures in a row, minutes. */
  blockMinutes: Scalars['Int']['output'];
  /** Currency of the limit. */
  currency: Scalars['String']['output'];
  /** A decision on more than this needs a second operator. */
  fourEyesAbove: Scalars['Money']['output'];
  /** A higher limit that waits. */
  fourEyesPending?: Maybe<Scalars['Money']['output']>;
  /** From when the higher limit counts. */
  fourEyesPendingFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the brand. */
  id: Scalars['ID']['output'];
  /** How long after the end of a deposit the bank may still have carried out its transfer, seconds. */
  lateGraceSeconds: Scalars['Int']['output'];
  /** How long after the transfer the report of the bank may come, hours. */
  lateReportHours: Scalars['Int']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** How long a deposit for which no money came may be in review, hours. */
  reviewHours: Scalars['Int']['output'];
  /** How much of the amount may be missing for the member to take what arrived. */
  shortTolerancePercent: Scalars['Float']['output'];
};

/** Input of updatePaymentSettings. */
export type PaymentSettingsInput = {
  /** How long deposits are blocked after five failures in a row, minutes. */
  blockMinutes: Scalars['Int']['input'];
  /** A decision on more than this needs a second operator. */
  fourEyesAbove: Scalars['Money']['input'];
  /** How long after the end of a deposit the bank may still have carried out its transfer, seconds. */
  lateGraceSeconds: Scalars['Int']['input'];
  /** How long after the transfer the report of the bank may come, hours. */
  lateReportHours: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** How long a deposit for which no money came may be in review, hours. */
  reviewHours: Scalars['Int']['input'];
  /** How much of the amount may be missing for the member to take what arrived. */
  shortTolerancePercent: Scalars['Float']['input'];
};

/** Result of changing the settings. */
export type PaymentSettingsPayload = {
  __typename?: 'PaymentSettingsPayload';
  /** The settings. */
  settings?: Maybe<PaymentSettings>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** An account that a member is paid at. */
export type PayoutAccount = {
  __typename?: 'PayoutAccount';
  /** Code of the bank. */
  bankCode: Scalars['ID']['output'];
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Holder. */
  holder: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Bank or e-wallet. */
  kind: PayoutAccountKind;
  /** Last four digits. */
  maskedNumber: Scalars['String']['output'];
  /** From when money goes to it. */
  usableAt: Scalars['DateTime']['output'];
};

/** What a receiver's account is. */
export type PayoutAccountKind =
  /** At a bank. */
  | 'BANK'
  /** An e-wallet. */
  | 'WALLET';

/** Result of addPayoutAccount. */
export type PayoutAccountPayload = {
  __typename?: 'PayoutAccountPayload';
  /** The account. */
  account?: Maybe<PayoutAccount>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** How a payment goes out. */
export type PayoutGateway =
  /** By an order to the bank. */
  | 'BANK_API'
  /** By hand. */
  | 'MANUAL';

/** What became of a payment. */
export type PayoutState =
  /** Paid. */
  | 'PAID'
  /** To be sent. */
  | 'QUEUED'
  /** The bank refused. */
  | 'REFUSED'
  /** Paid, and the bank brought all of it back. */
  | 'RETURNED'
  /** Sent; the bank has not said what became of it. */
  | 'SENT';

/** How money goes out. */
export type PayoutWay =
  /** Payout orders to the bank, by themselves. */
  | 'BANK_API'
  /** An operator transfers by hand and notes the reference. */
  | 'MANUAL';

/** An increase of a limit that waits for its 24 hours or for the member's word. */
export type PendingChange = {
  __typename?: 'PendingChange';
  /** The new limit; null takes it away. */
  amount?: Maybe<Scalars['String']['output']>;
  /** Whether it may be confirmed now. */
  isReady: Scalars['Boolean']['output'];
  /** From when it may be confirmed. */
  readyAt: Scalars['DateTime']['output'];
};

/** An increase that a member asked for. */
export type PendingLimit = {
  __typename?: 'PendingLimit';
  /** User name. */
  account: Scalars['String']['output'];
  /** In force. */
  amount: Scalars['String']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What is limited. */
  kind: LimitKind;
  /** Id of the member. */
  memberId: Scalars['ID']['output'];
  /** Asked for; null takes the limit away. */
  pendingAmount?: Maybe<Scalars['String']['output']>;
  /** Over which time. */
  period: LimitPeriod;
  /** From when the member may confirm it. */
  readyAt: Scalars['DateTime']['output'];
};

/** A page of increases. */
export type PendingLimitPage = {
  __typename?: 'PendingLimitPage';
  /** Rows. */
  items: Array<PendingLimit>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Input of pinMemberNote. */
export type PinMemberNoteInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Whether it stands on top. */
  isPinned: Scalars['Boolean']['input'];
  /** Id of the note. */
  noteId: Scalars['ID']['input'];
};

/** Input of placeLotteryOrder. */
export type PlaceLotteryOrderInput = {
  /** One draw for a plain order; more are a plan. */
  draws: Array<LotteryOrderDrawInput>;
  /** Code of the lottery. */
  gameCode: Scalars['String']['input'];
  /** Key of this slip, made once by the browser: sent again, it is not bet again. */
  idempotencyKey: Scalars['ID']['input'];
  /** Lines. */
  lines: Array<LotteryLineInput>;
  /** The rules the member saw. */
  rulesVersion: Scalars['Int']['input'];
  /** Whether a win ends the plan. */
  stopsOnWin?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of placeLotteryOrder. */
export type PlaceLotteryOrderPayload = {
  __typename?: 'PlaceLotteryOrderPayload';
  /** Balance after it. */
  balance?: Maybe<Scalars['Money']['output']>;
  /** The plan, where there is one. */
  chase?: Maybe<LotteryChase>;
  /** The orders taken, one a draw. */
  orders?: Maybe<Array<LotteryOrder>>;
  /** What a limit left, where one refused the slip. */
  refusal?: Maybe<LotteryRefusal>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** How long and with which result the member plays. */
export type PlayState = {
  __typename?: 'PlayState';
  /** When the next reality check is due. */
  dueAt: Scalars['DateTime']['output'];
  /** Seconds since. */
  elapsedSeconds: Scalars['Int']['output'];
  /** Wins minus stakes since. */
  netPosition: Scalars['Money']['output'];
  /** Minutes between two reality checks. */
  realityCheckMinutes: Scalars['Int']['output'];
  /** Seconds that the limit on time leaves; null without one. */
  secondsLeft?: Maybe<Scalars['Int']['output']>;
  /** Start of this stretch of play. */
  startedAt: Scalars['DateTime']['output'];
};

/** Result of telling that one plays. */
export type PlayStatePayload = {
  __typename?: 'PlayStatePayload';
  /** How the play stands; null when none is under way. */
  play?: Maybe<PlayState>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Points of a member. */
export type PointBalance = {
  __typename?: 'PointBalance';
  /** How many. */
  points: Scalars['Money']['output'];
};

/** A change of a member's points. */
export type PointChange = {
  __typename?: 'PointChange';
  /** Points after it. */
  accumulated: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** How many came, or went where it is less than nothing. */
  change: Scalars['Money']['output'];
  /** The deposit or the redemption. */
  documentId: Scalars['ID']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Why. */
  kind: PointChangeKind;
};

/** A page of changes of points. */
export type PointChangeConnection = {
  __typename?: 'PointChangeConnection';
  /** Edges. */
  edges: Array<PointChangeEdge>;
  /** Where the page stands. */
  pageInfo: CursorInfo;
};

/** An edge of changes of points. */
export type PointChangeEdge = {
  __typename?: 'PointChangeEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: PointChange;
};

/** Why points changed. */
export type PointChangeKind =
  /** A deposit earned them. */
  | 'EARNED'
  /** A promotion gave them. */
  | 'GIVEN'
  /** They were given for something. */
  | 'REDEEMED'
  /** What they were given for was rejected. */
  | 'RETURNED';

/** What points are earned by and worth. */
export type PointConfig = {
  __typename?: 'PointConfig';
  /** The brand's, of all amounts. */
  currency: Scalars['String']['output'];
  /** Money for 1,000 points; nothing where points are not exchanged. */
  exchangeAmount: Scalars['Money']['output'];
  /** The least that is exchanged at once. */
  minimumPoints: Scalars['Money']['output'];
  /** The ratio table, the least amount first; below it a deposit earns no points. */
  steps: Array<PointStep>;
};

/** Something that can be had for points. */
export type PointReward = Node & {
  __typename?: 'PointReward';
  /** Money that one brings, where it is MONEY. */
  amountGiven: Scalars['Money']['output'];
  /** Money for one, beside the points. */
  amountRequired: Scalars['Money']['output'];
  /** Of both amounts. */
  currency: Scalars['String']['output'];
  /** What it is. */
  description: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it is sent or credited. */
  kind: GoodsKind;
  /** Name. */
  name: Scalars['String']['output'];
  /** Address of the picture. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
  /** Points for one. */
  pointsRequired: Scalars['Money']['output'];
  /** How many are left. */
  stock: Scalars['Int']['output'];
};

/** A page of rewards. */
export type PointRewardPage = {
  __typename?: 'PointRewardPage';
  /** Rows. */
  items: Array<PointReward>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** What points are earned by and worth, as operators see it. */
export type PointSettings = {
  __typename?: 'PointSettings';
  /** The brand's, of all amounts. */
  currency: Scalars['String']['output'];
  /** Money for 1,000 points; nothing where points are not exchanged. */
  exchangeAmount: Scalars['Money']['output'];
  /** The brand. */
  id: Scalars['ID']['output'];
  /** The least that is exchanged at once. */
  minimumPoints: Scalars['Money']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** The ratio table, the least amount first. */
  steps: Array<PointStep>;
};

/** Input of updatePointSettings. */
export type PointSettingsInput = {
  /** Money for 1,000 points; nothing where points are not exchanged. */
  exchangeAmount: Scalars['Money']['input'];
  /** The least that is exchanged at once. */
  minimumPoints: Scalars['Money']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** The ratio table, at most 20 steps. */
  steps: Array<PointStepInput>;
};

/** Result of updatePointSettings. */
export type PointSettingsPayload = {
  __typename?: 'PointSettingsPayload';
  /** The settings in force. */
  settings?: Maybe<PointSettings>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A step of the ratio table. */
export type PointStep = {
  __typename?: 'PointStep';
  /** From this amount of one deposit on. */
  from: Scalars['Money']['output'];
  /** Points for each 1,000 deposited. */
  points: Scalars['Money']['output'];
};

/** A step of the ratio table. */
export type PointStepInput = {
  /** From this amount of one deposit on. */
  from: Scalars['Money']['input'];
  /** Points for each 1,000 deposited. */
  points: Scalars['Money']['input'];
};

/** Input of previewDrawCorrection. */
export type PreviewDrawCorrectionInput = {
  /** Id of the draw. */
  id: Scalars['ID']['input'];
  /** What it makes of the draw. */
  kind: DrawCorrectionKind;
  /** The result that is right, for RESETTLE. */
  result?: InputMaybe<Array<Array<Scalars['String']['input']>>>;
};

/** Which lotteries a menu shows. */
export type PrizeMode =
  /** Fast lotteries of the house and Vietnam, prizes of the e-lottery. */
  | 'ELOTT'
  /** Fast lotteries of the house and Vietnam. */
  | 'LOTT'
  /** Thai and Lao lotteries. */
  | 'SEA'
  /** Those that the house draws itself. */
  | 'ZY';

/** What a member told about themselves. What a stolen session could use elsewhere is masked. */
export type Profile = {
  __typename?: 'Profile';
  /** User name. */
  account: Scalars['String']['output'];
  /** Picture. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Year of the birthday, whose day and month are told to nobody. */
  birthYear?: Maybe<Scalars['Int']['output']>;
  /** Further fields of the registration. */
  details: Array<ProfileDetail>;
  /** E-mail, masked. */
  email?: Maybe<Scalars['String']['output']>;
  /** Years; who is younger may not play at this brand. */
  minimumAge: Scalars['Int']['output'];
  /** Mobile number, masked. */
  mobileNum?: Maybe<Scalars['String']['output']>;
  /** Name shown to others. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Name as on the bank account. */
  payeeName?: Maybe<Scalars['String']['output']>;
  /** When the account was opened. */
  registeredAt: Scalars['DateTime']['output'];
};

/** A further way to be reached. */
export type ProfileContact =
  /** Facebook. */
  | 'facebook'
  /** LINE. */
  | 'line'
  /** Telegram. */
  | 'telegram'
  /** WeChat. */
  | 'wechat'
  /** WhatsApp. */
  | 'whatsapp'
  /** Zalo. */
  | 'zalo';

/** A further way to be reached, as the member tells it. */
export type ProfileContactInput = {
  /** Which. */
  name: ProfileContact;
  /** Name or number there. */
  text: Scalars['String']['input'];
};

/** A further field of the registration. */
export type ProfileDetail = {
  __typename?: 'ProfileDetail';
  /** Its name, such as zalo. */
  name: Scalars['String']['output'];
  /** What was told, masked where it is private. */
  text: Scalars['String']['output'];
};

/** Result of changing the profile. */
export type ProfilePayload = {
  __typename?: 'ProfilePayload';
  /** The profile now. */
  profile?: Maybe<Profile>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What was played in one category. */
export type ProfitCategory = {
  __typename?: 'ProfitCategory';
  /** Settled bets. */
  bets: Scalars['Int']['output'];
  /** Category. */
  gameType: GameType;
  /** Payouts. */
  payout: Scalars['Money']['output'];
  /** Payouts less stakes. */
  profit: Scalars['Money']['output'];
  /** Stakes. */
  stake: Scalars['Money']['output'];
  /** Valid bets. */
  validBet: Scalars['Money']['output'];
};

/** What was played on one day. */
export type ProfitDay = {
  __typename?: 'ProfitDay';
  /** Settled bets. */
  bets: Scalars['Int']['output'];
  /** Day, yyyy-MM-dd. */
  day: Scalars['String']['output'];
  /** Payouts. */
  payout: Scalars['Money']['output'];
  /** Payouts less stakes. */
  profit: Scalars['Money']['output'];
  /** Stakes. */
  stake: Scalars['Money']['output'];
  /** Valid bets. */
  validBet: Scalars['Money']['output'];
};

/** What was played. */
export type ProfitFigures = {
  __typename?: 'ProfitFigures';
  /** Settled bets. */
  bets: Scalars['Int']['output'];
  /** Payouts. */
  payout: Scalars['Money']['output'];
  /** Payouts less stakes. */
  profit: Scalars['Money']['output'];
  /** Stakes. */
  stake: Scalars['Money']['output'];
  /** Valid bets. */
  validBet: Scalars['Money']['output'];
};

/** Win and loss of a span. */
export type ProfitReport = {
  __typename?: 'ProfitReport';
  /** Categories with bets. */
  categories: Array<ProfitCategory>;
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Days with bets, oldest first. */
  days: Array<ProfitDay>;
  /** All together. */
  totals: ProfitFigures;
};

/** A promotion of the brand. */
export type Promotion = {
  __typename?: 'Promotion';
  /** Category that it is listed under. */
  category: PromotionCategory;
  /** What the member has of it, the last one. */
  claim?: Maybe<PromotionClaim>;
  /** All of it, in Markdown. */
  content: Scalars['String']['output'];
  /** Currency of what is given; POINT for points. */
  currency: Scalars['String']['output'];
  /** When it ends. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** What the member lacks for it, where it is closed to him alone. */
  obstacle?: Maybe<PromotionObstacle>;
  /** What a return of losses gives the member now. */
  offer?: Maybe<Scalars['Money']['output']>;
  /** How it stands for who asks. */
  standing: PromotionStanding;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** One sentence of it. */
  summary: Scalars['String']['output'];
  /** By what it is given. */
  terms: PromotionTerms;
  /** Title. */
  title: Scalars['String']['output'];
};

/** Who gives it. */
export type PromotionApproval =
  /** Nobody looks at it. */
  | 'AUTOMATIC'
  /** An operator decides. */
  | 'OPERATOR';

/** For whom a promotion is: whoever meets all of it. Lines and tags are told to nobody. */
export type PromotionAudience = {
  __typename?: 'PromotionAudience';
  /** The highest VIP level; 0 is who has reached none. */
  greatestLevel?: Maybe<Scalars['Int']['output']>;
  /** Only for who has not bet for so many days. */
  inactiveDays?: Maybe<Scalars['Int']['output']>;
  /** What deposits must come to. */
  leastDeposits?: Maybe<PromotionDeposits>;
  /** The lowest VIP level. */
  leastLevel?: Maybe<Scalars['Int']['output']>;
  /** Only for accounts opened within so many days. */
  newMembersDays?: Maybe<Scalars['Int']['output']>;
};

/** For whom a promotion is: whoever meets all of it. */
export type PromotionAudienceInput = {
  /** The highest VIP level, 0 to 20; 0 is who has reached none. */
  greatestLevel?: InputMaybe<Scalars['Int']['input']>;
  /** Only for who has not bet for so many days, 1 to 365. */
  inactiveDays?: InputMaybe<Scalars['Int']['input']>;
  /** What deposits must come to. */
  leastDeposits?: InputMaybe<PromotionDepositsInput>;
  /** The lowest VIP level, 1 to 20. */
  leastLevel?: InputMaybe<Scalars['Int']['input']>;
  /** Accounts of agents, 20 at most: only for members below one of them; empty is for all. */
  line: Array<Scalars['String']['input']>;
  /** Only for accounts opened within so many days, 1 to 365. */
  newMembersDays?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of tags, 20 at most: only for who wears one of them; empty is for all. */
  tags: Array<Scalars['ID']['input']>;
};

/** What a promotion is listed under. */
export type PromotionCategory =
  /** For every day. */
  | 'DAILY'
  /** For deposits. */
  | 'DEPOSIT'
  /** For an occasion. */
  | 'EVENT'
  /** For new members. */
  | 'WELCOME';

/** What a member asked for or was given. */
export type PromotionClaim = {
  __typename?: 'PromotionClaim';
  /** What was given. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** When it last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** What the member wrote. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Promotion. */
  promotionId: Scalars['ID']['output'];
  /** What an operator wrote who refused it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Code of why it was refused by itself. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: PromotionClaimState;
  /** Title of the promotion as it was. */
  title: Scalars['String']['output'];
};

/** A page of claims. */
export type PromotionClaimPage = {
  __typename?: 'PromotionClaimPage';
  /** Claims. */
  items: Array<PromotionClaim>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** State of a claim. */
export type PromotionClaimState =
  /** Waits for an operator. */
  | 'APPLYING'
  /** Fetched by the member. */
  | 'CLAIMED'
  /** Given. */
  | 'ISSUED'
  /** Waits for a deposit. */
  | 'JOINED'
  /** An operator has it. */
  | 'PROCESS'
  /** Refused. */
  | 'REJECTED';

/** A contact that a member may tell. */
export type PromotionContact =
  /** E-mail of the account. */
  | 'email'
  /** Facebook. */
  | 'facebook'
  /** LINE. */
  | 'line'
  /** Mobile number of the account. */
  | 'mobile'
  /** Telegram. */
  | 'telegram'
  /** WeChat. */
  | 'wechat'
  /** WhatsApp. */
  | 'whatsapp'
  /** Zalo. */
  | 'zalo';

/** A promotion or a claim, and why something is done about it. */
export type PromotionDeedInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** Why, 3 to 300 characters; a member reads it who is refused. */
  reason: Scalars['String']['input'];
};

/** What deposits must come to. */
export type PromotionDeposits = {
  __typename?: 'PromotionDeposits';
  /** Their sum, at least. */
  amount: Scalars['Money']['output'];
  /** Of the last so many days. */
  days: Scalars['Int']['output'];
};

/** What deposits must come to. */
export type PromotionDepositsInput = {
  /** Their sum, at least. */
  amount: Scalars['Money']['input'];
  /** Of the last so many days, 1 to 365. */
  days: Scalars['Int']['input'];
};

/** What an operator writes of a promotion: the whole of its next version. */
export type PromotionDraft = {
  __typename?: 'PromotionDraft';
  /** The most that it gives in all. */
  budget: Scalars['Money']['output'];
  /** Category that it is listed under. */
  category: PromotionCategory;
  /** When it ends; null: never. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Place in the list; lower ones come first. */
  position: Scalars['Int']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** By what it is given. */
  terms: OperatorPromotionTerms;
  /** Words in each language of the brand. */
  words: Array<PromotionWords>;
};

/** Input of createPromotion and updatePromotion. */
export type PromotionInput = {
  /** The most that it gives in all. */
  budget: Scalars['Money']['input'];
  /** Category that it is listed under. */
  category: PromotionCategory;
  /** When it ends; null: never. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Place in the list, 0 to 999; lower ones come first. */
  position: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['input'];
  /** By what it is given. */
  terms: PromotionTermsInput;
  /** Words in each language of the brand. */
  words: Array<PromotionWordsInput>;
};

/** Which loss is given back in part. */
export type PromotionLoss = {
  __typename?: 'PromotionLoss';
  /** From what loss on. */
  least: Scalars['Money']['output'];
  /** Of the period before the one that runs. */
  period: PromotionLossPeriod;
};

/** Which loss is given back in part. */
export type PromotionLossInput = {
  /** From what loss on. */
  least: Scalars['Money']['input'];
  /** Of the period before the one that runs. */
  period: PromotionLossPeriod;
};

/** Over what a loss is added up, by the calendar of the brand. */
export type PromotionLossPeriod =
  /** A day. */
  | 'DAY'
  /** A week from Monday on. */
  | 'WEEK';

/** What somebody lacks for a promotion that is open to others. */
export type PromotionObstacle =
  /** The birthday is on another day. */
  | 'BIRTHDAY_LATER'
  /** The profile knows no birthday. */
  | 'BIRTHDAY_MISSING'
  /** The contact is not told yet. */
  | 'CONTACT_MISSING'
  /** Less was lost than the terms ask for. */
  | 'LOSS_TOO_SMALL'
  /** It is for another audience. */
  | 'NOT_FOR_YOU';

/** What a promotion gives. */
export type PromotionReward = {
  __typename?: 'PromotionReward';
  /** Of FIXED. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Of PERCENT: the most that is given. */
  cap?: Maybe<Scalars['Money']['output']>;
  /** Which. */
  kind: PromotionRewardKind;
  /** Of PERCENT: of the deposit, or of the loss. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** Of POINTS: how many. */
  points?: Maybe<Scalars['Int']['output']>;
};

/** What a promotion gives: the amount of FIXED, percent and cap of PERCENT, or the points of POINTS. */
export type PromotionRewardInput = {
  /** Of FIXED. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Of PERCENT: the most that is given. */
  cap?: InputMaybe<Scalars['Money']['input']>;
  /** Which. */
  kind: PromotionRewardKind;
  /** Of PERCENT: of the deposit, or of the loss. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** Of POINTS: how many, 1 to 10,000,000. */
  points?: InputMaybe<Scalars['Int']['input']>;
};

/** What is given. */
export type PromotionRewardKind =
  /** An amount. */
  | 'FIXED'
  /** A share of the deposit, or of the loss, up to a cap. */
  | 'PERCENT'
  /** Points. */
  | 'POINTS';

/** How a promotion stands for somebody, section 4 of the specification. */
export type PromotionStanding =
  /** Applied for, and waits for an operator. */
  | 'APPLYING'
  /** It is there to be fetched. */
  | 'CLAIM'
  /** Fetched by the member. */
  | 'CLAIMED'
  /** Over, paused, given in full, or for others: then `obstacle` says why. */
  | 'CLOSE'
  /** It has not begun. */
  | 'COMING_SOON'
  /** Given. */
  | 'ISSUED'
  /** It may be joined or applied for. */
  | 'JOIN'
  /** Joined, and waits for a deposit. */
  | 'JOINED'
  /** An operator has it. */
  | 'PROCESS'
  /** Refused. */
  | 'REJECTED';

/** State of a promotion. */
export type PromotionState =
  /** Over for good. */
  | 'CLOSED'
  /** Never published. */
  | 'DRAFT'
  /** It takes nobody in. */
  | 'PAUSED'
  /** Members see it. */
  | 'PUBLISHED';

/** By what a promotion is given. */
export type PromotionTerms = {
  __typename?: 'PromotionTerms';
  /** Who gives it. */
  approval: PromotionApproval;
  /** For whom it is. */
  audience: PromotionAudience;
  /** Of CONTACT: what must be told. */
  contact?: Maybe<PromotionContact>;
  /** The least deposit that counts. */
  leastDeposit?: Maybe<Scalars['Money']['output']>;
  /** Of LOSS: of what, and from how much on. */
  loss?: Maybe<PromotionLoss>;
  /** What is given. */
  reward: PromotionReward;
  /** How often a member may have it. */
  times: Scalars['Int']['output'];
  /** What starts it. */
  trigger: PromotionTrigger;
  /** How it must be played. */
  turnover: PromotionTurnover;
};

/** By what a promotion is given. */
export type PromotionTermsInput = {
  /** Who gives it. */
  approval: PromotionApproval;
  /** For whom it is. */
  audience: PromotionAudienceInput;
  /** Of CONTACT: what must be told. */
  contact?: InputMaybe<PromotionContact>;
  /** The least deposit that counts, where a deposit starts it. */
  leastDeposit?: InputMaybe<Scalars['Money']['input']>;
  /** Of LOSS: of what, and from how much on. */
  loss?: InputMaybe<PromotionLossInput>;
  /** What is given. */
  reward: PromotionRewardInput;
  /** How often a member may have it, 1 to 1,000. */
  times: Scalars['Int']['input'];
  /** What starts it. */
  trigger: PromotionTrigger;
  /** How it must be played. */
  turnover: PromotionTurnoverInput;
};

/** What starts a promotion for a member. */
export type PromotionTrigger =
  /** An application. */
  | 'APPLY'
  /** The birthday, each year. */
  | 'BIRTHDAY'
  /** A code. */
  | 'CODE'
  /** A contact that the member has told, once. */
  | 'CONTACT'
  /** Each day of the brand anew. */
  | 'DAY'
  /** A deposit after joining. */
  | 'DEPOSIT'
  /** The first deposit, after joining. */
  | 'FIRST_DEPOSIT'
  /** What was lost in the day or week before. */
  | 'LOSS'
  /** Having an account. */
  | 'REGISTRATION';

/** How what is given must be played. */
export type PromotionTurnover = {
  __typename?: 'PromotionTurnover';
  /** What a greater stake leads to. */
  breach: TurnoverBreach;
  /** Whether the deposit is played as often as the bonus. */
  countsDeposit: Scalars['Boolean']['output'];
  /** Days within which it must be played. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Whether what was won goes with the bonus when it is given up. */
  forfeitsWinnings: Scalars['Boolean']['output'];
  /** The greatest stake that counts. */
  greatestBet?: Maybe<Scalars['Money']['output']>;
  /** Times the amount. */
  multiplier: Scalars['Float']['output'];
  /** Categories that count less than in full. */
  weights: Array<PromotionWeight>;
};

/** How what is given must be played. */
export type PromotionTurnoverInput = {
  /** What a greater stake leads to. */
  breach: TurnoverBreach;
  /** Whether the deposit is played as often as the bonus. */
  countsDeposit: Scalars['Boolean']['input'];
  /** Days within which it must be played, 1 to 365. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** Whether what was won goes with the bonus when it is given up. */
  forfeitsWinnings: Scalars['Boolean']['input'];
  /** The greatest stake that counts. */
  greatestBet?: InputMaybe<Scalars['Money']['input']>;
  /** Times the amount, 0 to 100. */
  multiplier: Scalars['Float']['input'];
  /** Categories that count less than in full. */
  weights: Array<PromotionWeightInput>;
};

/** How much of a bet counts in a category. */
export type PromotionWeight = {
  __typename?: 'PromotionWeight';
  /** Category. */
  gameType: GameType;
  /** In percent of the valid bet. */
  percent: Scalars['Float']['output'];
};

/** How much of a bet counts in a category. */
export type PromotionWeightInput = {
  /** Category. */
  gameType: GameType;
  /** In percent of the valid bet. */
  percent: Scalars['Float']['input'];
};

/** What is written of a promotion in a language. */
export type PromotionWords = {
  __typename?: 'PromotionWords';
  /** All of it, in Markdown. */
  content: Scalars['String']['output'];
  /** Language. */
  language: Scalars['Locale']['output'];
  /** One sentence of it. */
  summary: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** What is written of a promotion in a language. */
export type PromotionWordsInput = {
  /** All of it, in Markdown, at most 10,000 characters. */
  content: Scalars['String']['input'];
  /** Language. */
  language: Scalars['Locale']['input'];
  /** One sentence of it, at most 200 characters. */
  summary: Scalars['String']['input'];
  /** Title, at most 80 characters. */
  title: Scalars['String']['input'];
};

/** What one operator wants and a second one has to want as well. */
export type Proposal = {
  __typename?: 'Proposal';
  /** Until when it may be confirmed. */
  countsUntil: Scalars['DateTime']['output'];
  /** Id; another proposal about the same has another. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: ProposalKind;
  /** When. */
  proposedAt: Scalars['DateTime']['output'];
  /** Id of the operator. */
  proposedBy: Scalars['ID']['output'];
  /** Account of the operator. */
  proposedByAccount: Scalars['String']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** The lottery, the channel, the source of money, the deposit; the brand where it has one of it. */
  subjectId: Scalars['String']['output'];
  /** What is to happen, as the call takes it. */
  wish: Scalars['JSON']['output'];
};

/** What a proposal is about. */
export type ProposalKind =
  /** Up to which amount one operator corrects alone. */
  | 'adjustmentLimit'
  /** A contract that the platform proposes beyond what the brand offers; `subjectId` is the agent and the kind. */
  | 'contractOffer'
  /** An agent's terms beyond what the brand offers, signed for the platform. */
  | 'contractSigning'
  /** What the brand offers of a kind of contract. */
  | 'contractTemplate'
  /** A large deposit without a report of the bank. */
  | 'deposit'
  /** Red envelopes that are to rain. */
  | 'envelope'
  /** A leaderboard that is to begin. */
  | 'leaderboard'
  /** A member, with everybody below, under another upline. */
  | 'lineMove'
  /** How long before a draw bets end. */
  | 'lotteryClosing'
  /** Odds and limits of a lottery. */
  | 'lotteryRules'
  /** Goods of the mall: opened, cheaper, worth more, or more of them. */
  | 'mallGoods'
  /** How far members may send each other money. */
  | 'memberTransferRules'
  /** Identity before withdrawals, or the authenticator app of operators, no longer demanded. */
  | 'merchantProtection'
  /** A mission that is to begin. */
  | 'mission'
  /** The account that members pay to. */
  | 'paymentChannels'
  /** What is credited that did not come as agreed. */
  | 'paymentSettings'
  /** What deposits earn in points, and what points are exchanged for. */
  | 'pointSettings'
  /** A promotion published, by its next version. */
  | 'promotion'
  /** A raffle that is to run. */
  | 'raffle'
  /** By what a brand gives back of play. */
  | 'rebateRules'
  /** By what a brand gives for friends. */
  | 'referralRule'
  /** What contracts of agents came to in a window, to be paid. */
  | 'settlement'
  /** What a brand gives for coming every day. */
  | 'signInDays'
  /** A large transfer that matches no deposit. */
  | 'suspense'
  /** What must be played before money leaves. */
  | 'turnoverRules'
  /** Levels of the brand that give members more. */
  | 'vipLevels'
  /** Money of a withdrawal that is paid again or given back. */
  | 'withdrawal'
  /** How the brand pays out. */
  | 'withdrawalSettings';

/** Input of proposeContract. */
export type ProposeContractInput = {
  /** What it pays for. */
  kind: ContractKind;
  /** A direct downline. */
  payeeId: Scalars['ID']['input'];
  /** The terms. */
  terms: ContractTermsInput;
};

/** What protects the member. */
export type Protection = {
  __typename?: 'Protection';
  /** The longest break in force. */
  exclusion?: Maybe<Exclusion>;
  /** Limits in force. */
  limits: Array<ProtectionLimit>;
  /** Minutes between two reality checks. */
  realityCheckMinutes: Scalars['Int']['output'];
  /** Zone of the brand's days. */
  timeZone: Scalars['String']['output'];
};

/** A limit in force. Amounts are money, or whole minutes for SESSION. */
export type ProtectionLimit = {
  __typename?: 'ProtectionLimit';
  /** The lower of both. */
  effective: Scalars['String']['output'];
  /** End of the running period. */
  endsAt: Scalars['DateTime']['output'];
  /** What is limited. */
  kind: LimitKind;
  /** Left in the running period. */
  left: Scalars['String']['output'];
  /** The operator's. */
  operator?: Maybe<Scalars['String']['output']>;
  /** The member's own. */
  own?: Maybe<Scalars['String']['output']>;
  /** An increase that waits. */
  pending?: Maybe<PendingChange>;
  /** Over which time. */
  period: LimitPeriod;
  /** Start of the running period. */
  startsAt: Scalars['DateTime']['output'];
  /** Used in the running period. */
  used: Scalars['String']['output'];
};

/** Result of a break or a setting. */
export type ProtectionPayload = {
  __typename?: 'ProtectionPayload';
  /** What now protects the member. */
  protection?: Maybe<Protection>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What a member is asked or told once for their protection. */
export type ProtectionPrompt =
  /** Whether to limit deposits; before the first one. */
  | 'LIMITS'
  /** To look at what was deposited and played; every six months. */
  | 'REVIEW'
  /** How to play safely; before the first bet. */
  | 'SAFER_PLAY';

/** Result of answerProtectionPrompt. */
export type ProtectionPromptsPayload = {
  __typename?: 'ProtectionPromptsPayload';
  /** The prompts still due. */
  prompts?: Maybe<Array<ProtectionPrompt>>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What an ID token proves of somebody without an account. */
export type ProvedIdentity = {
  __typename?: 'ProvedIdentity';
  /** Verified e-mail. */
  email?: Maybe<Scalars['String']['output']>;
  /** Verified mobile number, E.164. */
  mobileNum?: Maybe<Scalars['String']['output']>;
  /** Name at the other house. */
  name?: Maybe<Scalars['String']['output']>;
  /** Who proved it. */
  provider: IdentityProvider;
};

/** What members see of a promotion: the version that was published last. */
export type PublishedPromotion = {
  __typename?: 'PublishedPromotion';
  /** The most that it gives in all. */
  budget: Scalars['Money']['output'];
  /** Category that it is listed under. */
  category: PromotionCategory;
  /** When it ends; null: never. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Place in the list; lower ones come first. */
  position: Scalars['Int']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Account of the operator who confirmed it. */
  publishedBy: Scalars['String']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** By what it is given. */
  terms: OperatorPromotionTerms;
  /** Words in each language of the brand. */
  words: Array<PromotionWords>;
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** Deposits, withdrawals, bonuses and play of a span, or since the account was opened. */
  accountReport: AccountReport;
  /** What went in, out, was staked and won in a span of time; the last twelve months unless told. */
  activityStatement: ActivityStatement;
  /** One adjustment. */
  adjustment?: Maybe<Adjustment>;
  /** Up to which amount one pair of eyes suffices; zero: never. */
  adjustmentLimit: AdjustmentLimit;
  /** Adjustments, the oldest request first. */
  adjustments: AdjustmentPage;
  /** What contracts came to by agent and kind, whoever cost most first. */
  agentCosts: AgentCostPage;
  /** Members who owe of what was paid to them, the most first. */
  agentDebts: AgentDebtPage;
  /** What the team of every agent came to over some days, whose team left the house most first. Teams stand in each other: rows do not add up to the brand. */
  agentReports: AgentReportPage;
  /** Announcements and notices in force, newest first. */
  announcements?: Maybe<AnnouncementPage>;
  /** Audit log, newest first. */
  auditEntries: AuditEntryPage;
  /** One audit entry. */
  auditEntry?: Maybe<AuditEntry>;
  /** The newest comparison with the bank of each account and day, the newest day first, as far as the operator may see it. */
  bankComparisons: BankComparisonPage;
  /** What differs between the books and the bank in one comparison. */
  bankDifferences: BankDifferencePage;
  /** Banks and e-wallets that money can be paid out to. */
  banks: Array<Bank>;
  /** Banners of a group, in order. */
  banners?: Maybe<Array<Banner>>;
  /** One bet with full detail. */
  bet?: Maybe<BetDetail>;
  /** Betting record, newest first. */
  bets: BetPage;
  /** What cancelling a bonus would cost. */
  bonusCancellation?: Maybe<BonusCancellation>;
  /** The bets placed while a bucket was open, newest first: what each did for it, or why it did nothing. */
  bucketBets: BucketBetPage;
  /** A captcha picture. */
  captcha: Captcha;
  /** A proof of work for the browser to find. */
  captchaChallenge: CaptchaChallenge;
  /** What must come to its end before the account may be closed. */
  closingObstacles: ClosingObstacles;
  /** Hosts that stand before our own in the brand in view. */
  contentNetworks: ContentNetworks;
  /** One contract of the member; null where there is none of that id. */
  contract?: Maybe<Contract>;
  /** How it stands with the contracts that the member is paid by: they say which pages of pay show. */
  contractStandings: ContractStandings;
  /** What the brand offers of each kind of contract, and its rules for it. */
  contractTemplates: Array<ContractTemplate>;
  /** Contracts that the member is paid by or pays, newest first. */
  contracts: ContractPage;
  /** Copies of the member's data, newest first. */
  dataExports: Array<DataExport>;
  /** One deposit of the member. */
  deposit?: Maybe<Deposit>;
  /** Members whose deposits are blocked after too many failures. */
  depositBlocks: DepositBlockPage;
  /** Deposits of the member, newest first. */
  deposits: DepositPage;
  /** Money in and out, gaming revenue and players since a moment. */
  deskFigures: DeskFigures;
  /** Corrections of draws, the newest first. */
  drawCorrections: DrawCorrectionPage;
  /** One of them; null where there is none of that id. */
  earning?: Maybe<Earning>;
  /** What the signed-in agent's contracts came to, the newest window first, each correction before what it corrects. */
  earnings: EarningPage;
  /** Who opened envelopes of a rain and what was in them, the last one first. */
  envelopeOpenings: EnvelopeOpeningPage;
  /** The rains of red envelopes of the brand, each as it stands for the member; none to who takes a break. */
  envelopeRains: Array<EnvelopeRain>;
  /** Favourite games of the member. */
  favouriteGames?: Maybe<Array<Game>>;
  /** What each of the agent's contracts comes to so far in its running window. */
  forecasts: Array<EarningForecast>;
  /** One game. */
  game?: Maybe<Game>;
  /** The games chosen for a place of the lobby, in their order. */
  gameChoices: Array<OperatorGame>;
  /** Tags that games of the brand in view wear. */
  gameTags: Array<Scalars['String']['output']>;
  /** Games of a category. */
  games?: Maybe<GamePage>;
  /** One win that raised the alarm. */
  greatWin?: Maybe<GreatWin>;
  /** Wins that raised the alarm of the brand in view, the newest first. */
  greatWins: GreatWinPage;
  /** Articles of the help centre. */
  helpArticles?: Maybe<Array<HelpArticle>>;
  /** Hot games the operator chose. */
  hotGames?: Maybe<Array<Game>>;
  /** Balances of the house accounts as they were taken last. */
  houseAccounts: HouseAccounts;
  /** Whether the member is known to be who they are. */
  identity: Identity;
  /** What the agent's contracts came to, by the day (of the brand) on which their windows began, and by kind. */
  income: Array<IncomeDay>;
  /** A week of a leaderboard: the first 100 as they stand, or those who won once it is closed. */
  leaderboardWeek: LeaderboardWeek;
  /** One movement with its legs. */
  ledgerTransfer?: Maybe<LedgerTransferDetail>;
  /** Movements of money, newest first; without a member, play is left out. */
  ledgerTransfers: LedgerTransferList;
  /** What moving a line would come to. */
  lineMovePreview: LineMovePreview;
  /** What the brand allows between the member and his own line, to whom, and the last such transfers. */
  lineTransfers: LineTransfers;
  /** Accounts of other houses with which the member may sign in. */
  linkedIdentities?: Maybe<Array<LinkedIdentity>>;
  /** One lottery: the rules in force, and the draws that can be bet on. */
  lottery?: Maybe<Lottery>;
  /** Plans of the member over several draws, newest first. */
  lotteryChases: LotteryChasePage;
  /** One draw, with what is needed to verify it. */
  lotteryDraw?: Maybe<LotteryDraw>;
  /** Draws of a lottery that were drawn, newest first. */
  lotteryDraws?: Maybe<LotteryDrawPage>;
  /** Lotteries by vendor, each with the draw that takes bets and the last one drawn. */
  lotteryMenus?: Maybe<Array<LotteryMenu>>;
  /** Orders of the member, newest first. */
  lotteryOrders: LotteryOrderPage;
  /** The last draws of a lottery, newest first, at most 100. */
  lotteryResults?: Maybe<Array<LotteryDraw>>;
  /** Goods of the mall of the brand in view, in their order. */
  mallGoods: MallGoodsPage;
  /** One kind of goods of the mall. */
  mallGoodsById?: Maybe<MallGoods>;
  /** Members who raised limits, hit them or took breaks three times or more in thirty days. */
  markedMembers: MarkedMemberPage;
  /** Games behind MXWIN the operator chose; none when he chose none. */
  maxWinGames?: Maybe<Array<Game>>;
  /** The signed-in member; null for a visitor. */
  me?: Maybe<Member>;
  /** One bet of a member with full detail. */
  memberBet?: Maybe<BetDetail>;
  /** Bets of a member, newest first. */
  memberBets: MemberBetPage;
  /** Deposits of a member, newest first. */
  memberDeposits: DepositPage;
  /** Notes about a member, pinned ones first. */
  memberNotes: Array<MemberNote>;
  /** Everything known about a member. */
  memberProfile?: Maybe<MemberProfile>;
  /** Limits and breaks of a member. */
  memberProtection?: Maybe<MemberProtection>;
  /** The last 100 sessions of a member. */
  memberSessions: Array<MemberSession>;
  /** Movements of one account of a member with the running balance, newest first. */
  memberStatement: MemberStatement;
  /** How far members may send each other money. */
  memberTransferRules: MemberTransferRules;
  /** Where a member stands among the levels, with the steps that led there; null where there is no such member. */
  memberVip?: Maybe<MemberVip>;
  /** Every account of a member. */
  memberWallets: Array<MemberWallet>;
  /** One brand. */
  merchant?: Maybe<Merchant>;
  /** Brands the operator may see. */
  merchants: MerchantPage;
  /** The running weeks of the brand's leaderboards, and the places of the member that won something. */
  missionLeaderboards: MissionLeaderboards;
  /** The member's missions: running windows, and the last ones where a reward still waits. */
  missions: Array<Mission>;
  /** What waits for a second operator in the brand in view, the newest first. */
  openProposals: Array<Proposal>;
  /** The signed-in operator; null when nobody is. */
  operator?: Maybe<Operator>;
  /** One operator. */
  operatorAccount?: Maybe<OperatorAccount>;
  /** Operators who share a brand with the asker. */
  operatorAccounts: OperatorAccountPage;
  /** One announcement. */
  operatorAnnouncement?: Maybe<OperatorAnnouncement>;
  /** Announcements and notices for operators. */
  operatorAnnouncements: OperatorAnnouncementPage;
  /** One banner. */
  operatorBanner?: Maybe<OperatorBanner>;
  /** Banners for operators. */
  operatorBanners: OperatorBannerPage;
  /** One bet with every order of the vendor and the vendor's record of the round. */
  operatorBet?: Maybe<OperatorBetDetail>;
  /** Bets of the brand in view, newest first. Without a member or a round seven days back unless told, 31 days at most; counted up to a thousand. */
  operatorBets: OperatorBetPage;
  /** One contract with its terms and who did what about it. */
  operatorContract?: Maybe<OperatorContract>;
  /** Contracts of agents, newest first. */
  operatorContracts: OperatorContractPage;
  /** One deposit with its timeline, for operators. */
  operatorDeposit?: Maybe<OperatorDepositDetail>;
  /** Deposits of the brand in view, for operators. */
  operatorDeposits: OperatorDepositPage;
  /** One dispute with the amount that it is about. */
  operatorDispute?: Maybe<OperatorDispute>;
  /** Disputes of the brand in view: open ones first, the oldest of them first; then those closed last. */
  operatorDisputes: OperatorDisputePage;
  /** One draw: what is at stake, entries, corrections, and whether it can be recomputed. */
  operatorDraw?: Maybe<OperatorDrawDetail>;
  /** Draws of the lotteries. Sorted by `need` (what needs a person, then what takes bets, is over, is to come), `drawsAt`, `-drawsAt`. */
  operatorDraws: OperatorDrawPage;
  /** One rain with what was dealt of it. */
  operatorEnvelopeRain?: Maybe<OperatorEnvelopeRain>;
  /** Rains of red envelopes of the brand in view, those changed last first. */
  operatorEnvelopeRains: OperatorEnvelopeRainPage;
  /** Time-outs and self-exclusions, newest first. */
  operatorExclusions: OperatorExclusionPage;
  /** One game of the brand in view. */
  operatorGame?: Maybe<OperatorGame>;
  /** Games of the brand in view; sorted by position, gameName, vendorCode, gameType, plays or listedAt. */
  operatorGames: OperatorGamePage;
  /** Identities handed in, the one that waits longest first. */
  operatorIdentities: OperatorIdentityPage;
  /** One identity, by the id of its member. */
  operatorIdentity?: Maybe<OperatorIdentity>;
  /** Leaderboards of the brand in view, those that ended a year ago or less among them. */
  operatorLeaderboards: Array<OperatorLeaderboard>;
  /** A member in the tree; null where there is none of that id. */
  operatorLine?: Maybe<OperatorLine>;
  /** The agents' tree of the brand in view: agents with nobody above, those directly below somebody, or whoever is found. */
  operatorLines: OperatorLinePage;
  /** Lotteries of the brand in view, in the order of their menu. */
  operatorLotteries: Array<OperatorLottery>;
  /** One lottery: rules in force and before, odds of every play type and what each ticket returns. */
  operatorLottery?: Maybe<OperatorLotteryDetail>;
  /** One member. */
  operatorMember?: Maybe<OperatorMember>;
  /** Members of the brand in view. */
  operatorMembers: OperatorMemberPage;
  /** Missions of the brand in view, those that ended a year ago or less among them. */
  operatorMissions: Array<OperatorMission>;
  /** Ways to deposit of the brand in view, those that are switched off too. */
  operatorPaymentChannels: OperatorPaymentChannelPage;
  /** One promotion with its draft. */
  operatorPromotion?: Maybe<OperatorPromotion>;
  /** One claim. */
  operatorPromotionClaim?: Maybe<OperatorPromotionClaim>;
  /** Claims of the brand in view: those that wait the oldest first, others the newest first. */
  operatorPromotionClaims: OperatorPromotionClaimPage;
  /** Promotions of the brand in view, those changed last first. */
  operatorPromotions: OperatorPromotionPage;
  /** One raffle with what was won of it. */
  operatorRaffle?: Maybe<OperatorRaffle>;
  /** Who drew what of a raffle, the last one first. */
  operatorRaffleSpins: OperatorRaffleSpinPage;
  /** Raffles of the brand in view, those changed last first. */
  operatorRaffles: OperatorRafflePage;
  /** One of them, with what each day and category brought. */
  operatorRebateClaim?: Maybe<OperatorRebateClaimDetail>;
  /** What members of the brand in view were given, the last first. */
  operatorRebateClaims: OperatorRebateClaimPage;
  /** One redemption, with where it is sent. */
  operatorRedemption?: Maybe<OperatorRedemption>;
  /** What members of the brand in view redeemed: what is in process first, the oldest of it first; then what was decided last. */
  operatorRedemptions: OperatorRedemptionPage;
  /** One of them. */
  operatorReferral?: Maybe<OperatorReferral>;
  /** Friends whom members brought: of one state, who waits longest first; else who came last first. */
  operatorReferrals: OperatorReferralPage;
  /** Whether the own authenticator app is on. */
  operatorSecurity: OperatorSecurity;
  /** What they did and were refused in the agent's name, the last first. */
  operatorSubaccountDeeds: SubaccountDeedPage;
  /** Those who act in an agent's name, open ones first, the newest first. */
  operatorSubaccounts: SubaccountPage;
  /** One vendor of the brand in view. */
  operatorVendor?: Maybe<OperatorVendor>;
  /** Vendors of the brand in view, in the order of the lobby; sorted by name, position, games or openGames when asked. */
  operatorVendors: OperatorVendorPage;
  /** One withdrawal with everything that happened to it. */
  operatorWithdrawal?: Maybe<OperatorWithdrawal>;
  /** Work queue of withdrawals, oldest first. */
  operatorWithdrawals: OperatorWithdrawalPage;
  /** What the agent is or was paid for by signed contracts: these have pages of pay. Empty where the brand has no contracts. */
  payKinds: Array<ContractKind>;
  /** Ways to deposit that are open to the member. */
  paymentChannels: Array<PaymentChannel>;
  /** What the brand wants done with deposits that are not paid as agreed. */
  paymentSettings: PaymentSettings;
  /** The member's own payout accounts. */
  payoutAccounts: Array<PayoutAccount>;
  /** Increases of limits that members asked for, the next due first. */
  pendingLimits: PendingLimitPage;
  /** Points of the signed-in member; they never expire. */
  pointBalance: PointBalance;
  /** Each change of the points of the signed-in member, newest first. */
  pointChanges: PointChangeConnection;
  /** What deposits earn in points, and what points are exchanged for. */
  pointConfig: PointConfig;
  /** What can be had for points, in the order of the brand. */
  pointRewards: PointRewardPage;
  /** What deposits earn in points in the brand in view, and what points are exchanged for. */
  pointSettings: PointSettings;
  /** What making a draw void, or another result, would do to members; changes nothing. */
  previewDrawCorrection: DrawCorrectionPreviewPayload;
  /** What rules would pay, and which tickets would return too little; saves nothing. */
  previewLotteryRules: LotteryRulesPreview;
  /** Name of the product; answers when the gateway lives. */
  product: Scalars['String']['output'];
  /** What the signed-in member told about themselves. */
  profile: Profile;
  /** Win and loss by day and by category; bets belong to the day on which they were placed. */
  profit: ProfitReport;
  /** What the member claimed, newest first. */
  promotionClaims: PromotionClaimPage;
  /** The promotions of the brand, each as it stands for who asks. */
  promotions: Array<Promotion>;
  /** Limits, break and reality check of the member. */
  protection: Protection;
  /** What the member is to be asked or told for their protection, and has not answered yet. */
  protectionPrompts: Array<ProtectionPrompt>;
  /** What the member drew, the last one first. */
  raffleSpins: RaffleSpinPage;
  /** The raffles of the brand with exact chances, and the tickets that the member has of each; none to who takes a break. */
  raffles: Array<Raffle>;
  /** One of them, with what each day and category brought. */
  rebateClaim?: Maybe<RebateClaimDetail>;
  /** What the member was given, the last first. */
  rebateClaims: RebateClaimPage;
  /** By what the brand in view gives back what its members play. */
  rebateRules: RebateRules;
  /** What the member gets back of what he plays: his rates, and the days of which something is left. */
  rebates: Rebates;
  /** Games played last. */
  recentGames?: Maybe<Array<Game>>;
  /** Lotteries the member bet on last. */
  recentLotteries?: Maybe<Array<LotteryGame>>;
  /** What the signed-in member gave points for, newest first. */
  redemptions: RedemptionPage;
  /** The member's own code, the rule of the brand, and what came of it. */
  referral: Referral;
  /** By what the brand in view gives for friends. */
  referralRule: ReferralRule;
  /** Friends who registered with the member's code, the last one first. */
  referredFriends: ReferredFriendPage;
  /** Registration fields with their rules. */
  registrationFields: OperatorRegistrationFieldPage;
  /** Registration fields and their rules. */
  registrationSetting: RegistrationSetting;
  /** What protects the account of the signed-in member. */
  security?: Maybe<Security>;
  /** One settlement. */
  settlement?: Maybe<Settlement>;
  /** Settlements of the brand in view: those that wait for an operator first, then the newest. */
  settlements: SettlementPage;
  /** Other members from the same address or with the same browser. */
  sharedOrigins: Array<SharedOrigin>;
  /** What the brand in view gives for coming every day, and what that costs. */
  signInDaySettings: SignInDaySettings;
  /** What the brand gives for coming every day, and how far the member is; null where nothing runs and to who takes a break. */
  signInDays?: Maybe<SignInDays>;
  /** Where the member is signed in, this place first. */
  signedInPlaces?: Maybe<Array<SignedInPlace>>;
  /** The brand of the host name. */
  site: Site;
  /** Every movement of the main wallet, newest first. */
  statement: StatementConnection;
  /** One transfer in suspense with the deposits that it could be meant for. */
  suspenseTransfer?: Maybe<SuspenseDetail>;
  /** Money that nobody was credited for, oldest first. */
  suspenseTransfers: SuspensePage;
  /** Whether the site is open for the visitor. */
  systemStatus: SystemStatus;
  /** Tags of the brand in view. */
  tags: Array<Tag>;
  /** The team of the signed-in agent: everybody who was brought by him, or by somebody he brought. */
  team?: Maybe<Team>;
  /** Last trial balance of the ledger: figures and mismatches of the brands that the operator may see. */
  trialBalance?: Maybe<TrialBalance>;
  /** Earlier trial balances, the newest first, at most 100. */
  trialBalances: Array<TrialBalanceRun>;
  /** What terms would have come to over the last windows, beside what held in them, the earliest first. Nothing is written. */
  tryContract: Array<TriedWindow>;
  /** What the member has still to play before money may leave. */
  turnover: Turnover;
  /** What must be played before money leaves, for each source of money. */
  turnoverRules: Array<TurnoverRule>;
  /** Every vendor that the brands of the operator offer: breaker and last error, and the calls of these brands in 24 hours. */
  vendorHealth: Array<VendorHealth>;
  /** Vendors of each category, in the order of the lobby. */
  vendorLanes?: Maybe<Array<VendorLane>>;
  /** What vendors ordered of the wallets of these brands in the last 24 hours, by adapter, kind and result. */
  vendorOrders: Array<VendorOrders>;
  /** One transfer into or out of a vendor's wallet. */
  vendorTransfer?: Maybe<OperatorVendorTransfer>;
  /** Transfers into and out of vendors' wallets, newest first. */
  vendorTransfers: OperatorVendorTransferPage;
  /** Wallets that vendors keep for the member, and the last movements. */
  vendorWallets: VendorWallets;
  /** The levels of the brand, where the member stands among them, and the bonuses of his levels. */
  vip: Vip;
  /** The levels of the brand in view, with what waits for a second operator. */
  vipLevelSettings: VipLevelSettings;
  /** The member's steps from level to level, the last first. */
  vipSteps: VipStepPage;
  /** Whitelabel modules of the brand in view. */
  whitelabelModules: OperatorModulePage;
  /** Winner board. */
  winners?: Maybe<Array<Winner>>;
  /** One withdrawal of the member. */
  withdrawal?: Maybe<Withdrawal>;
  /** How the brand pays out. */
  withdrawalSettings: WithdrawalSettings;
  /** What a withdrawal may be now, and what is still missing for one. */
  withdrawalTerms: WithdrawalTerms;
  /** Withdrawals of the member, newest first. */
  withdrawals: WithdrawalPage;
};


/** Everything that can be read. */
export type QueryAccountReportArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Everything that can be read. */
export type QueryActivityStatementArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Everything that can be read. */
export type QueryAdjustmentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAdjustmentsArgs = {
  filter?: InputMaybe<AdjustmentFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryAgentCostsArgs = {
  filter: AgentCostFilter;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryAgentDebtsArgs = {
  filter?: InputMaybe<AgentDebtFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryAgentReportsArgs = {
  filter: AgentReportFilter;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryAnnouncementsArgs = {
  executions?: InputMaybe<Array<AnnouncementExecution>>;
  page?: InputMaybe<PageInput>;
  types?: InputMaybe<Array<AnnouncementType>>;
};


/** Everything that can be read. */
export type QueryAuditEntriesArgs = {
  filter?: InputMaybe<AuditFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryAuditEntryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBankComparisonsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryBankDifferencesArgs = {
  comparisonId: Scalars['ID']['input'];
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryBannersArgs = {
  group: BannerGroup;
};


/** Everything that can be read. */
export type QueryBetArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBetsArgs = {
  filter?: InputMaybe<BetFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryBonusCancellationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBucketBetsArgs = {
  id: Scalars['ID']['input'];
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryCaptchaChallengeArgs = {
  purpose: CaptchaPurpose;
};


/** Everything that can be read. */
export type QueryContractArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryContractsArgs = {
  filter?: InputMaybe<ContractFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryDepositArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDepositBlocksArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryDepositsArgs = {
  page?: InputMaybe<PageInput>;
  state?: InputMaybe<DepositState>;
};


/** Everything that can be read. */
export type QueryDeskFiguresArgs = {
  since: Scalars['DateTime']['input'];
};


/** Everything that can be read. */
export type QueryDrawCorrectionsArgs = {
  filter?: InputMaybe<DrawCorrectionFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryEarningArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryEarningsArgs = {
  filter?: InputMaybe<EarningFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryEnvelopeOpeningsArgs = {
  page?: InputMaybe<PageInput>;
  rainId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGameArgs = {
  nodeId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGameChoicesArgs = {
  list: GameChoiceList;
};


/** Everything that can be read. */
export type QueryGamesArgs = {
  filter: GameFilter;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryGreatWinArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGreatWinsArgs = {
  filter?: InputMaybe<GreatWinFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryIncomeArgs = {
  span: DaySpanInput;
};


/** Everything that can be read. */
export type QueryLeaderboardWeekArgs = {
  id: Scalars['ID']['input'];
  startsOn?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryLedgerTransferArgs = {
  id: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLedgerTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LedgerTransferFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryLineMovePreviewArgs = {
  id: Scalars['ID']['input'];
  uplineAccount?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryLineTransfersArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryLotteryArgs = {
  gameCode: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryLotteryChasesArgs = {
  gameCode?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryLotteryDrawArgs = {
  gameCode: Scalars['String']['input'];
  number: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryLotteryDrawsArgs = {
  gameCode: Scalars['String']['input'];
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryLotteryMenusArgs = {
  prizeMode?: InputMaybe<PrizeMode>;
};


/** Everything that can be read. */
export type QueryLotteryOrdersArgs = {
  filter?: InputMaybe<LotteryOrderFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryLotteryResultsArgs = {
  gameCode: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryMallGoodsArgs = {
  filter?: InputMaybe<MallGoodsFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryMallGoodsByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMarkedMembersArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryMemberBetArgs = {
  id: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMemberBetsArgs = {
  filter?: InputMaybe<MemberBetFilter>;
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryMemberDepositsArgs = {
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryMemberNotesArgs = {
  memberId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMemberProfileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMemberProtectionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMemberSessionsArgs = {
  memberId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMemberStatementArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemberStatementFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  memberId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMemberVipArgs = {
  id: Scalars['ID']['input'];
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryMemberWalletsArgs = {
  memberId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMerchantArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMerchantsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryOperatorAccountArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorAccountsArgs = {
  filter?: InputMaybe<OperatorAccountFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorAnnouncementArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorAnnouncementsArgs = {
  filter?: InputMaybe<OperatorAnnouncementFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorBannerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorBannersArgs = {
  filter?: InputMaybe<OperatorBannerFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorBetArgs = {
  id: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorBetsArgs = {
  filter?: InputMaybe<OperatorBetFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorContractArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorContractsArgs = {
  filter?: InputMaybe<OperatorContractFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorDepositArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorDepositsArgs = {
  filter?: InputMaybe<OperatorDepositFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorDisputeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorDisputesArgs = {
  filter?: InputMaybe<OperatorDisputeFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorDrawArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorDrawsArgs = {
  filter?: InputMaybe<OperatorDrawFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorEnvelopeRainArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorEnvelopeRainsArgs = {
  filter?: InputMaybe<EnvelopeRainFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorExclusionsArgs = {
  filter?: InputMaybe<OperatorExclusionFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorGameArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorGamesArgs = {
  filter?: InputMaybe<OperatorGameFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorIdentitiesArgs = {
  filter?: InputMaybe<OperatorIdentityFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorIdentityArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorLineArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorLinesArgs = {
  filter?: InputMaybe<OperatorLineFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorLotteryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorMemberArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorMembersArgs = {
  filter?: InputMaybe<OperatorMemberFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorPaymentChannelsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorPromotionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorPromotionClaimArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorPromotionClaimsArgs = {
  filter?: InputMaybe<OperatorPromotionClaimFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorPromotionsArgs = {
  filter?: InputMaybe<OperatorPromotionFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorRaffleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorRaffleSpinsArgs = {
  page?: InputMaybe<PageInput>;
  raffleId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorRafflesArgs = {
  filter?: InputMaybe<RaffleFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorRebateClaimArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorRebateClaimsArgs = {
  filter?: InputMaybe<OperatorRebateClaimFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorRedemptionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorRedemptionsArgs = {
  filter?: InputMaybe<OperatorRedemptionFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorReferralArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorReferralsArgs = {
  filter?: InputMaybe<OperatorReferralFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorSubaccountDeedsArgs = {
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorSubaccountsArgs = {
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorVendorArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorVendorsArgs = {
  filter?: InputMaybe<OperatorVendorFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryOperatorWithdrawalArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorWithdrawalsArgs = {
  filter?: InputMaybe<OperatorWithdrawalFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryPendingLimitsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryPointChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryPointRewardsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryPreviewDrawCorrectionArgs = {
  input: PreviewDrawCorrectionInput;
};


/** Everything that can be read. */
export type QueryPreviewLotteryRulesArgs = {
  input: LotteryRulesInput;
};


/** Everything that can be read. */
export type QueryProfitArgs = {
  from: Scalars['DateTime']['input'];
  timeZone?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['DateTime']['input'];
};


/** Everything that can be read. */
export type QueryPromotionClaimsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryRaffleSpinsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryRebateClaimArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryRebateClaimsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryRedemptionsArgs = {
  kind?: InputMaybe<RedemptionKind>;
  page?: InputMaybe<PageInput>;
  state?: InputMaybe<RedemptionState>;
};


/** Everything that can be read. */
export type QueryReferredFriendsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryRegistrationFieldsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QuerySettlementArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerySettlementsArgs = {
  filter?: InputMaybe<SettlementFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QuerySharedOriginsArgs = {
  memberId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStatementArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  kind?: InputMaybe<StatementKind>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Everything that can be read. */
export type QuerySuspenseTransferArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerySuspenseTransfersArgs = {
  filter?: InputMaybe<SuspenseFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryTryContractArgs = {
  input: TryContractInput;
};


/** Everything that can be read. */
export type QueryVendorTransferArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryVendorTransfersArgs = {
  filter?: InputMaybe<VendorTransferFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryVipStepsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryWhitelabelModulesArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryWinnersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryWithdrawalArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryWithdrawalsArgs = {
  page?: InputMaybe<PageInput>;
  state?: InputMaybe<WithdrawalState>;
};

/** A raffle: each ticket draws a prize by chance. */
export type Raffle = Node & {
  __typename?: 'Raffle';
  /** Currency of money. */
  currency: Scalars['String']['output'];
  /** Until when. */
  endsAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Each deposit of so much gives a ticket; null where deposits give none. */
  leastDeposit?: Maybe<Scalars['Money']['output']>;
  /** The prizes by their places on the wheel. */
  prizes: Array<RafflePrize>;
  /** How it stands. */
  standing: RaffleStanding;
  /** From when on. */
  startsAt: Scalars['DateTime']['output'];
  /** What it is for. */
  text: Scalars['String']['output'];
  /** Tickets that the member has left. */
  tickets: Scalars['Int']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Weights of all prizes that are left together. */
  totalWeight: Scalars['Int']['output'];
};

/** Which raffles. */
export type RaffleFilter = {
  /** Those with these ids, at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Those that are there. */
  state?: InputMaybe<ChanceState>;
};

/** Plan of a raffle. */
export type RaffleInput = {
  /** Until when. */
  endsAt: Scalars['DateTime']['input'];
  /** Each deposit of so much gives a ticket; null where deposits give none. */
  leastDeposit?: InputMaybe<Scalars['Money']['input']>;
  /** 2 to 12 prizes by their places on the wheel. */
  prizes: Array<RafflePrizeInput>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** From when on. */
  startsAt: Scalars['DateTime']['input'];
  /** Words; the brand's own language has some. */
  words: Array<ChanceWordsInput>;
};

/** Result of what is done to a raffle. */
export type RafflePayload = {
  __typename?: 'RafflePayload';
  /** The raffle, with what of it waits for a second operator. */
  raffle?: Maybe<OperatorRaffle>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A prize of a raffle. */
export type RafflePrize = {
  __typename?: 'RafflePrize';
  /** How much: money, or points. */
  amount: Scalars['Money']['output'];
  /** What it is. */
  kind: RafflePrizeKind;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Place on the wheel, from 1 on. */
  place: Scalars['Int']['output'];
  /** Its chance is exactly this of totalWeight; 0 where it is gone. */
  weight: Scalars['Int']['output'];
};

/** A prize of a plan. */
export type RafflePrizeInput = {
  /** How much: money, or points; 0 where it is NOTHING. */
  amount: Scalars['Money']['input'];
  /** What it is. */
  kind: RafflePrizeKind;
  /** What it is called; the brand's own language has a name. */
  names: Array<RafflePrizeNameInput>;
  /** How many there are; null where it is NOTHING, which has no end. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** How likely it is, from 1 to a million. */
  weight: Scalars['Int']['input'];
};

/** What a prize is. */
export type RafflePrizeKind =
  /** Money into the main wallet. */
  | 'MONEY'
  /** Nothing. */
  | 'NOTHING'
  /** Points. */
  | 'POINTS';

/** What a prize is called in a language. */
export type RafflePrizeName = {
  __typename?: 'RafflePrizeName';
  /** Language. */
  language: Scalars['Locale']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** What a prize is called in a language. */
export type RafflePrizeNameInput = {
  /** Language. */
  language: Scalars['Locale']['input'];
  /** Name, at most 40 characters. */
  name: Scalars['String']['input'];
};

/** What a ticket drew. */
export type RaffleSpin = Node & {
  __typename?: 'RaffleSpin';
  /** How much: money, or points. */
  amount: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Currency; POINT of points. */
  currency: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: RafflePrizeKind;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Place on the wheel. */
  place: Scalars['Int']['output'];
  /** The raffle. */
  raffleId: Scalars['ID']['output'];
};

/** A page of spins. */
export type RaffleSpinPage = {
  __typename?: 'RaffleSpinPage';
  /** The spins. */
  items: Array<RaffleSpin>;
  /** Which page of how many. */
  pageInfo: PageInfo;
};

/** How a raffle stands. */
export type RaffleStanding =
  /** All prizes are gone. */
  | 'GONE'
  /** Tickets can be used. */
  | 'OPEN'
  /** It is over. */
  | 'OVER'
  /** It begins later. */
  | 'SOON';

/** Which contract, and why. */
export type ReasonedContractInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of reauthenticate: one of the two. */
export type ReauthenticateInput = {
  /** Answer of a passkey. */
  passkey?: InputMaybe<Scalars['JSON']['input']>;
  /** Sign-in password. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What was played on a day in a category; a running day is shown as it would be closed now. */
export type RebateAccrual = {
  __typename?: 'RebateAccrual';
  /** Of the category, in 1/10 000 of the valid bet. */
  base: Scalars['Int']['output'];
  /** The category. */
  category: GameType;
  /** The day by the calendar of the brand. */
  day: Scalars['Date']['output'];
  /** When it was over. */
  endsAt: Scalars['DateTime']['output'];
  /** The first day on which it can be claimed no more; null while its day runs. */
  expiresOn?: Maybe<Scalars['Date']['output']>;
  /** What was given of it. */
  given: Scalars['Money']['output'];
  /** Whether the cap of the day took something of it. */
  isCapped: Scalars['Boolean']['output'];
  /** What that level adds, in 1/10 000. */
  level: Scalars['Int']['output'];
  /** The VIP level with which the day ended; 0 is none. */
  levelRank: Scalars['Int']['output'];
  /** What may be claimed; less than zero where more was given than it comes to. */
  open: Scalars['Money']['output'];
  /** All together, in 1/10 000. */
  rate: Scalars['Int']['output'];
  /** What was promised the member for a time, in 1/10 000. */
  rise: Scalars['Int']['output'];
  /** When the day began. */
  startsAt: Scalars['DateTime']['output'];
  /** How it stands. */
  state: RebateAccrualState;
  /** What was played of what counts. */
  validBet: Scalars['Money']['output'];
  /** What it comes to by the rate, within what the cap of the day leaves. */
  worth: Scalars['Money']['output'];
};

/** How an accrual stands. */
export type RebateAccrualState =
  /** It was not claimed in time. */
  | 'EXPIRED'
  /** All of it was given. */
  | 'GIVEN'
  /** It comes to nothing. */
  | 'NOTHING'
  /** Something of it may be claimed. */
  | 'OPEN'
  /** More was given than it comes to. */
  | 'OWED'
  /** Its day is not closed. */
  | 'RUNNING';

/** What a category gives back. */
export type RebateCategoryRate = {
  __typename?: 'RebateCategoryRate';
  /** The category. */
  category: GameType;
  /** Per cent of the valid bet; 0 gives nothing. */
  percent: Scalars['Float']['output'];
};

/** What a category gives back. */
export type RebateCategoryRateInput = {
  /** The category. */
  category: GameType;
  /** Per cent of the valid bet, 0 to 10, in hundredths. */
  percent: Scalars['Float']['input'];
};

/** Who asked for a claim. */
export type RebateChannel =
  /** The daily job. */
  | 'JOB'
  /** The member. */
  | 'MEMBER';

/** What was given at once. */
export type RebateClaim = Node & {
  __typename?: 'RebateClaim';
  /** What was given; zero where it only worked off what had been given too much. */
  amount: Scalars['Money']['output'];
  /** Of which categories. */
  categories: Array<GameType>;
  /** Who asked for it. */
  channel: RebateChannel;
  /** When it was given. */
  claimedAt: Scalars['DateTime']['output'];
  /** Currency of the amount. */
  currency: Scalars['String']['output'];
  /** The first of its days. */
  firstDay: Scalars['Date']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** The last of its days. */
  lastDay: Scalars['Date']['output'];
};

/** What was given at once, with what each day and category brought. */
export type RebateClaimDetail = Node & {
  __typename?: 'RebateClaimDetail';
  /** What was given. */
  amount: Scalars['Money']['output'];
  /** Who asked for it. */
  channel: RebateChannel;
  /** When it was given. */
  claimedAt: Scalars['DateTime']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What each day and category brought, the last day first. */
  lines: Array<RebateClaimLine>;
};

/** What a day and category brought to a claim. */
export type RebateClaimLine = {
  __typename?: 'RebateClaimLine';
  /** What it brought; less than zero where it worked something off. */
  amount: Scalars['Money']['output'];
  /** Of the category, in 1/10 000 of the valid bet. */
  base: Scalars['Int']['output'];
  /** The category. */
  category: GameType;
  /** The day by the calendar of the brand. */
  day: Scalars['Date']['output'];
  /** When it was over. */
  endsAt: Scalars['DateTime']['output'];
  /** What that level adds, in 1/10 000. */
  level: Scalars['Int']['output'];
  /** The VIP level with which the day ended; 0 is none. */
  levelRank: Scalars['Int']['output'];
  /** All together, in 1/10 000. */
  rate: Scalars['Int']['output'];
  /** What was promised the member for a time, in 1/10 000. */
  rise: Scalars['Int']['output'];
  /** When the day began. */
  startsAt: Scalars['DateTime']['output'];
  /** What was played of what counts, as it was then. */
  validBet: Scalars['Money']['output'];
};

/** A page of claims. */
export type RebateClaimPage = {
  __typename?: 'RebateClaimPage';
  /** Rows. */
  items: Array<RebateClaim>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Who gives what is open. */
export type RebateMode =
  /** The daily job. */
  | 'AUTOMATIC'
  /** The member claims it. */
  | 'MANUAL';

/** What a category gives a member, and why. */
export type RebateRate = {
  __typename?: 'RebateRate';
  /** Of the category, in 1/10 000 of the valid bet. */
  base: Scalars['Int']['output'];
  /** The category. */
  category: GameType;
  /** What that level adds, in 1/10 000. */
  level: Scalars['Int']['output'];
  /** The VIP level that counts; 0 is none. */
  levelRank: Scalars['Int']['output'];
  /** All together, in 1/10 000; nothing where the category gives nothing. */
  rate: Scalars['Int']['output'];
  /** What was promised the member for a time, in 1/10 000. */
  rise: Scalars['Int']['output'];
};

/** By what a brand gives back what its members play. */
export type RebateRules = Node & {
  __typename?: 'RebateRules';
  /** Since when it holds; null where the brand never had a rule. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Account of the operator who changed it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** How many days a day's rebate may be claimed after it is closed. */
  claimDays: Scalars['Int']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** The most that the play of one day brings a member; zero where there is no such amount. */
  dailyCap: Scalars['Money']['output'];
  /** Id of the brand. */
  id: Scalars['ID']['output'];
  /** Whether the daily job gives what is open; else members claim it. */
  isAutomatic: Scalars['Boolean']['output'];
  /** Less than that is not given; it waits for more. */
  leastClaim: Scalars['Money']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** Of each category. */
  rates: Array<RebateCategoryRate>;
};

/** What a member has of rebates. */
export type Rebates = {
  __typename?: 'Rebates';
  /** What was played on the days of which something may be left, by category, the oldest first. */
  accruals: Array<RebateAccrual>;
  /** How many days a day's rebate may be claimed after it is closed. */
  claimDays: Scalars['Int']['output'];
  /** What a claim of everything would give. */
  claimable: Scalars['Money']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** The most that the play of one day brings; null where there is no such amount. */
  dailyCap?: Maybe<Scalars['Money']['output']>;
  /** Less than that is not given; it waits for more. */
  leastClaim: Scalars['Money']['output'];
  /** Who gives what is open. */
  mode: RebateMode;
  /** What was given too much, since bets were taken back; it is taken from what comes next. */
  owed: Scalars['Money']['output'];
  /** What each category gives the member now. */
  rates: Array<RebateRate>;
  /** The running day by the calendar of the brand. */
  today: Scalars['Date']['output'];
};

/** Recovery codes, told once. */
export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** Ten codes. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of redeemPointReward. */
export type RedeemPointRewardInput = {
  /** The same in money. */
  amount: Scalars['Money']['input'];
  /** The reward. */
  goodsId: Scalars['ID']['input'];
  /** The same key is carried out once. */
  idempotencyKey: Scalars['String']['input'];
  /** Payment password. */
  paymentPassword: Scalars['String']['input'];
  /** What the member saw that all of them cost in points; nothing is taken where it is something else by now. */
  points: Scalars['Money']['input'];
  /** How many, at most 100. */
  quantity: Scalars['Int']['input'];
  /** Where goods are sent. */
  receiver?: InputMaybe<RedemptionReceiverInput>;
};

/** Input of redeemPromotionCode. */
export type RedeemPromotionCodeInput = {
  /** As it was typed: case, spaces and dashes do not matter. */
  code: Scalars['String']['input'];
};

/** What a member gave points for. */
export type Redemption = Node & {
  __typename?: 'Redemption';
  /** Money that it brought. */
  amountGiven: Scalars['Money']['output'];
  /** Money for all of it, beside the points. */
  amountRequired: Scalars['Money']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Of both amounts. */
  currency: Scalars['String']['output'];
  /** When it was approved or rejected. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Exchange type. */
  kind: RedemptionKind;
  /** Name of the goods; null of a conversion. */
  name?: Maybe<Scalars['String']['output']>;
  /** Transaction number, as people say it. */
  number: Scalars['String']['output'];
  /** Points for all of it. */
  points: Scalars['Money']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** Where goods are sent. */
  receiver?: Maybe<RedemptionReceiver>;
  /** What the house says of it. */
  remark?: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  state: RedemptionState;
};

/** What points are given for. */
export type RedemptionKind =
  /** Money at the exchange ratio. */
  | 'CONVERSION'
  /** Goods that are sent. */
  | 'GOODS'
  /** Money of the mall. */
  | 'MONEY';

/** How an operator decides on a redemption. */
export type RedemptionOutcome =
  /** It is sent. */
  | 'APPROVED'
  /** It is not; points and money go back. */
  | 'REJECTED';

/** A page of redemptions. */
export type RedemptionPage = {
  __typename?: 'RedemptionPage';
  /** Rows. */
  items: Array<Redemption>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of redeeming or converting points. */
export type RedemptionPayload = {
  __typename?: 'RedemptionPayload';
  /** What became of the points. */
  redemption?: Maybe<Redemption>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** To whom and where goods are sent. */
export type RedemptionReceiver = {
  __typename?: 'RedemptionReceiver';
  /** Address. */
  address: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Phone number. */
  phone: Scalars['String']['output'];
};

/** To whom and where goods are sent. */
export type RedemptionReceiverInput = {
  /** Address, at most 300 characters. */
  address: Scalars['String']['input'];
  /** Name, at most 80 characters. */
  name: Scalars['String']['input'];
  /** Phone number. */
  phone: Scalars['String']['input'];
};

/** How a redemption stands. */
export type RedemptionState =
  /** Sent or credited. */
  | 'APPROVED'
  /** The house has not sent it yet. */
  | 'IN_PROCESS'
  /** Refused; points and money went back. */
  | 'REJECTED';

/** What bringing friends is to a member. */
export type Referral = {
  __typename?: 'Referral';
  /** Friends who came. */
  came: Scalars['Int']['output'];
  /** What stands in the link as `referralCode`. */
  code: Scalars['String']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** Those of them who deposited what their rule asks. */
  deposited: Scalars['Int']['output'];
  /** What was paid for all of them. */
  earned: Scalars['Money']['output'];
  /** Friends who were paid for. */
  paid: Scalars['Int']['output'];
  /** Those of them who were paid for in this month. */
  paidThisMonth: Scalars['Int']['output'];
  /** By which friends come from now on; null where none runs. */
  rule?: Maybe<ReferralTerms>;
  /** Friends whose reward may be taken. */
  waiting: Scalars['Int']['output'];
};

/** Why the reward for a friend is held or refused. */
export type ReferralReason =
  /** Both registered at one address. */
  | 'ADDRESS'
  /** Both used one device. */
  | 'DEVICE'
  /** Another friend of the same member registered at that address. */
  | 'FRIENDS_ADDRESS'
  /** An operator refused it. */
  | 'OPERATOR'
  /** Both have one payout account. */
  | 'PAYOUT_ACCOUNT'
  /** Both have one name. */
  | 'SAME_NAME'
  /** Both were seen at one address. */
  | 'SEEN_ADDRESS';

/** By what a brand gives for friends, as operators see it. */
export type ReferralRule = Node & {
  __typename?: 'ReferralRule';
  /** Since when it holds; null where the brand never had a rule. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Account of the operator who changed it. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** For each friend. */
  fixed: Scalars['Money']['output'];
  /** The most that comes of the percentage. */
  greatestShare: Scalars['Money']['output'];
  /** Id of the brand. */
  id: Scalars['ID']['output'];
  /** Whether friends are promised anything. */
  isRunning: Scalars['Boolean']['output'];
  /** What the friend's deposits have to reach together. */
  leastDeposit: Scalars['Money']['output'];
  /** What the friend has to play. */
  leastValidBet: Scalars['Money']['output'];
  /** Friends for whom a member is paid in one month of the brand's calendar. */
  mostFriends: Scalars['Int']['output'];
  /** Per cent of the friend's first deposit, on top. */
  percent: Scalars['Float']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
};

/** How far a friend is. */
export type ReferralState =
  /** Registered. */
  | 'CAME'
  /** Deposited what the rule asks. */
  | 'DEPOSITED'
  /** An operator looks at it first. */
  | 'HELD'
  /** The reward was taken. */
  | 'PAID'
  /** Played what the rule asks: the reward may be taken. */
  | 'PLAYED'
  /** Nothing is paid. */
  | 'REFUSED';

/** By what a brand gives for friends. */
export type ReferralTerms = {
  __typename?: 'ReferralTerms';
  /** For each friend. */
  fixed: Scalars['Money']['output'];
  /** The most that comes of the percentage. */
  greatestShare: Scalars['Money']['output'];
  /** What the friend's deposits have to reach together. */
  leastDeposit: Scalars['Money']['output'];
  /** What the friend has to play. */
  leastValidBet: Scalars['Money']['output'];
  /** Friends for whom a member is paid in one month of the brand's calendar. */
  mostFriends: Scalars['Int']['output'];
  /** Per cent of the friend's first deposit, on top. */
  percent: Scalars['Float']['output'];
};

/** A friend who registered with a member's code. */
export type ReferredFriend = Node & {
  __typename?: 'ReferredFriend';
  /** Account name, masked. */
  account: Scalars['String']['output'];
  /** When the friend registered. */
  cameAt: Scalars['DateTime']['output'];
  /** When the deposits reached what the rule asks. */
  depositedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** When the reward was taken. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the play reached what the rule asks. */
  playedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the reward is held or refused. */
  reason?: Maybe<ReferralReason>;
  /** What was paid, or will be; null while it is not known. */
  reward?: Maybe<Scalars['Money']['output']>;
  /** How far the friend is. */
  state: ReferralState;
};

/** A page of friends. */
export type ReferredFriendPage = {
  __typename?: 'ReferredFriendPage';
  /** Rows. */
  items: Array<ReferredFriend>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Input of refuseProposal. */
export type RefuseProposalInput = {
  /** Id of the proposal. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Result of refusing a proposal. */
export type RefuseProposalPayload = {
  __typename?: 'RefuseProposalPayload';
  /** The proposal as it was. */
  proposal?: Maybe<Proposal>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Rules of one registration field. */
export type RegistrationField = {
  __typename?: 'RegistrationField';
  /** Regular expression; `*` accepts anything. */
  acceptedPattern: Scalars['String']['output'];
  /** Whether it is shown. */
  enabled: Scalars['Boolean']['output'];
  /** Greatest length. */
  maxLength: Scalars['Int']['output'];
  /** Least length. */
  minLength: Scalars['Int']['output'];
  /** Name of the field. */
  name: Scalars['String']['output'];
  /** Chooses the message of section 5. */
  patternId: Scalars['Int']['output'];
  /** Place in the form. */
  position: Scalars['Int']['output'];
  /** Whether it is demanded. */
  required: Scalars['Boolean']['output'];
};

/** The registration user of section 3. */
export type RegistrationInput = {
  /** Terms accepted and age confirmed. */
  acceptedTerms: Scalars['Boolean']['input'];
  /** Address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Invitation code of an agent. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** Birthday, yyyy-MM-dd or MM-dd-yyyy. */
  birthday?: InputMaybe<Scalars['String']['input']>;
  /** What the person read. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
  /** Solved proof of work (ALTCHA), base64. */
  captchaProof?: InputMaybe<Scalars['String']['input']>;
  /** Password again. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode?: InputMaybe<Scalars['String']['input']>;
  /** E-mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Facebook. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** The mobile number is proved by firebaseIdToken instead of verificationCode. */
  firebaseChannel?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID token of Firebase: of the mobile number, or of a Google or Facebook account to link. */
  firebaseIdToken?: InputMaybe<Scalars['String']['input']>;
  /** Number of the identity document. */
  idNumber?: InputMaybe<Scalars['String']['input']>;
  /** LINE. */
  line?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number. */
  mobileNum?: InputMaybe<Scalars['String']['input']>;
  /** Nationality. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Nickname. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Occupation. */
  occupation?: InputMaybe<Scalars['String']['input']>;
  /** Password. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Name as on the bank account. */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** Password for payments. */
  paymentPassword?: InputMaybe<Scalars['String']['input']>;
  /** QQ number. */
  qqNum?: InputMaybe<Scalars['String']['input']>;
  /** Referral code of a member. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** Page the registration came from. */
  registerUrl?: InputMaybe<Scalars['String']['input']>;
  /** Source of income. */
  sourceOfIncome?: InputMaybe<Scalars['String']['input']>;
  /** Telegram. */
  telegram?: InputMaybe<Scalars['String']['input']>;
  /** User name. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** SMS code. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
  /** WeChat. */
  wechat?: InputMaybe<Scalars['String']['input']>;
  /** WhatsApp. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  /** Zalo. */
  zalo?: InputMaybe<Scalars['String']['input']>;
};

/** What registration asks for. */
export type RegistrationSetting = {
  __typename?: 'RegistrationSetting';
  /** Countries with dialling codes. */
  countries: Array<Country>;
  /** Fields in order. */
  fields: Array<RegistrationField>;
  /** Least age in years. */
  minimumAge: Scalars['Int']['output'];
  /** Greatest number of digits of a mobile number. */
  mobileDigitsMaximum: Scalars['Int']['output'];
  /** Least number of digits of a mobile number. */
  mobileDigitsMinimum: Scalars['Int']['output'];
};

/** Input of rejectWithdrawal. */
export type RejectWithdrawalInput = {
  /** What the member is told. */
  code: WithdrawalRejectCode;
  /** Id. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of releaseWithdrawal. */
export type ReleaseWithdrawalInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The bank's reference of a transfer made by hand; without it an order goes to the bank. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Input of removePasskey. */
export type RemovePasskeyInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Sign-in password. */
  password: Scalars['String']['input'];
};

/** Input of removePayoutAccount. */
export type RemovePayoutAccountInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Payment password. */
  paymentPassword: Scalars['String']['input'];
};

/** Result of removePayoutAccount. */
export type RemovePayoutAccountPayload = {
  __typename?: 'RemovePayoutAccountPayload';
  /** Whether it was removed. */
  done: Scalars['Boolean']['output'];
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of removeTotp. */
export type RemoveTotpInput = {
  /** Code of the app, or a recovery code. */
  code: Scalars['String']['input'];
  /** Sign-in password. */
  password: Scalars['String']['input'];
};

/** Input of renamePasskey. */
export type RenamePasskeyInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Name for the list. */
  name: Scalars['String']['input'];
};

/** Input of reopenAccount. */
export type ReopenAccountInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of requestAdjustment. */
export type RequestAdjustmentInput = {
  /** Positive; for CORRECTION also negative. */
  amount: Scalars['Money']['input'];
  /** Number of a ticket or letter. */
  document?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client, once per wish: the same key answers with the same adjustment. */
  idempotencyKey: Scalars['ID']['input'];
  /** Kind. */
  kind: RequestedAdjustmentKind;
  /** The member. */
  memberId: Scalars['ID']['input'];
  /** Why. */
  reason: Scalars['String']['input'];
};

/** Input of requestContract. */
export type RequestContractInput = {
  /** What it pays for. */
  kind: ContractKind;
  /** The terms; those that the brand offers unless told. */
  terms?: InputMaybe<ContractTermsInput>;
};

/** Input of requestDrawCorrection. */
export type RequestDrawCorrectionInput = {
  /** Id of the draw. */
  id: Scalars['ID']['input'];
  /** What it makes of the draw. */
  kind: DrawCorrectionKind;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** The result that is right, for RESETTLE. */
  result?: InputMaybe<Array<Array<Scalars['String']['input']>>>;
};

/** Input of requestExclusionLift. */
export type RequestExclusionLiftInput = {
  /** Why. */
  reason: Scalars['String']['input'];
};

/** Input of requestReversal. */
export type RequestReversalInput = {
  /** Number of a ticket or letter. */
  document?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client, once per wish: the same key answers with the same adjustment. */
  idempotencyKey: Scalars['ID']['input'];
  /** The member. */
  memberId: Scalars['ID']['input'];
  /** Why. */
  reason: Scalars['String']['input'];
  /** The transfer to take back. */
  transferId: Scalars['ID']['input'];
};

/** Input of requestWithdrawal. */
export type RequestWithdrawalInput = {
  /** Amount. */
  amount: Scalars['Money']['input'];
  /** Made by the client, once per wish: the same key answers with the same withdrawal. */
  idempotencyKey: Scalars['ID']['input'];
  /** Payment password. */
  paymentPassword: Scalars['String']['input'];
  /** Payout account. */
  payoutAccountId: Scalars['ID']['input'];
};

/** What may be asked for with an amount. */
export type RequestedAdjustmentKind =
  /** Puts a mistake right, either way. */
  | 'CORRECTION'
  /** Gives the member money. */
  | 'CREDIT'
  /** Takes money from the member. */
  | 'DEBIT';

/** Result of resetMemberPassword. */
export type ResetMemberPasswordPayload = {
  __typename?: 'ResetMemberPasswordPayload';
  /** Masked address that the one-time password was mailed to. */
  mailedTo?: Maybe<Scalars['String']['output']>;
  /** The member. */
  member?: Maybe<MemberProfile>;
  /** The one-time password, told once, where there is no address. */
  oneTimePassword?: Maybe<Scalars['String']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of resetOperatorPassword. */
export type ResetOperatorPasswordInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of resolveVendorTransfer. */
export type ResolveVendorTransferInput = {
  /** Id of the transfer. */
  id: Scalars['ID']['input'];
  /** What is to become of it. */
  outcome: VendorTransferOutcome;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** A download or guide. */
export type Resource = {
  __typename?: 'Resource';
  /** Key of the resource. */
  labelNameEn: Scalars['String']['output'];
  /** Address. */
  url: Scalars['String']['output'];
};

/** Input of returnWallets. */
export type ReturnWalletsInput = {
  /** The same key moves once. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of returnWallets. */
export type ReturnWalletsPayload = {
  __typename?: 'ReturnWalletsPayload';
  /** The movements; empty when there was nothing to bring back. */
  transfers?: Maybe<Array<WalletTransfer>>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of reviewGreatWin. */
export type ReviewGreatWinInput = {
  /** Id of the win. */
  id: Scalars['ID']['input'];
  /** What was found, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Roles of callers. */
export type Role =
  /** A signed-in member with a real account. */
  | 'ACCOUNT_HOLDER'
  /** A signed-in agent. */
  | 'AGENT'
  /** A signed-in member, trial players included. */
  | 'MEMBER'
  /** A signed-in operator. */
  | 'OPERATOR';

/** Input of saveLotteryRules. */
export type SaveLotteryRulesInput = {
  /** Version they were made from; refused when it is old. */
  basedOn: Scalars['Int']['input'];
  /** The most that may be staked on a draw. */
  drawStakeLimit: Scalars['Money']['input'];
  /** Highest prize group a member may choose. */
  highestSeries: Scalars['Int']['input'];
  /** Code of the lottery. */
  id: Scalars['ID']['input'];
  /** Lowest prize group a member may choose. */
  lowestSeries: Scalars['Int']['input'];
  /** The most that one member may stake on a draw. */
  memberStakeLimit: Scalars['Money']['input'];
  /** The most that one number of a draw may pay. */
  numberPayoutLimit: Scalars['Money']['input'];
  /** Odds the brand sets; others follow the prize group or the usual table. */
  odds: Array<LotteryOddsInput>;
  /** The most that may be staked on one play type of a draw. */
  playTypeStakeLimit: Scalars['Money']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Least return of any ticket, in 1/10,000: at least 7500, the floor of the house. */
  returnFloor: Scalars['Int']['input'];
  /** The most that one bet may win: what may win more is refused. */
  singleWinLimit: Scalars['Money']['input'];
  /** Least stake of a ticket on a prize line. */
  smallestUnit: Scalars['Money']['input'];
  /** Play types that are not offered. */
  withheld: Array<Scalars['String']['input']>;
};

/** The second step that a right password owes. */
export type SecondStep = {
  __typename?: 'SecondStep';
  /** When the ticket ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** The ways that count, best first. */
  methods: Array<SecondStepMethod>;
  /** Goes back with the proof. */
  ticket: Scalars['String']['output'];
};

/** A way to take the second step of signing in. */
export type SecondStepMethod =
  /** Code by e-mail. */
  | 'EMAIL'
  /** Passkey. */
  | 'PASSKEY'
  /** One of the recovery codes. */
  | 'RECOVERY'
  /** Code by SMS. */
  | 'SMS'
  /** Code of an authenticator app. */
  | 'TOTP';

/** What protects an account. Contacts are masked. */
export type Security = {
  __typename?: 'Security';
  /** E-mail. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether a payment password is set. */
  hasPaymentPassword: Scalars['Boolean']['output'];
  /** The sign-in before this one. */
  lastSignIn?: Maybe<SignInPlace>;
  /** Mobile number. */
  mobileNum?: Maybe<Scalars['String']['output']>;
  /** Passkeys, oldest first. */
  passkeys: Array<Passkey>;
  /** When the password was set. */
  passwordChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Recovery codes not used yet. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Characters a payment password has at least. */
  shortestPaymentPassword: Scalars['Int']['output'];
  /** Since when an authenticator app is on; null when none is. */
  totpSince?: Maybe<Scalars['DateTime']['output']>;
};

/** Input of selfExclude. */
export type SelfExcludeInput = {
  /** How long. */
  length: ExclusionLength;
  /** Why, if the member wants to tell. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Result of sending a code. */
export type SendCodePayload = {
  __typename?: 'SendCodePayload';
  /** The next try needs a captcha. */
  captchaRequired: Scalars['Boolean']['output'];
  /** Minutes until another code may be asked for. */
  expiredMinutes?: Maybe<Scalars['Int']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of sendContactCode. */
export type SendContactCodeInput = {
  /** Which contact. */
  channel: ContactChannel;
  /** Dialling code. */
  countryDialingCode?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number. */
  mobileNum?: InputMaybe<Scalars['String']['input']>;
};

/** Input of sendFeedback. */
export type SendFeedbackInput = {
  /** 1 to 140 characters. */
  content: Scalars['String']['input'];
};

/** Result of sendFeedback. */
export type SendFeedbackPayload = {
  __typename?: 'SendFeedbackPayload';
  /** Whether it was taken. */
  done: Scalars['Boolean']['output'];
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of sendRegistrationCode. */
export type SendRegistrationCodeInput = {
  /** What the person read. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
  /** Solved proof of work (ALTCHA), base64. */
  captchaProof?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode: Scalars['String']['input'];
  /** Mobile number. */
  mobileNo: Scalars['String']['input'];
};

/** Input of sendSecondStepCode. */
export type SendSecondStepCodeInput = {
  /** By which way. */
  method: ContactChannel;
  /** Ticket. */
  ticket: Scalars['String']['input'];
};

/** Input of sendSignInCode. */
export type SendSignInCodeInput = {
  /** What the person read. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
  /** Solved proof of work (ALTCHA), base64. */
  captchaProof?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode: Scalars['String']['input'];
  /** Mobile number. */
  mobileNum: Scalars['String']['input'];
  /** What for. */
  purpose: CodePurpose;
};

/** Input of sendToLine. */
export type SendToLineInput = {
  /** Account name of the receiver. */
  account: Scalars['String']['input'];
  /** Amount. */
  amount: Scalars['Money']['input'];
  /** The same key sends once. */
  idempotencyKey: Scalars['String']['input'];
  /** Payment password. */
  paymentPassword: Scalars['String']['input'];
};

/** Result of sendToLine. */
export type SendToLinePayload = {
  __typename?: 'SendToLinePayload';
  /** Id of the transfer. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of setContact. */
export type SetContactInput = {
  /** Which contact. */
  channel: ContactChannel;
  /** Code of the authenticator app, or a recovery code, where the app is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number. */
  mobileNum?: InputMaybe<Scalars['String']['input']>;
  /** Sign-in password. */
  password: Scalars['String']['input'];
  /** Code that reached the new contact. */
  verificationCode: Scalars['String']['input'];
};

/** Input of setFavourite. */
export type SetFavouriteInput = {
  /** Add or remove. */
  favourite: Scalars['Boolean']['input'];
  /** Game. */
  nodeId: Scalars['ID']['input'];
};

/** Result of setFavourite. */
export type SetFavouritePayload = {
  __typename?: 'SetFavouritePayload';
  /** The game. */
  game?: Maybe<Game>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of setGameChoices. */
export type SetGameChoicesInput = {
  /** Games in the wanted order, 48 at most. */
  ids: Array<Scalars['ID']['input']>;
  /** Place. */
  list: GameChoiceList;
  /** Why. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of setLanguage. */
export type SetLanguageInput = {
  /** Language code. */
  language: Scalars['Locale']['input'];
};

/** Result of setLanguage. */
export type SetLanguagePayload = {
  __typename?: 'SetLanguagePayload';
  /** The language now in force. */
  language?: Maybe<Scalars['Locale']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of setLimit. */
export type SetLimitInput = {
  /** Money, or minutes for SESSION; null takes the limit away. */
  amount?: InputMaybe<Scalars['String']['input']>;
  /** What is limited. */
  kind: LimitKind;
  /** Over which time. */
  period: LimitPeriod;
};

/** Input of setLineRules. */
export type SetLineRulesInput = {
  /** Categories that are off. */
  gameTypesOff: Array<GameType>;
  /** The greatest stakes, in the agent's currency; categories that are not named have none. */
  greatestStakes: Array<GreatestStakeInput>;
  /** Whose line: a direct downline, or the agent himself. */
  memberId: Scalars['ID']['input'];
  /** Codes of vendors that are off. */
  vendorsOff: Array<Scalars['String']['input']>;
};

/** Result of setting what holds for a line. */
export type SetLineRulesPayload = {
  __typename?: 'SetLineRulesPayload';
  /** What is set and in force now. */
  rules?: Maybe<LineRules>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of setMemberStatus. */
export type SetMemberStatusInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** What the account becomes. */
  status: MemberLock;
};

/** Input of setMemberTags. */
export type SetMemberTagsInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Tags from now on. */
  tagIds: Array<Scalars['ID']['input']>;
};

/** Input of setOperatorLimit. */
export type SetOperatorLimitInput = {
  /** Money, or minutes for SESSION; null takes the limit away. */
  amount?: InputMaybe<Scalars['String']['input']>;
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** What is limited. */
  kind: LimitKind;
  /** Over which time. */
  period: LimitPeriod;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of setPasswordByPhone. */
export type SetPasswordByPhoneInput = {
  /** Dialling code. */
  countryDialingCode: Scalars['String']['input'];
  /** ID token of Firebase for the number, where the codes of the brand are Firebase's. */
  firebaseIdToken?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number. */
  mobileNum: Scalars['String']['input'];
  /** New password. */
  newPassword: Scalars['String']['input'];
  /** SMS code. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** Input of setPaymentPassword. */
export type SetPaymentPasswordInput = {
  /** New payment password again. */
  confirmPaymentPassword: Scalars['String']['input'];
  /** New payment password. */
  newPaymentPassword: Scalars['String']['input'];
  /** Payment password in force. */
  oldPaymentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Sign-in password; needed when there is no old payment password, or it is forgotten. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Input of setRealityCheck. */
export type SetRealityCheckInput = {
  /** 15, 30 or 60 minutes. */
  minutes: Scalars['Int']['input'];
};

/** Input of setSubaccountPassword. */
export type SetSubaccountPasswordInput = {
  /** Who. */
  id: Scalars['ID']['input'];
  /** The agent's own. */
  ownPassword: Scalars['String']['input'];
  /** The first password, which its holder must change at the next sign-in. */
  password: Scalars['String']['input'];
};

/** Result of working a settlement out anew. */
export type SettleAgainPayload = {
  __typename?: 'SettleAgainPayload';
  /** How many corrections with an amount it made. */
  corrections?: Maybe<Scalars['Int']['output']>;
  /** The settlement. */
  settlement?: Maybe<Settlement>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A closed window of the contracts of a kind and period, and how it is paid. */
export type Settlement = Node & {
  __typename?: 'Settlement';
  /** When it last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** How many of its earnings correct a window settled before. */
  corrections: Scalars['Int']['output'];
  /** When it was settled. */
  createdAt: Scalars['DateTime']['output'];
  /** What it pays, in the order in which it is paid. */
  earnings: SettlementEarningPage;
  /** When the window began. */
  from: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether an operator holds it: nothing more is paid meanwhile. */
  isHeld: Scalars['Boolean']['output'];
  /** What the contracts pay for. */
  kind: SettlementKind;
  /** Whose money pays those below the top. */
  paidBy: SettlementPayer;
  /** How long the window is. */
  period: SettlementPeriod;
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** How many contracts came to nothing, and why. */
  skips: Array<SettlementSkip>;
  /** State. */
  state: SettlementState;
  /** Its earnings by state and currency. */
  sums: Array<SettlementSum>;
  /** When it ended. */
  until: Scalars['DateTime']['output'];
};


/** A closed window of the contracts of a kind and period, and how it is paid. */
export type SettlementEarningsArgs = {
  filter?: InputMaybe<SettlementEarningFilter>;
  page?: InputMaybe<PageInput>;
};

/** What a contract came to in a window, or what that changed by later. */
export type SettlementEarning = Node & {
  __typename?: 'SettlementEarning';
  /** How many of the team were active. */
  activeMembers: Scalars['Int']['output'];
  /** To be paid by this; less than zero where it is taken back. */
  amount: Scalars['Money']['output'];
  /** The contract. */
  contractId: Scalars['ID']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** What of it direct downlines got. */
  downlines: Scalars['Money']['output'];
  /** When its window began: an earlier one than the settlement's where it is a correction. */
  from: Scalars['DateTime']['output'];
  /** What the contract came to. */
  gross: Scalars['Money']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What the contract pays for. */
  kind: SettlementKind;
  /** What the house won of the team. */
  loss: Scalars['Money']['output'];
  /** When it is tried next. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** What of it was. */
  paid: Scalars['Money']['output'];
  /** His account name. */
  payeeAccount: Scalars['String']['output'];
  /** Who is paid. */
  payeeId: Scalars['ID']['output'];
  /** Account name of the upline whose money it is; null where it is the platform's. */
  payerAccount?: Maybe<Scalars['String']['output']>;
  /** Of the tier that pays, in 1/1 000 000; null where none was reached. */
  rate?: Maybe<Scalars['Int']['output']>;
  /** 0 as it was first settled; each correction of the window counts on. */
  revision: Scalars['Int']['output'];
  /** Why nothing is paid, whatever it came to. */
  skipReason?: Maybe<SettlementSkipReason>;
  /** How it stands. */
  state: SettlementEarningState;
  /** How often it was tried to pay it. */
  tries: Scalars['Int']['output'];
  /** When it ended. */
  until: Scalars['DateTime']['output'];
  /** What the team bet that counts. */
  validBet: Scalars['Money']['output'];
  /** The version of it that held. */
  version: Scalars['Int']['output'];
};

/** Which earnings of a settlement. */
export type SettlementEarningFilter = {
  /** Part of the payee's account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Those that correct a window settled before, or all others. */
  isCorrection?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those skipped for this reason. */
  skipReason?: InputMaybe<SettlementSkipReason>;
  /** Only in this state. */
  state?: InputMaybe<SettlementEarningState>;
};

/** A page of what a settlement pays. */
export type SettlementEarningPage = {
  __typename?: 'SettlementEarningPage';
  /** Rows. */
  items: Array<SettlementEarning>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** How an earning of a settlement stands. */
export type SettlementEarningState =
  /** Never paid. */
  | 'DENIED'
  /** Is to be paid. */
  | 'DUE'
  /** Who pays had nothing; it is tried again. */
  | 'INSUFFICIENT'
  /** Nothing is to be paid. */
  | 'NOTHING'
  /** Paid. */
  | 'PAID'
  /** Who pays had too little; the rest is tried again. */
  | 'PART_PAID'
  /** Waits for two operators. */
  | 'UNAPPROVED';

/** Which settlements. */
export type SettlementFilter = {
  /** Windows that begin then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Held or not. */
  held?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this kind. */
  kind?: InputMaybe<SettlementKind>;
  /** Only of windows so long. */
  period?: InputMaybe<SettlementPeriod>;
  /** Only in this state. */
  state?: InputMaybe<SettlementState>;
  /** Windows that begin before. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those that wait for an operator: unapproved or held. */
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What contracts pay for. */
export type SettlementKind =
  /** A share of what the team bet in a day. */
  | 'DAILY_SALARY'
  /** A share of what the team lost. */
  | 'DIVIDEND'
  /** A share of what the team bet in an hour. */
  | 'HOURLY_SALARY'
  /** A share of what the team bet in five minutes. */
  | 'REALTIME_SALARY';

/** A page of settlements. */
export type SettlementPage = {
  __typename?: 'SettlementPage';
  /** Rows. */
  items: Array<Settlement>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Whose money pays those below the top. */
export type SettlementPayer =
  /** The platform's. */
  | 'PLATFORM'
  /** Each upline's own. */
  | 'UPLINE';

/** Result of a decision about a settlement. */
export type SettlementPayload = {
  __typename?: 'SettlementPayload';
  /** The settlement. */
  settlement?: Maybe<Settlement>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** How long a settled window is. */
export type SettlementPeriod =
  /** A day. */
  | 'DAY'
  /** The days 1 to 15, or from 16 on. */
  | 'HALF_MONTH'
  /** An hour. */
  | 'HOUR'
  /** A month. */
  | 'MONTH'
  /** Five minutes. */
  | 'REALTIME'
  /** A week from Monday on. */
  | 'WEEK';

/** How many contracts were skipped for a reason. */
export type SettlementSkip = {
  __typename?: 'SettlementSkip';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Why. */
  reason: SettlementSkipReason;
};

/** Why nothing is paid by a contract, whatever it would come to. */
export type SettlementSkipReason =
  /** The terms are better than those above. */
  | 'BETTER_THAN_UPLINE'
  /** The payee does not stand below who signed any more. */
  | 'LINE_MOVED'
  /** The payee's account is closed. */
  | 'PAYEE_CLOSED'
  /** The upline has reached no tier. */
  | 'UPLINE_NOT_REACHED'
  /** Nobody directly above has a contract. */
  | 'UPLINE_WITHOUT_CONTRACT';

/** Life of a settlement. */
export type SettlementState =
  /** Refused: nothing of it is paid. */
  | 'DENIED'
  /** Everything was paid, or tried at least once. */
  | 'DONE'
  /** Is being paid. */
  | 'PAYING'
  /** Waits for two operators. */
  | 'UNAPPROVED';

/** What earnings of a state come to. */
export type SettlementSum = {
  __typename?: 'SettlementSum';
  /** What they come to. */
  amount: Scalars['Money']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
  /** Their currency. */
  currency: Scalars['String']['output'];
  /** What of it is paid. */
  paid: Scalars['Money']['output'];
  /** Their state. */
  state: SettlementEarningState;
};

/** Another member with something in common. */
export type SharedOrigin = {
  __typename?: 'SharedOrigin';
  /** First of them. */
  firstAt: Scalars['DateTime']['output'];
  /** What they have in common. */
  kind: SharedOriginKind;
  /** Last of them. */
  lastAt: Scalars['DateTime']['output'];
  /** User name of the other member. */
  memberAccount: Scalars['String']['output'];
  /** The other member. */
  memberId: Scalars['ID']['output'];
  /** Sessions of the other member with it. */
  sessions: Scalars['Int']['output'];
  /** The address or browser. */
  value: Scalars['String']['output'];
};

/** What two members have in common. */
export type SharedOriginKind =
  /** A session from the same address. */
  | 'ADDRESS'
  /** A session with the same browser. */
  | 'DEVICE'
  /** A registration from an address of this member. */
  | 'REGISTRATION';

/** Input of signContract. */
export type SignContractInput = {
  /** Whether contracts of downlines may end with it. */
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** The version that was read; the first unless told. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of signInByPasskey. */
export type SignInByPasskeyInput = {
  /** Answer of the passkey. */
  passkey: Scalars['JSON']['input'];
  /** Which side. */
  side?: InputMaybe<SignInSide>;
};

/** What a brand gives for coming, as operators see it. */
export type SignInDaySettings = {
  __typename?: 'SignInDaySettings';
  /** The brand's, of all money. */
  currency: Scalars['String']['output'];
  /** The brand. */
  id: Scalars['ID']['output'];
  /** Whether it runs. */
  isRunning: Scalars['Boolean']['output'];
  /** What was given in the last 30 days. */
  lately: SignInDaysLately;
  /** What one member is given in money who climbs all of it once. */
  money: Scalars['Money']['output'];
  /** The same in points. */
  points: Scalars['Money']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** Of the first day, the second and so on. */
  steps: Array<SignInDayWorth>;
};

/** Input of updateSignInDaySettings. */
export type SignInDaySettingsInput = {
  /** Whether it runs. */
  isRunning: Scalars['Boolean']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Of the first day, the second and so on, at most 31. */
  steps: Array<SignInDayWorthInput>;
};

/** Result of updateSignInDaySettings. */
export type SignInDaySettingsPayload = {
  __typename?: 'SignInDaySettingsPayload';
  /** The settings in force. */
  settings?: Maybe<SignInDaySettings>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What a day is worth. */
export type SignInDayWorth = {
  __typename?: 'SignInDayWorth';
  /** How much. */
  amount: Scalars['Money']['output'];
  /** What it gives. */
  kind: SignInKind;
};

/** What a day is worth. */
export type SignInDayWorthInput = {
  /** How much; of points whole ones. */
  amount: Scalars['Money']['input'];
  /** What it gives. */
  kind: SignInKind;
};

/** What a brand gives for coming every day: more for each day in a row; a day that is missed begins anew. */
export type SignInDays = {
  __typename?: 'SignInDays';
  /** Currency of the money. */
  currency: Scalars['String']['output'];
  /** When the day is over. */
  endsAt: Scalars['DateTime']['output'];
  /** Whether today's was claimed. */
  isClaimed: Scalars['Boolean']['output'];
  /** Which of them is today's, from 1 on. */
  step: Scalars['Int']['output'];
  /** Of the first day, the second and so on. */
  steps: Array<SignInStep>;
  /** Today's date by the brand's calendar. */
  today: Scalars['String']['output'];
};

/** What was given in the last 30 days. */
export type SignInDaysLately = {
  __typename?: 'SignInDaysLately';
  /** How many days were claimed. */
  claims: Scalars['Int']['output'];
  /** Money. */
  money: Scalars['Money']['output'];
  /** Points. */
  points: Scalars['Money']['output'];
};

/** Input of signIn. */
export type SignInInput = {
  /** What the person read. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
  /** Solved proof of work (ALTCHA), base64. */
  captchaProof?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number. */
  mobileNum?: InputMaybe<Scalars['String']['input']>;
  /** Password, as typed. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Keep the user name and a device token for a day. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which side. */
  side?: InputMaybe<SignInSide>;
  /** How. */
  type: SignInType;
  /** User name, trimmed. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** SMS code. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** What a day gives. */
export type SignInKind =
  /** Money into the main wallet. */
  | 'MONEY'
  /** Points. */
  | 'POINTS';

/** Result of a way of signing in. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** The next try needs a captcha. */
  captchaRequired: Scalars['Boolean']['output'];
  /** Absolute end of the session. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** First sign-in of the account. */
  firstTimeLogin?: Maybe<Scalars['Boolean']['output']>;
  /** Who signed in. */
  member?: Maybe<Member>;
  /** A mailed or default password was used. */
  mustChangePassword?: Maybe<Scalars['Boolean']['output']>;
  /** The password expired. */
  passwordExpired?: Maybe<Scalars['Boolean']['output']>;
  /** What must follow before there is a session. */
  secondStep?: Maybe<SecondStep>;
  /** Bearer token. */
  token?: Maybe<Scalars['String']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** When and from where somebody signed in. */
export type SignInPlace = {
  __typename?: 'SignInPlace';
  /** Time. */
  at: Scalars['DateTime']['output'];
  /** Browser and system; empty when unknown. */
  device: Scalars['String']['output'];
  /** Network address. */
  ip: Scalars['String']['output'];
};

/** Side of the house a person signs in to. */
export type SignInSide =
  /** Agent centre. */
  | 'AGENT'
  /** Players' portal. */
  | 'MEMBER';

/** How a day of the ladder stands. */
export type SignInState =
  /** It was claimed in the running row of days. */
  | 'CLAIMED'
  /** It comes later. */
  | 'LATER'
  /** It can be claimed today. */
  | 'TODAY';

/** A day of the ladder. */
export type SignInStep = {
  __typename?: 'SignInStep';
  /** How much: money, or points. */
  amount: Scalars['Money']['output'];
  /** What it gives. */
  kind: SignInKind;
  /** How it stands. */
  state: SignInState;
};

/** How a person signs in. */
export type SignInType =
  /** Mobile number and SMS code. */
  | 'sms'
  /** User name and password. */
  | 'username';

/** Result of signOut. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Whether a session was ended. */
  done: Scalars['Boolean']['output'];
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A place where the member is signed in, or a remembered device that could sign in again. */
export type SignedInPlace = {
  __typename?: 'SignedInPlace';
  /** Browser and system; empty when unknown. */
  device: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Network address. */
  ip: Scalars['String']['output'];
  /** Whether it is this very place. */
  isCurrent: Scalars['Boolean']['output'];
  /** Idle: asks who is there before it goes on. */
  isLocked: Scalars['Boolean']['output'];
  /** Signs in again for a day without the password. */
  isRemembered: Scalars['Boolean']['output'];
  /** When it was seen last, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** When it was signed in. */
  startedAt: Scalars['DateTime']['output'];
};

/** Result of signing places out. */
export type SignedInPlacesPayload = {
  __typename?: 'SignedInPlacesPayload';
  /** The places that are left. */
  places?: Maybe<Array<SignedInPlace>>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A white-label brand as its visitors see it. */
export type Site = {
  __typename?: 'Site';
  /** Who checks that a person signs in, registers, or asks for an SMS. */
  captchaProviders: CaptchaProviders;
  /** Countries with dialling codes. */
  countries: Array<Country>;
  /** Currency code. */
  currency: Scalars['String']['output'];
  /** Currency symbol. */
  currencySymbol: Scalars['String']['output'];
  /** Ways to reach people. */
  customerService: Array<CustomerService>;
  /** Language of a first visit. */
  defaultLanguage: Scalars['Locale']['output'];
  /** Analytics tag, when configured. */
  gtagId?: Maybe<Scalars['String']['output']>;
  /** Addresses pictures may come from. */
  imageCdns: Array<Scalars['String']['output']>;
  /** Languages on offer. */
  languages: Array<Scalars['Locale']['output']>;
  /** Bytes a picture may have that is sent. */
  largestUpload: Scalars['Int']['output'];
  /** Addresses games may be launched from. */
  launchGameCdns: Array<Scalars['String']['output']>;
  /** Licence reference, in LIVE. */
  licence?: Maybe<Scalars['String']['output']>;
  /** Logo; the name is set in type when there is none. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Domain to share. */
  mainDomain: Scalars['String']['output'];
  /** Code of the merchant. */
  merchantCode: Scalars['String']['output'];
  /** DEMO (play money) or LIVE. */
  mode: SiteMode;
  /** Modules that are switched on. */
  modules: Array<WhitelabelModule>;
  /** Name of the brand. */
  name: Scalars['String']['output'];
  /** Whether the referral promotion runs. */
  referralEnabled: Scalars['Boolean']['output'];
  /** Downloads and guides. */
  resources: Array<Resource>;
  /** Whose codes prove a mobile number. */
  smsChannel: SmsChannel;
  /** Signing in with accounts of other houses; null where it is not configured. */
  socialSignIn?: Maybe<SocialSignIn>;
  /** Design tokens the brand replaces. */
  theme: Array<ThemeToken>;
};

/** Whether money is real. */
export type SiteMode =
  /** Play money. */
  | 'DEMO'
  /** Real money. */
  | 'LIVE';

/** Part of the public site that can change. */
export type SiteTopic =
  /** Announcements and notices. */
  | 'ANNOUNCEMENTS'
  /** Banners. */
  | 'BANNERS'
  /** Vendors and games. */
  | 'GAMES'
  /** Promotions that were published, paused or closed. */
  | 'PROMOTIONS'
  /** Brand, modules, registration fields. */
  | 'SETTINGS'
  /** System status or maintenance. */
  | 'STATUS';

/** Whose codes prove a mobile number. */
export type SmsChannel =
  /** Firebase's. */
  | 'FIREBASE'
  /** The house's own SMS. */
  | 'OWN';

/** Another house with whose account a person may sign in. */
export type SocialProvider =
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE';

/** How to sign in with an account of another house. */
export type SocialSignIn = {
  __typename?: 'SocialSignIn';
  /** Page to open in a popup; it answers an ID token by postMessage. */
  popupUrl: Scalars['String']['output'];
  /** Houses the brand takes. */
  providers: Array<SocialProvider>;
};

/** Input of spinRaffle. */
export type SpinRaffleInput = {
  /** The same key draws once. */
  idempotencyKey: Scalars['ID']['input'];
  /** The raffle. */
  raffleId: Scalars['ID']['input'];
};

/** Result of spinRaffle. */
export type SpinRafflePayload = {
  __typename?: 'SpinRafflePayload';
  /** What was drawn. */
  spin?: Maybe<RaffleSpin>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A day of a member's week. */
export type StandingDay = {
  __typename?: 'StandingDay';
  /** Date by the brand's calendar. */
  day: Scalars['String']['output'];
  /** Valid bet. */
  validBet: Scalars['Money']['output'];
};

/** Input of startFreePlay. */
export type StartFreePlayInput = {
  /** Operating system as the browser tells. */
  os: Scalars['String']['input'];
};

/** Input of startTimeOut. */
export type StartTimeOutInput = {
  /** How long. */
  length: TimeOutLength;
};

/** A stretch of the statement. */
export type StatementConnection = {
  __typename?: 'StatementConnection';
  /** Entries with their cursors. */
  edges: Array<StatementEdge>;
  /** Whether there is more. */
  pageInfo: CursorInfo;
};

/** An entry and its cursor. */
export type StatementEdge = {
  __typename?: 'StatementEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Entry. */
  node: StatementEntry;
};

/** A movement of the main wallet. */
export type StatementEntry = {
  __typename?: 'StatementEntry';
  /** Amount with sign. */
  amount: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Balance after. */
  balanceAfter: Scalars['Money']['output'];
  /** Balance before. */
  balanceBefore: Scalars['Money']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Name of the game or channel. */
  description?: Maybe<Scalars['String']['output']>;
  /** Id of the document. */
  documentId: Scalars['ID']['output'];
  /** Kind of the document behind it. */
  documentKind: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Kind. */
  kind: StatementKind;
};

/** Kind of a movement. */
export type StatementKind =
  /** Correction by the house. */
  | 'ADJUSTMENT'
  /** Stake of a bet. */
  | 'BET'
  /** Bonus. */
  | 'BONUS'
  /** Money came in. */
  | 'DEPOSIT'
  /** Pay of an agent by contract. */
  | 'PAY'
  /** Goods of the mall, or their money given back. */
  | 'PURCHASE'
  /** A bet was taken back. */
  | 'ROLLBACK'
  /** Between wallets or members. */
  | 'TRANSFER'
  /** Play money of a trial account. */
  | 'TRIAL_GRANT'
  /** Win of a bet. */
  | 'WIN'
  /** Money went out. */
  | 'WITHDRAWAL';

/** Input of stopLotteryChase. */
export type StopLotteryChaseInput = {
  /** Id. */
  id: Scalars['ID']['input'];
};

/** Result of stopLotteryChase. */
export type StopLotteryChasePayload = {
  __typename?: 'StopLotteryChasePayload';
  /** The plan. */
  chase?: Maybe<LotteryChase>;
  /** What came back. */
  returned?: Maybe<Scalars['Money']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Somebody who acts in an agent's name. */
export type Subaccount = Node & {
  __typename?: 'Subaccount';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was disabled; null while it is open. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the agent calls him. */
  displayName: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it lets in. */
  isOpen: Scalars['Boolean']['output'];
  /** When its holder was here last, to the minute; null when not within 90 days. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its holder has not chosen a password of his own yet, and so reads alone. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** What stands behind the agent's account and a dot at the sign-in. */
  name: Scalars['String']['output'];
  /** What he may do beside reading. */
  rights: Array<SubaccountRight>;
  /** With this its holder signs in at the agents' door. */
  signInName: Scalars['String']['output'];
};

/** Something that was done in an agent's name. */
export type SubaccountDeed = Node & {
  __typename?: 'SubaccountDeed';
  /** The account or link that it was about; of what was refused, the module of the call. */
  about?: Maybe<Scalars['String']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What was done. */
  deed: SubaccountDeedKind;
  /** What the agent calls him. */
  displayName: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Address of the network it came from. */
  ip: Scalars['String']['output'];
  /** DONE, or the code of the failure; null while it is under way, and where nobody learnt how it ended. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** By whom. */
  subaccountId: Scalars['ID']['output'];
  /** His name at the sign-in. */
  subaccountName: Scalars['String']['output'];
};

/** What subaccounts do that their agent reads of afterwards. */
export type SubaccountDeedKind =
  /** Asked for the end of a contract, or tried to answer one. */
  | 'ANSWER_CONTRACT'
  /** Chose a password. */
  | 'CHANGE_PASSWORD'
  /** Downloaded a table. */
  | 'DOWNLOAD'
  /** Ended a registration link. */
  | 'END_LINK'
  /** Made a registration link. */
  | 'MAKE_LINK'
  /** Opened an account. */
  | 'OPEN_ACCOUNT'
  /** Proposed a contract. */
  | 'PROPOSE_CONTRACT'
  /** Tried what no right of his allows. */
  | 'REFUSED'
  /** Set what a line is held to. */
  | 'SET_RULES'
  /** Signed in. */
  | 'SIGN_IN';

/** A page of what was done in an agent's name. */
export type SubaccountDeedPage = {
  __typename?: 'SubaccountDeedPage';
  /** Deeds. */
  items: Array<SubaccountDeed>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Input of disableSubaccount and enableSubaccount. */
export type SubaccountInput = {
  /** Who. */
  id: Scalars['ID']['input'];
};

/** A page of those who act in an agent's name. */
export type SubaccountPage = {
  __typename?: 'SubaccountPage';
  /** Subaccounts. */
  items: Array<Subaccount>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of every change of a subaccount. */
export type SubaccountPayload = {
  __typename?: 'SubaccountPayload';
  /** The subaccount. */
  subaccount?: Maybe<Subaccount>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What an agent lets somebody do in his name, beside reading about his team. */
export type SubaccountRight =
  /** Proposing contracts to downlines, and asking for the end of those that the agent pays. */
  | 'CONTRACTS'
  /** Reading what the agent earns. */
  | 'PAY'
  /** Making and ending registration links, and opening accounts. */
  | 'REGISTER'
  /** Setting what lines are held to. */
  | 'RULES';

/** Input of submitIdentity. */
export type SubmitIdentityInput = {
  /** Birthday, yyyy-MM-dd. */
  birthday: Scalars['String']['input'];
  /** Number of the document. */
  idNumber: Scalars['String']['input'];
  /** Full name as on the document. */
  name: Scalars['String']['input'];
};

/** Everything that arrives by itself. */
export type Subscription = {
  __typename?: 'Subscription';
  /** The balance of the signed-in member after each movement. */
  balanceChanged: Wallet;
  /** A contract of the signed-in member, whenever one changed; null after an interruption: then all are read anew. */
  contractChanged?: Maybe<Contract>;
  /** A deposit of the signed-in member, now and whenever there is something new about it. */
  depositChanged?: Maybe<Deposit>;
  /** The last draw of a lottery, now and whenever one is drawn or settled. */
  lotteryDrawn?: Maybe<LotteryDraw>;
  /** Limits, break and reality check of the member, whenever a break of theirs began or its end was moved. */
  protectionChanged: Protection;
  /** Where the member is signed in, whenever a place was signed out. Fails with UNAUTHENTICATED when it was this one. */
  signedInPlacesChanged: Array<SignedInPlace>;
  /** Something of the brand changed: notices, banners, status, modules. Read the named topic again. */
  siteChanged: SiteTopic;
  /** A withdrawal of the signed-in member, now and after each change. */
  withdrawalChanged?: Maybe<Withdrawal>;
};


/** Everything that arrives by itself. */
export type SubscriptionDepositChangedArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that arrives by itself. */
export type SubscriptionLotteryDrawnArgs = {
  gameCode: Scalars['String']['input'];
};


/** Everything that arrives by itself. */
export type SubscriptionWithdrawalChangedArgs = {
  id: Scalars['ID']['input'];
};

/** A deposit that money in suspense could be meant for. */
export type SuspenseCandidate = {
  __typename?: 'SuspenseCandidate';
  /** Letters by which the purpose misses the code; null when by more than two. */
  codeDistance?: Maybe<Scalars['Int']['output']>;
  /** The deposit. */
  deposit: OperatorDeposit;
  /** The member says to have paid. */
  isClaimed: Scalars['Boolean']['output'];
  /** Same account. */
  isSameAccount: Scalars['Boolean']['output'];
  /** Same amount. */
  isSameAmount: Scalars['Boolean']['output'];
};

/** What an operator decides on money in suspense. */
export type SuspenseDecision =
  /** Credit it to a deposit. */
  | 'DEPOSIT'
  /** Credit it to a member without a deposit. */
  | 'MEMBER'
  /** The payer has it back. */
  | 'RETURN';

/** Money in suspense with the deposits that it could be meant for. */
export type SuspenseDetail = {
  __typename?: 'SuspenseDetail';
  /** Account that received it. */
  accountNumber: Scalars['String']['output'];
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** Deposits that it could be meant for, the likeliest first. */
  candidates: Array<SuspenseCandidate>;
  /** Since when. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Operator who works on it. */
  claimedBy?: Maybe<Scalars['String']['output']>;
  /** Purpose as the payer's bank wrote it. */
  content: Scalars['String']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Deposit that it names or was credited to. */
  deposit?: Maybe<OperatorDeposit>;
  /** Deposit that it names or was credited to. */
  depositId?: Maybe<Scalars['ID']['output']>;
  /** Gateway that reported it. */
  gateway: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What became of it. */
  outcome: TransferOutcome;
  /** A decision that waits for a second operator. */
  proposal?: Maybe<PaymentProposal>;
  /** Why it was not credited by itself. */
  reason: SuspenseReason;
  /** When the report came. */
  receivedAt: Scalars['DateTime']['output'];
  /** Reference of the bank. */
  reference: Scalars['String']['output'];
  /** How it was decided. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** Reference of the payment back. */
  resolutionReference?: Maybe<Scalars['String']['output']>;
  /** When. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided. */
  resolvedBy?: Maybe<Scalars['String']['output']>;
  /** The bank's own time. */
  transactedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Which transfers. */
export type SuspenseFilter = {
  /** Only this outcome; SUSPENSE are those that wait. */
  outcome?: InputMaybe<TransferOutcome>;
  /** Only for this reason. */
  reason?: InputMaybe<SuspenseReason>;
  /** Part of the purpose or the reference. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of money in suspense. */
export type SuspensePage = {
  __typename?: 'SuspensePage';
  /** Rows. */
  items: Array<SuspenseTransfer>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of a change of money in suspense. */
export type SuspensePayload = {
  __typename?: 'SuspensePayload';
  /** The transfer. */
  transfer?: Maybe<SuspenseDetail>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Why received money is not credited by itself. */
export type SuspenseReason =
  /** The member closed the account meanwhile. */
  | 'CLOSED'
  /** After the end of the deposit. */
  | 'LATE'
  /** No transfer code in the purpose. */
  | 'NO_CODE'
  /** More than the amount. */
  | 'OVER'
  /** The deposit was refused before. */
  | 'REFUSED'
  /** The deposit was credited before. */
  | 'SECOND'
  /** Less than the amount. */
  | 'SHORT'
  /** The code belongs to no deposit. */
  | 'UNKNOWN_CODE'
  /** Came to another account than the deposit names. */
  | 'WRONG_ACCOUNT';

/** Money that nobody was credited for. */
export type SuspenseTransfer = {
  __typename?: 'SuspenseTransfer';
  /** Account that received it. */
  accountNumber: Scalars['String']['output'];
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** Since when. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Operator who works on it. */
  claimedBy?: Maybe<Scalars['String']['output']>;
  /** Purpose as the payer's bank wrote it. */
  content: Scalars['String']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Deposit that it names or was credited to. */
  depositId?: Maybe<Scalars['ID']['output']>;
  /** Gateway that reported it. */
  gateway: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** What became of it. */
  outcome: TransferOutcome;
  /** A decision that waits for a second operator. */
  proposal?: Maybe<PaymentProposal>;
  /** Why it was not credited by itself. */
  reason: SuspenseReason;
  /** When the report came. */
  receivedAt: Scalars['DateTime']['output'];
  /** Reference of the bank. */
  reference: Scalars['String']['output'];
  /** How it was decided: DEPOSIT, MEMBER, RETURN, ACCEPTED by the member, COMPLETED by the rest of the money. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** Reference of the payment back. */
  resolutionReference?: Maybe<Scalars['String']['output']>;
  /** When. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided. */
  resolvedBy?: Maybe<Scalars['String']['output']>;
  /** The bank's own time. */
  transactedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Status of the site for the visitor. */
export type SystemStatus = {
  __typename?: 'SystemStatus';
  /** Whether the host name belongs to a brand; else the address is invalid. */
  domainValid: Scalars['Boolean']['output'];
  /** Address of the visitor. */
  ip: Scalars['String']['output'];
  /** What the operator says about the maintenance. */
  message?: Maybe<Scalars['String']['output']>;
  /** 0 normal, 1 maintenance, 2 region blocked. */
  status: Scalars['Int']['output'];
  /** When the maintenance is over. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** A tag of the brand. */
export type Tag = {
  __typename?: 'Tag';
  /** Colour. */
  colour: TagColour;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Colours of tags. */
export type TagColour =
  /** Blue. */
  | 'BLUE'
  /** Green. */
  | 'GREEN'
  /** Grey. */
  | 'GREY'
  /** Orange. */
  | 'ORANGE'
  /** Purple. */
  | 'PURPLE'
  /** Red. */
  | 'RED';

/** Result of changing the vocabulary. */
export type TagPayload = {
  __typename?: 'TagPayload';
  /** The tag. */
  tag?: Maybe<Tag>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type Team = {
  __typename?: 'Team';
  /** How many were active on at least a day of the running month, the agent included. */
  activeThisMonth: Scalars['Int']['output'];
  /** What the brand tells its agents in force, with what it tells every member, newest first. */
  announcements: AnnouncementPage;
  /** One bet of a member; null where the line had none of those ids on its day. */
  bet?: Maybe<BetDetail>;
  /** Bets of those below, each of whoever was in the line on its day; newest first. */
  bets: TeamBetConnection;
  /** Of which contracts the agent may offer a share to who comes, and how much. */
  contractOffers: Array<ContractOffer>;
  /** All that was placed before and is settled is in the figures. */
  countedUntil: Scalars['DateTime']['output'];
  /** Currency of all amounts. */
  currency: Scalars['String']['output'];
  /** How many are directly below. */
  directMemberCount: Scalars['Int']['output'];
  /** A registration link of the agent; null where there is none of that id. */
  invitation?: Maybe<Invitation>;
  /** Registration links of the agent, the newest first. */
  invitations: InvitationPage;
  /** A member of the line; null where there is none of that id. */
  member?: Maybe<TeamMember>;
  /** How many are below the agent. */
  memberCount: Scalars['Int']['output'];
  /** Members directly below somebody of the line, or found in all of it. */
  members: TeamMemberPage;
  /** How many were seen in the last five minutes. */
  onlineMemberCount: Scalars['Int']['output'];
  /** Figures by day and by category. */
  report: TeamReport;
  /** What the agent set for everybody below, and what is in force for himself. */
  rules: LineRules;
  /** What they did and were refused in the agent's name, the last first; the agent's alone to read. */
  subaccountDeeds: SubaccountDeedPage;
  /** Those who act in the agent's name, open ones first, the newest first; the agent's alone to read. */
  subaccounts: SubaccountPage;
  /** IANA name of the zone whose midnight ends a day. */
  timeZone: Scalars['String']['output'];
  /** The running day in that zone. */
  today: Scalars['Date']['output'];
  /** Movements of the main wallets of those below beside play, each of whoever was in the line on its day; newest first. */
  transfers: TeamTransferConnection;
};


/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type TeamAnnouncementsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type TeamBetArgs = {
  id: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type TeamBetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: TeamBetFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type TeamInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type TeamInvitationsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type TeamMemberArgs = {
  id: Scalars['ID']['input'];
};


/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type TeamMembersArgs = {
  filter?: InputMaybe<TeamMemberFilter>;
  order?: InputMaybe<TeamMemberOrderInput>;
  page?: InputMaybe<PageInput>;
};


/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type TeamReportArgs = {
  memberId?: InputMaybe<Scalars['ID']['input']>;
  scope?: InputMaybe<TeamScope>;
  span: DaySpanInput;
};


/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type TeamSubaccountDeedsArgs = {
  page?: InputMaybe<PageInput>;
  subaccountId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type TeamSubaccountsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everybody below an agent. Each day counts for whoever was in the team on that day. */
export type TeamTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: TeamTransferFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A bet of somebody in the team. */
export type TeamBet = {
  __typename?: 'TeamBet';
  /** User name of whose it is. */
  account: Scalars['String']['output'];
  /** The bet. */
  bet: Bet;
  /** Whose it is; null when he is in the line no more. */
  member?: Maybe<TeamMember>;
  /** Whose it is. */
  memberId: Scalars['ID']['output'];
};

/** Part of the bets of a team. A page may hold fewer than asked for though there are more. */
export type TeamBetConnection = {
  __typename?: 'TeamBetConnection';
  /** Bets with their cursors. */
  edges: Array<TeamBetEdge>;
  /** Whether there is more. */
  pageInfo: CursorInfo;
  /** What the settled bets of the filter come to, as far as they are counted; null where figures do not tell it: of a vendor, or of bets that are open or void. */
  totals?: Maybe<BetTotals>;
};

/** A bet and its cursor. */
export type TeamBetEdge = {
  __typename?: 'TeamBetEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Bet. */
  node: TeamBet;
};

/** Which bets of a team. */
export type TeamBetFilter = {
  /** Of one member of the line, by the whole name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Category. */
  gameType?: InputMaybe<GameType>;
  /** Of those directly below, or of everybody below; a name given wins. */
  scope?: InputMaybe<TeamLine>;
  /** Days of the brand on which they were placed, at most 92. */
  span: DaySpanInput;
  /** State. */
  state?: InputMaybe<BetState>;
  /** Vendor code. */
  vendor?: InputMaybe<Scalars['String']['input']>;
};

/** What members played in a category. */
export type TeamCategory = {
  __typename?: 'TeamCategory';
  /** Settled bets. */
  bets: Scalars['Int']['output'];
  /** Category. */
  gameType: GameType;
  /** Payouts. */
  payout: Scalars['Money']['output'];
  /** Payouts less stakes. */
  profit: Scalars['Money']['output'];
  /** Stakes. */
  stake: Scalars['Money']['output'];
  /** Valid bets. */
  validBet: Scalars['Money']['output'];
};

/** What members come to on a day. */
export type TeamDay = {
  __typename?: 'TeamDay';
  /** Members whose valid bet of that day reached what the brand asks. */
  activeMembers: Scalars['Int']['output'];
  /** The day. */
  day: Scalars['Date']['output'];
  /** What they come to. */
  figures: TeamFigures;
};

/** What members come to. */
export type TeamFigures = {
  __typename?: 'TeamFigures';
  /** Settled bets. */
  bets: Scalars['Int']['output'];
  /** Bonuses and rewards. */
  bonuses: Scalars['Money']['output'];
  /** What agents among them were paid. */
  commissions: Scalars['Money']['output'];
  /** Deposits that arrived. */
  deposits: Scalars['Money']['output'];
  /** Members who deposited for the first time. */
  firstDeposits: Scalars['Int']['output'];
  /** Payouts. */
  payout: Scalars['Money']['output'];
  /** Payouts less stakes: what the members won. */
  profit: Scalars['Money']['output'];
  /** Rebates. */
  rebates: Scalars['Money']['output'];
  /** Accounts opened. */
  registrations: Scalars['Int']['output'];
  /** Stakes. */
  stake: Scalars['Money']['output'];
  /** Valid bets. */
  validBet: Scalars['Money']['output'];
  /** Withdrawals that were paid. */
  withdrawals: Scalars['Money']['output'];
};

/** How far down a line. */
export type TeamLine =
  /** Those directly below. */
  | 'DIRECT'
  /** Everybody below. */
  | 'TEAM';

/** A member below the signed-in agent, as the agent sees one. */
export type TeamMember = Node & {
  __typename?: 'TeamMember';
  /** User name. */
  account: Scalars['String']['output'];
  /** Main wallet. */
  balance: Scalars['Money']['output'];
  /** Open contracts that the signed-in agent pays to the member: one of a kind at most. */
  contracts: Array<Contract>;
  /** How many are directly below. */
  directMemberCount: Scalars['Int']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it is an agent. */
  isAgent: Scalars['Boolean']['output'];
  /** The last sign-in. */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far below the signed-in agent, from 1. */
  level: Scalars['Int']['output'];
  /** Name shown to others. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** What the member comes to alone. */
  ownFigures: TeamFigures;
  /** Who stands in between, the highest first, and the member. */
  path: Array<TeamMember>;
  /** When the account was opened. */
  registeredAt: Scalars['DateTime']['output'];
  /** What is set for the member's line, and what is in force for the member. */
  rules: LineRules;
  /** Whether the member may sign in. */
  status: MemberStatus;
  /** What the member and everybody below come to. */
  teamFigures: TeamFigures;
  /** Who is directly above; null where that is the signed-in agent. */
  upline?: Maybe<TeamMember>;
};


/** A member below the signed-in agent, as the agent sees one. */
export type TeamMemberOwnFiguresArgs = {
  span: DaySpanInput;
};


/** A member below the signed-in agent, as the agent sees one. */
export type TeamMemberTeamFiguresArgs = {
  span: DaySpanInput;
};

/** Which members of a team; what is given last wins: ids, then the name, then the upline. */
export type TeamMemberFilter = {
  /** Begins the user name; the whole line is searched. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Agents alone, or members alone. */
  isAgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Directly below this member of the line. */
  uplineId?: InputMaybe<Scalars['ID']['input']>;
};

/** By what members of a team are ordered. */
export type TeamMemberOrderField =
  /** User name. */
  | 'ACCOUNT'
  /** The last sign-in. */
  | 'LAST_SIGN_IN_AT'
  /** When the account was opened. */
  | 'REGISTERED_AT';

/** In which order members of a team come. */
export type TeamMemberOrderInput = {
  /** Which way. */
  direction?: OrderDirection;
  /** By what. */
  field: TeamMemberOrderField;
};

/** A page of members of a team. */
export type TeamMemberPage = {
  __typename?: 'TeamMemberPage';
  /** Members. */
  items: Array<TeamMember>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A part of a team in a window. */
export type TeamPart = {
  __typename?: 'TeamPart';
  /** User name of its first member. */
  account: Scalars['String']['output'];
  /** The first member of the opened team alone; else the team of somebody directly below. */
  isOwn: Scalars['Boolean']['output'];
  /** What the house won. */
  loss: Scalars['Money']['output'];
  /** Its first member in the line; null for the agent, and once out of it. */
  member?: Maybe<TeamMember>;
  /** Id of its first member. */
  memberId: Scalars['ID']['output'];
  /** Valid bet. */
  validBet: Scalars['Money']['output'];
};

/** A page of parts of a team. */
export type TeamPartPage = {
  __typename?: 'TeamPartPage';
  /** Parts. */
  items: Array<TeamPart>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Figures of a span. */
export type TeamReport = {
  __typename?: 'TeamReport';
  /** Categories that were played. */
  categories: Array<TeamCategory>;
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Days on which anything happened, oldest first. */
  days: Array<TeamDay>;
  /** All together. */
  totals: TeamFigures;
};

/** Of whom figures are. */
export type TeamScope =
  /** The member alone. */
  | 'OWN'
  /** The member and everybody below. */
  | 'TEAM';

/** A movement of the main wallet of somebody in the team. */
export type TeamTransfer = Node & {
  __typename?: 'TeamTransfer';
  /** User name of whose it is. */
  account: Scalars['String']['output'];
  /** Less than nothing where it went out. */
  amount: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Id of that document. */
  documentId: Scalars['String']['output'];
  /** What kind of document it belongs to. */
  documentKind: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Kind. */
  kind: TeamTransferKind;
  /** Whose it is; null when he is in the line no more. */
  member?: Maybe<TeamMember>;
  /** Whose it is. */
  memberId: Scalars['ID']['output'];
  /** How far it is. */
  step: TeamTransferStep;
};

/** Part of the movements of a team. A page may hold fewer than asked for though there are more. */
export type TeamTransferConnection = {
  __typename?: 'TeamTransferConnection';
  /** Movements with their cursors. */
  edges: Array<TeamTransferEdge>;
  /** Whether there is more. */
  pageInfo: CursorInfo;
};

/** A movement and its cursor. */
export type TeamTransferEdge = {
  __typename?: 'TeamTransferEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Movement. */
  node: TeamTransfer;
};

/** Which movements of a team. */
export type TeamTransferFilter = {
  /** Of one member of the line, by the whole name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Kind. */
  kind?: InputMaybe<TeamTransferKind>;
  /** Of those directly below, or of everybody below; a name given wins. */
  scope?: InputMaybe<TeamLine>;
  /** Days of the brand, at most 92. */
  span: DaySpanInput;
};

/** What moved money beside play. */
export type TeamTransferKind =
  /** Correction by the house. */
  | 'ADJUSTMENT'
  /** Bonus or reward. */
  | 'BONUS'
  /** Pay of an agent. */
  | 'COMMISSION'
  /** Money came in. */
  | 'DEPOSIT'
  /** Rebate. */
  | 'REBATE'
  /** Between wallets or members. */
  | 'TRANSFER'
  /** Money went out. */
  | 'WITHDRAWAL';

/** How far a movement is. */
export type TeamTransferStep =
  /** It is over. */
  | 'DONE'
  /** Set aside until it is decided. */
  | 'HELD'
  /** What had been set aside came back. */
  | 'RETURNED';

/** A design token and its value. */
export type ThemeToken = {
  __typename?: 'ThemeToken';
  /** Name of the token without leading dashes. */
  name: Scalars['String']['output'];
  /** CSS value. */
  value: Scalars['String']['output'];
};

/** How long a time-out lasts. */
export type TimeOutLength =
  /** 24 hours. */
  | 'DAY'
  /** 30 days. */
  | 'MONTH'
  /** 42 days. */
  | 'SIX_WEEKS'
  /** 7 days. */
  | 'WEEK';

/** What a movement means to people. */
export type TransferKind =
  /** Correction by the house. */
  | 'ADJUSTMENT'
  /** Stake of a bet. */
  | 'BET'
  /** Bonus. */
  | 'BONUS'
  /** An agent's salary. */
  | 'COMMISSION'
  /** Money came in through the cashier. */
  | 'DEPOSIT'
  /** An agent's share of what the house won of his team. */
  | 'DIVIDEND'
  /** What an account began with. */
  | 'OPENING'
  /** Points that were earned, spent or given back. */
  | 'POINTS'
  /** Money that goods of the mall cost, and what of it was given back. */
  | 'PURCHASE'
  /** Part of the stake given back. */
  | 'REBATE'
  /** A movement was taken back. */
  | 'REVERSAL'
  /** Reward. */
  | 'REWARD'
  /** A bet was taken back. */
  | 'ROLLBACK'
  /** From another member. */
  | 'TRANSFER_IN'
  /** To another member. */
  | 'TRANSFER_OUT'
  /** Play money of a trial account. */
  | 'TRIAL_GRANT'
  /** Into a vendor's wallet. */
  | 'VENDOR_IN'
  /** Back from a vendor's wallet. */
  | 'VENDOR_OUT'
  /** Win of a bet. */
  | 'WIN'
  /** Money went out through the cashier. */
  | 'WITHDRAWAL';

/** What became of a transfer. */
export type TransferOutcome =
  /** In a member's wallet. */
  | 'CREDITED'
  /** The payer has it back. */
  | 'RETURNED'
  /** Waits for a decision. */
  | 'SUSPENSE';

/** Input of transferWallet. */
export type TransferWalletInput = {
  /** Amount. */
  amount: Scalars['Money']['input'];
  /** MAIN or a vendor code. */
  from: Scalars['String']['input'];
  /** The same key moves once. */
  idempotencyKey: Scalars['String']['input'];
  /** MAIN or a vendor code. */
  to: Scalars['String']['input'];
};

/** Result of transferWallet. */
export type TransferWalletPayload = {
  __typename?: 'TransferWalletPayload';
  /** The movement. */
  transfer?: Maybe<WalletTransfer>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A text in a language. */
export type Translation = {
  __typename?: 'Translation';
  /** Markdown. */
  content: Scalars['String']['output'];
  /** Language. */
  language: Scalars['Locale']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** A text in a language. */
export type TranslationInput = {
  /** Markdown. */
  content: Scalars['String']['input'];
  /** Language. */
  language: Scalars['Locale']['input'];
  /** Heading. */
  title: Scalars['String']['input'];
};

/** Trial balance of the ledger. */
export type TrialBalance = {
  __typename?: 'TrialBalance';
  /** Accounts checked. */
  accounts: Scalars['Int']['output'];
  /** Whether everything agrees. */
  balanced: Scalars['Boolean']['output'];
  /** What does not agree. */
  mismatches: Array<TrialBalanceMismatch>;
  /** When it ran. */
  ranAt: Scalars['DateTime']['output'];
  /** Transfers checked. */
  transfers: Scalars['Int']['output'];
};

/** Something that does not agree. */
export type TrialBalanceMismatch = {
  __typename?: 'TrialBalanceMismatch';
  /** What should be. */
  expected: Scalars['String']['output'];
  /** What is. */
  found: Scalars['String']['output'];
  /** Which check. */
  kind: Scalars['String']['output'];
  /** The member it is about. */
  memberId?: Maybe<Scalars['ID']['output']>;
  /** What it is about. */
  subject: Scalars['String']['output'];
  /** The movement it is about. */
  transferId?: Maybe<Scalars['ID']['output']>;
};

/** Result of running the trial balance. */
export type TrialBalancePayload = {
  __typename?: 'TrialBalancePayload';
  /** The result. */
  trialBalance?: Maybe<TrialBalance>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** One run of the trial balance. */
export type TrialBalanceRun = {
  __typename?: 'TrialBalanceRun';
  /** Accounts checked. */
  accounts: Scalars['Int']['output'];
  /** Whether everything agreed. */
  balanced: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** How many things did not agree. */
  mismatches: Scalars['Int']['output'];
  /** When it ran. */
  ranAt: Scalars['DateTime']['output'];
  /** Transfers checked. */
  transfers: Scalars['Int']['output'];
};

/** What a contract comes to in a tried window. */
export type TriedOutcome = {
  __typename?: 'TriedOutcome';
  /** What the contract comes to. */
  gross: Scalars['Money']['output'];
  /** What is left of it when downlines have theirs. */
  net: Scalars['Money']['output'];
  /** Of the tier that pays, in 1/1 000 000; null where none is reached. */
  rate?: Maybe<Scalars['Int']['output']>;
  /** Why nothing would be paid. */
  skipReason?: Maybe<EarningSkipReason>;
};

/** A window that is over, as it was and as it would have been. */
export type TriedWindow = {
  __typename?: 'TriedWindow';
  /** What the payee's team came to. */
  measures: PayMeasures;
  /** What it would have left to him. */
  payerProposed?: Maybe<TriedOutcome>;
  /** What the payer's own contract left to him; null where the platform pays, and for payees. */
  payerToday?: Maybe<TriedOutcome>;
  /** By the terms that are tried. */
  proposed?: Maybe<TriedOutcome>;
  /** By the contract that held; null where there was none. */
  today?: Maybe<TriedOutcome>;
  /** Which window. */
  window: PayWindow;
};

/** What is tried: a contract by its id, by either side of it; or terms for a direct downline. */
export type TryContractInput = {
  /** The version of it that waits for a signature, else the one in force. */
  contractId?: InputMaybe<Scalars['ID']['input']>;
  /** What the terms pay for. */
  kind?: InputMaybe<ContractKind>;
  /** A direct downline. */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** The terms. */
  terms?: InputMaybe<ContractTermsInput>;
};

/** Turnover over all open buckets. */
export type Turnover = {
  __typename?: 'Turnover';
  /** Bucket by bucket, newest first. */
  buckets: Array<TurnoverBucket>;
  /** Played. */
  done: Scalars['Money']['output'];
  /** Still to be played. */
  missing: Scalars['Money']['output'];
  /** Demanded. */
  required: Scalars['Money']['output'];
};

/** What a bet above the greatest allowed leads to. */
export type TurnoverBreach =
  /** The bonus is lost. */
  | 'FORFEIT'
  /** It counts nothing. */
  | 'UNCOUNTED';

/** One demand to play, filled by bets placed after it, the oldest first. */
export type TurnoverBucket = {
  __typename?: 'TurnoverBucket';
  /** The bonus that it binds. */
  bonus?: Maybe<Scalars['Money']['output']>;
  /** What a greater stake leads to. */
  breach: TurnoverBreach;
  /** When its terms were broken: the bonus goes as soon as no bet is open. */
  breachedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was done, cancelled or lost. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Currency. */
  currency: Scalars['String']['output'];
  /** Id of the deposit, bonus or rebate. */
  documentId: Scalars['ID']['output'];
  /** Played. */
  done: Scalars['Money']['output'];
  /** Until when it must be done; afterwards the bonus is forfeited. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What went with it, winnings included. */
  forfeited: Scalars['Money']['output'];
  /** Whether what was won goes with the bonus. */
  forfeitsWinnings: Scalars['Boolean']['output'];
  /** The greatest stake that its terms allow. */
  greatestBet?: Maybe<Scalars['Money']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the member may cancel it. */
  mayCancel: Scalars['Boolean']['output'];
  /** Still to be played. */
  missing: Scalars['Money']['output'];
  /** How often the amount must be played. */
  multiplier: Scalars['Float']['output'];
  /** Since when bets count. */
  openedAt: Scalars['DateTime']['output'];
  /** Demanded. */
  required: Scalars['Money']['output'];
  /** Where it comes from. */
  source: TurnoverSource;
  /** State. */
  state: TurnoverState;
  /** Categories that count less than in full. */
  weights: Array<TurnoverWeight>;
};

/** What must be played for money from one source. */
export type TurnoverRule = {
  __typename?: 'TurnoverRule';
  /** The source. */
  id: TurnoverSource;
  /** Times the amount. */
  multiplier: Scalars['Float']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** What of a valid bet counts, category by category. */
  weights: Array<TurnoverShare>;
};

/** Input of updateTurnoverRule. */
export type TurnoverRuleInput = {
  /** The source. */
  id: TurnoverSource;
  /** Times the amount. */
  multiplier: Scalars['Float']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** What of a valid bet counts; a category that is not named counts in full. */
  weights: Array<TurnoverShareInput>;
};

/** Result of changing a turnover rule. */
export type TurnoverRulePayload = {
  __typename?: 'TurnoverRulePayload';
  /** The rule. */
  rule?: Maybe<TurnoverRule>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** What of a valid bet counts in a category. */
export type TurnoverShare = {
  __typename?: 'TurnoverShare';
  /** The category. */
  gameType: GameType;
  /** Per cent of the valid bet. */
  percent: Scalars['Float']['output'];
};

/** What of a valid bet counts in a category. */
export type TurnoverShareInput = {
  /** The category. */
  gameType: GameType;
  /** Per cent of the valid bet. */
  percent: Scalars['Float']['input'];
};

/** What a bucket comes from. */
export type TurnoverSource =
  /** A bonus. */
  | 'BONUS'
  /** A deposit. */
  | 'DEPOSIT'
  /** A rebate. */
  | 'REBATE';

/** State of a bucket. */
export type TurnoverState =
  /** Lost by a bet that its terms forbid. */
  | 'BREACHED'
  /** Cancelled by the member. */
  | 'CANCELLED'
  /** Played. */
  | 'DONE'
  /** Not played in time. */
  | 'EXPIRED'
  /** Still to be played. */
  | 'OPEN';

/** How much of a bet counts in a category. */
export type TurnoverWeight = {
  __typename?: 'TurnoverWeight';
  /** Category. */
  gameType: GameType;
  /** In 1/10 000 of the valid bet. */
  weight: Scalars['Int']['output'];
};

/** Input of unlinkIdentity. */
export type UnlinkIdentityInput = {
  /** Password in force; empty when the member has none. */
  password: Scalars['String']['input'];
  /** The house. */
  provider: SocialProvider;
};

/** Input of updateAdjustmentLimit. */
export type UpdateAdjustmentLimitInput = {
  /** Amount; zero: always two pairs of eyes. */
  amount: Scalars['Money']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of updateLottery. */
export type UpdateLotteryInput = {
  /** Bets end so many seconds before the draw; draws planned already keep theirs. */
  closeSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Code of the lottery. */
  id: Scalars['ID']['input'];
  /** Whether it takes bets. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of updateMerchant; what is left out stays. */
export type UpdateMerchantInput = {
  /** Countries that see the region-blocked page. */
  blockedCountries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Guesses a proof of work takes at most, 1000 to 1000000. */
  captchaComplexity?: InputMaybe<Scalars['Int']['input']>;
  /** The captcha of each purpose. */
  captchaProviders?: InputMaybe<CaptchaProvidersInput>;
  /** Id. */
  id: Scalars['ID']['input'];
  /** Whether money is paid out only to a member whose identity is verified. */
  identityForWithdrawal?: InputMaybe<Scalars['Boolean']['input']>;
  /** What visitors read during maintenance. */
  maintenanceMessages?: InputMaybe<Array<MaintenanceMessageInput>>;
  /** When the maintenance is over. */
  maintenanceUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A self-exclusion holds at all brands of one group: capital letters, digits and _. */
  operatorGroup?: InputMaybe<Scalars['String']['input']>;
  /** Whether operators need an authenticator app for this brand. */
  operatorTotpRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Minutes between two reality checks of a member who chose no interval: 15, 30 or 60. */
  realityCheckMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Whose codes prove a mobile number. */
  smsChannel?: InputMaybe<SmsChannel>;
  /** Houses with whose accounts people may sign in. */
  socialProviders?: InputMaybe<Array<SocialProvider>>;
  /** 0 normal, 1 maintenance. */
  status?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of updateOperatorAccount; what is left out stays. */
export type UpdateOperatorAccountInput = {
  /** Whether the account may be used. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Addresses and ranges. */
  allowedAddresses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id. */
  id: Scalars['ID']['input'];
  /** Brands. */
  merchantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Role. */
  role?: InputMaybe<OperatorRole>;
};

/** Input of updateOperatorGames. What is left out stays; a window of null goes. */
export type UpdateOperatorGamesInput = {
  /** Tags to put on: small letters, digits and dashes. */
  addTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What the brand says of them. */
  availability?: InputMaybe<OfferAvailability>;
  /** Ids, 100 at most. */
  ids: Array<Scalars['ID']['input']>;
  /** Announced maintenance. */
  maintenance?: InputMaybe<MaintenanceWindowInput>;
  /** Place among the recommended, the lowest first. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Why. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Tags to take off. */
  removeTags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Input of updateOperatorVendors. What is left out stays; a window of null goes. */
export type UpdateOperatorVendorsInput = {
  /** What the brand says of them. */
  availability?: InputMaybe<OfferAvailability>;
  /** Codes, 100 at most. */
  ids: Array<Scalars['ID']['input']>;
  /** Announced maintenance. */
  maintenance?: InputMaybe<MaintenanceWindowInput>;
  /** Why. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of updateProfile; what is left out stays. */
export type UpdateProfileInput = {
  /** Birthday, yyyy-MM-dd or MM-dd-yyyy; once. */
  birthday?: InputMaybe<Scalars['String']['input']>;
  /** A further way to be reached; each once. */
  contact?: InputMaybe<ProfileContactInput>;
  /** Name shown to others; null takes it away. */
  nickname?: InputMaybe<Scalars['String']['input']>;
};

/** Input of updateRebateRules. */
export type UpdateRebateRulesInput = {
  /** How many days a day's rebate may be claimed, 1 to 60. */
  claimDays: Scalars['Int']['input'];
  /** The most that the play of one day brings a member; zero where there is no such amount. */
  dailyCap: Scalars['Money']['input'];
  /** Whether the daily job gives what is open; else members claim it. */
  isAutomatic: Scalars['Boolean']['input'];
  /** Less than that is not given; it waits for more. */
  leastClaim: Scalars['Money']['input'];
  /** Of each category; one that is not named gives nothing. */
  rates: Array<RebateCategoryRateInput>;
  /** Why; kept in the audit log. */
  reason: Scalars['String']['input'];
};

/** Result of updateRebateRules. */
export type UpdateRebateRulesPayload = {
  __typename?: 'UpdateRebateRulesPayload';
  /** The rule in force, with what waits. */
  rules?: Maybe<RebateRules>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of updateReferralRule. */
export type UpdateReferralRuleInput = {
  /** For each friend. */
  fixed: Scalars['Money']['input'];
  /** The most that comes of the percentage. */
  greatestShare: Scalars['Money']['input'];
  /** Whether friends are promised anything. */
  isRunning: Scalars['Boolean']['input'];
  /** What the friend's deposits have to reach together. */
  leastDeposit: Scalars['Money']['input'];
  /** What the friend has to play. */
  leastValidBet: Scalars['Money']['input'];
  /** Friends for whom a member is paid in a month. */
  mostFriends: Scalars['Int']['input'];
  /** Per cent of the friend's first deposit, on top. */
  percent: Scalars['Float']['input'];
  /** Why; kept in the audit log. */
  reason: Scalars['String']['input'];
};

/** Result of updateReferralRule. */
export type UpdateReferralRulePayload = {
  __typename?: 'UpdateReferralRulePayload';
  /** The rule in force, with what waits. */
  rule?: Maybe<ReferralRule>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of updateRegistrationField. */
export type UpdateRegistrationFieldInput = {
  /** Regular expression; `*` accepts anything. */
  acceptedPattern: Scalars['String']['input'];
  /** Whether it is shown. */
  enabled: Scalars['Boolean']['input'];
  /** Name of the field. */
  id: Scalars['ID']['input'];
  /** Greatest length. */
  maxLength: Scalars['Int']['input'];
  /** Least length. */
  minLength: Scalars['Int']['input'];
  /** Chooses the message of section 5. */
  patternId: Scalars['Int']['input'];
  /** Place in the form. */
  position: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is demanded. */
  required: Scalars['Boolean']['input'];
};

/** Input of updateVipLevels. */
export type UpdateVipLevelsInput = {
  /** The lowest first; each demands more than the one below. */
  levels: Array<VipLevelInput>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Result of updateVipLevels. */
export type UpdateVipLevelsPayload = {
  __typename?: 'UpdateVipLevelsPayload';
  /** The levels, with what waits. */
  settings?: Maybe<VipLevelSettings>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of updateWhitelabelModule. */
export type UpdateWhitelabelModuleInput = {
  /** On or off. */
  enabled: Scalars['Boolean']['input'];
  /** Code of the module. */
  id: WhitelabelModule;
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** An expected failure, told in the caller's language. */
export type UserError = {
  __typename?: 'UserError';
  /** Stable code, listed in `locales/<language>/errors.json`. */
  code: Scalars['String']['output'];
  /** Path of the input field it is about; empty when it is about none. */
  field: Array<Scalars['String']['output']>;
  /** Sentence for the person. */
  message: Scalars['String']['output'];
  /** Seconds until it may be tried again, when there were too many requests. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A vendor within a category. */
export type VendorCard = {
  __typename?: 'VendorCard';
  /** Whether its games can be started. */
  availability: Availability;
  /** Name of the vendor. */
  displayName: Scalars['String']['output'];
  /** Sub-type. */
  gameClassify?: Maybe<Scalars['String']['output']>;
  /** Number of games. */
  gameCount: Scalars['Int']['output'];
  /** Category. */
  gameType: GameType;
  /** VASSALAGE: a click opens the list of its games. */
  isGame?: Maybe<Scalars['String']['output']>;
  /** Picture. */
  lagerIcon: Scalars['String']['output'];
  /** The game a click starts when the vendor has but one. */
  nodeId?: Maybe<Scalars['ID']['output']>;
  /** Vendor code. */
  vassalage: Scalars['String']['output'];
};

/** How a vendor answers; figures are of the last 24 hours. */
export type VendorHealth = {
  __typename?: 'VendorHealth';
  /** The adapter that speaks with it. */
  adapter: Scalars['String']['output'];
  /** How long an answer took on average. */
  averageMilliseconds?: Maybe<Scalars['Int']['output']>;
  /** Calls made to it. */
  calls: Scalars['Int']['output'];
  /** Calls that failed or were too slow. */
  failures: Scalars['Int']['output'];
  /** Code of the vendor. */
  id: Scalars['ID']['output'];
  /** What went wrong last. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** When it failed last. */
  lastFailureAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it answered last. */
  lastSuccessAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the vendor. */
  name: Scalars['String']['output'];
  /** Calls not made: it was left alone, or too many waited. */
  refused: Scalars['Int']['output'];
  /** How long the slowest answer took. */
  slowestMilliseconds?: Maybe<Scalars['Int']['output']>;
  /** Whether it is called. */
  state: BreakerState;
  /** Since when it is so. */
  stateSince?: Maybe<Scalars['DateTime']['output']>;
  /** Whose wallet its games take from. */
  wallet: VendorWalletStyle;
};

/** A category and its vendors. */
export type VendorLane = {
  __typename?: 'VendorLane';
  /** Vendors. */
  cards: Array<VendorCard>;
  /** Category. */
  gameCategory: GameType;
};

/** Orders of vendors to the wallet that ended alike. */
export type VendorOrders = {
  __typename?: 'VendorOrders';
  /** The adapter they came by. */
  adapter: Scalars['String']['output'];
  /** Whether they contradict earlier ones or are about somebody else. */
  isAlarm: Scalars['Boolean']['output'];
  /** What was ordered, as in BET. */
  kind: Scalars['String']['output'];
  /** The last of them. */
  lastAt: Scalars['DateTime']['output'];
  /** How many. */
  orders: Scalars['Int']['output'];
  /** What became of it, as in SUCCESS. */
  result: Scalars['String']['output'];
};

/** An order of the vendor about a bet. */
export type VendorTransaction = {
  __typename?: 'VendorTransaction';
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Balance after it. */
  balanceAfter: Scalars['Money']['output'];
  /** BET, WIN or ROLLBACK. */
  kind: Scalars['String']['output'];
  /** SUCCESS, WALLET_INSUFFICIENT or TRANSACTION_CANCELLED. */
  outcome: Scalars['String']['output'];
  /** The vendor's id. */
  transactionId: Scalars['String']['output'];
  /** The movement of the ledger. */
  transferId?: Maybe<Scalars['ID']['output']>;
};

/** What a vendor said about a transfer. */
export type VendorTransferAnswer =
  /** It moved the money. */
  | 'DONE'
  /** It did not and never will. */
  | 'REFUSED'
  /** Nothing of use. */
  | 'UNKNOWN'
  /** It never heard of it. */
  | 'UNSEEN';

/** Which transfers. */
export type VendorTransferFilter = {
  /** Only of members whose user name begins so. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only this way. */
  direction?: InputMaybe<WalletDirection>;
  /** Ordered at or after. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those that wait for a second operator, or that do not. */
  hasProposal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only of this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those ordered so long ago. */
  olderThanMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Only in this state. */
  state?: InputMaybe<WalletTransferState>;
  /** Ordered before. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this vendor. */
  vendorCode?: InputMaybe<Scalars['ID']['input']>;
};

/** What operators may decide about a transfer in doubt. */
export type VendorTransferOutcome =
  /** The vendor moved the money. */
  | 'DONE'
  /** It did not; what was held goes back. */
  | 'FAILED';

/** What a first operator wants to become of a transfer in doubt. */
export type VendorTransferProposal = {
  __typename?: 'VendorTransferProposal';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who. */
  by: Scalars['String']['output'];
  /** Id of the operator. */
  operatorId: Scalars['ID']['output'];
  /** The outcome. */
  outcome: VendorTransferOutcome;
  /** Why. */
  reason: Scalars['String']['output'];
};

/** A wallet that a vendor keeps. */
export type VendorWallet = {
  __typename?: 'VendorWallet';
  /** Balance. */
  balance: Scalars['Money']['output'];
  /** Name of the vendor. */
  displayName: Scalars['String']['output'];
  /** Vendor code. */
  vassalage: Scalars['String']['output'];
};

/** Whose wallet a vendor's games take from. */
export type VendorWalletStyle =
  /** The main wallet, bet by bet. */
  | 'SEAMLESS'
  /** A wallet that the vendor keeps. */
  | 'TRANSFER';

/** Wallets that vendors keep. */
export type VendorWallets = {
  __typename?: 'VendorWallets';
  /** The main wallet serves every vendor; there is nothing to move. */
  isSingle: Scalars['Boolean']['output'];
  /** Last movements, newest first. */
  transfers: Array<WalletTransfer>;
  /** The wallets. */
  wallets: Array<VendorWallet>;
};

/** The levels of the brand, and where a member stands among them. */
export type Vip = {
  __typename?: 'Vip';
  /** Bonuses of the member's levels. */
  bonuses: Array<VipBonus>;
  /** Currency of all amounts. */
  currency: Scalars['String']['output'];
  /** What all deposits came to. */
  deposits: Scalars['Money']['output'];
  /** The highest level that was reached: up to it, lost levels come back by what keeps them. */
  highestRank: Scalars['Int']['output'];
  /** Whether the member climbed in that month, which therefore takes no level. */
  isMonthOfClimb: Scalars['Boolean']['output'];
  /** The lowest first; none where the brand has none. */
  levels: Array<VipLevel>;
  /** The first day of the running month. */
  month: Scalars['Date']['output'];
  /** What was validly bet in that month. */
  monthValidBet: Scalars['Money']['output'];
  /** The level that the member has; 0 for none. */
  rank: Scalars['Int']['output'];
  /** Since when the member has the level. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** What all valid bets came to. */
  validBet: Scalars['Money']['output'];
};

/** A bonus of a member's level. */
export type VipBonus = {
  __typename?: 'VipBonus';
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** When it was claimed. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  kind: VipBonusKind;
  /** The level that gives it. */
  rank: Scalars['Int']['output'];
  /** How it stands. */
  state: VipBonusState;
  /** What it is given once for: the rank, the first day of the month, the year of the birthday. */
  subject: Scalars['String']['output'];
};

/** What a bonus is given for. */
export type VipBonusKind =
  /** A birthday. */
  | 'BIRTHDAY'
  /** A month. */
  | 'MONTHLY'
  /** Reaching a level. */
  | 'UPGRADE';

/** How a bonus stands. */
export type VipBonusState =
  /** It was claimed. */
  | 'CLAIMED'
  /** It is not its day. */
  | 'LATER'
  /** It may be claimed. */
  | 'OPEN'
  /** The member told no birthday. */
  | 'UNKNOWN'
  /** The month before is still to be reviewed. */
  | 'WAITING';

/** A level, with what it demands and gives. */
export type VipLevel = {
  __typename?: 'VipLevel';
  /** Given for a birthday. */
  birthdayBonus: Scalars['Money']['output'];
  /** What all deposits must come to. */
  deposits: Scalars['Money']['output'];
  /** The valid bet of a calendar month by which it is kept. */
  keepValidBet: Scalars['Money']['output'];
  /** Given each month. */
  monthlyBonus: Scalars['Money']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its place, from 1 on. */
  rank: Scalars['Int']['output'];
  /** What rebates rise by, in 1/10 000 of the valid bet. */
  rebateRise: Scalars['Int']['output'];
  /** Given once on reaching it. */
  upgradeBonus: Scalars['Money']['output'];
  /** What all valid bets must come to. */
  validBet: Scalars['Money']['output'];
};

/** A level as an operator wants it. */
export type VipLevelInput = {
  /** Given for a birthday. */
  birthdayBonus: Scalars['Money']['input'];
  /** What all deposits must come to. */
  deposits: Scalars['Money']['input'];
  /** The valid bet of a calendar month by which it is kept. */
  keepValidBet: Scalars['Money']['input'];
  /** Given each month. */
  monthlyBonus: Scalars['Money']['input'];
  /** Its name in each language of the brand. */
  names: Array<VipLevelNameInput>;
  /** What rebates rise by, in 1/10 000 of the valid bet. */
  rebateRise: Scalars['Int']['input'];
  /** Given once on reaching it. */
  upgradeBonus: Scalars['Money']['input'];
  /** What all valid bets must come to. */
  validBet: Scalars['Money']['input'];
};

/** The name of a level in a language. */
export type VipLevelName = {
  __typename?: 'VipLevelName';
  /** Language. */
  language: Scalars['Locale']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** The name of a level in a language. */
export type VipLevelNameInput = {
  /** Language. */
  language: Scalars['Locale']['input'];
  /** Name. */
  name: Scalars['String']['input'];
};

/** The levels of a brand as operators change them. */
export type VipLevelSettings = {
  __typename?: 'VipLevelSettings';
  /** Currency of all amounts. */
  currency: Scalars['String']['output'];
  /** Id of the brand. */
  id: Scalars['ID']['output'];
  /** The lowest first. */
  levels: Array<OperatorVipLevel>;
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
};

/** A step from one level to the next, with the sums it was decided by and what was demanded. */
export type VipStep = {
  __typename?: 'VipStep';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What all deposits came to. */
  deposits: Scalars['Money']['output'];
  /** What they had to come to. */
  depositsDemanded: Scalars['Money']['output'];
  /** From this level; 0 for none. */
  fromRank: Scalars['Int']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** The first day of the month that decided it. */
  month?: Maybe<Scalars['Date']['output']>;
  /** What had to be. */
  monthDemanded?: Maybe<Scalars['Money']['output']>;
  /** What was validly bet in that month. */
  monthValidBet?: Maybe<Scalars['Money']['output']>;
  /** Why. */
  reason: VipStepReason;
  /** To this level; 0 for none. */
  toRank: Scalars['Int']['output'];
  /** What all valid bets came to. */
  validBet: Scalars['Money']['output'];
  /** What they had to come to. */
  validBetDemanded: Scalars['Money']['output'];
};

/** A page of steps. */
export type VipStepPage = {
  __typename?: 'VipStepPage';
  /** Steps. */
  items: Array<VipStep>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Why a member went to the next level, up or down. */
export type VipStepReason =
  /** The sums were enough no more, after bets or deposits were taken back. */
  | 'FELL'
  /** A month's play did not keep the level. */
  | 'NOT_KEPT'
  /** The sums were enough for the first time. */
  | 'REACHED'
  /** A month's play brought a lost level back. */
  | 'REGAINED';

/** Main wallet of a member. */
export type Wallet = {
  __typename?: 'Wallet';
  /** Balance. */
  balance: Scalars['Money']['output'];
  /** Currency code. */
  currency: Scalars['String']['output'];
  /** Currency symbol. */
  currencySymbol: Scalars['String']['output'];
  /** One wallet for all vendors. */
  isSingle: Scalars['Boolean']['output'];
  /** Grows with each movement. */
  version: Scalars['Int']['output'];
};

/** Where money goes. */
export type WalletDirection =
  /** Into the vendor's wallet. */
  | 'IN'
  /** Back to the main wallet. */
  | 'OUT';

/** A movement between the main wallet and a vendor's. */
export type WalletTransfer = {
  __typename?: 'WalletTransfer';
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** Start. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** When the vendor's answer was known. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Direction. */
  direction: WalletDirection;
  /** Id. */
  id: Scalars['ID']['output'];
  /** State. */
  state: WalletTransferState;
  /** Vendor code. */
  vassalage: Scalars['String']['output'];
};

/** State of a movement between wallets. */
export type WalletTransferState =
  /** Moved. */
  | 'DONE'
  /** Refused by the vendor; the money is back. */
  | 'FAILED'
  /** The vendor has not said what it did; the money is held until it does. */
  | 'PENDING';

/** Modules of the whitelabel, section 3 of the specification. */
export type WhitelabelModule =
  /** Agent policy: consolidated contract data is loaded. */
  | 'AGENTPOLICY3'
  /** New password by phone. */
  | 'CHNGPASSVERIF3'
  /** Trial accounts. */
  | 'FREEPLAY3'
  /** Registration by mobile number asks for a password. */
  | 'MOBILENUMPASSREG3'
  /** Registration by mobile number. */
  | 'MOBILENUMREG3'
  /** Sign-in by SMS code. */
  | 'MOBILEVERCODELOGIN3'
  /** A second step when signing in from an address never used before. */
  | 'NEWIPVERF3'
  /** An expired password must be changed. */
  | 'PWDEXPFORCECHANGE3'
  /** Registration verifies the mobile number by SMS. */
  | 'REGMOBVERF3'
  /** Registration by user name. */
  | 'USERNAMEREG3';

/** A win on the board. */
export type Winner = {
  __typename?: 'Winner';
  /** Currency symbol. */
  currencySymbol: Scalars['String']['output'];
  /** Player, masked. */
  customerName: Scalars['String']['output'];
  /** Game. */
  game: Game;
  /** Win. */
  winAmount: Scalars['Money']['output'];
  /** When. */
  wonAt: Scalars['DateTime']['output'];
};

/** Input of withdrawDispute. */
export type WithdrawDisputeInput = {
  /** The dispute. */
  id: Scalars['ID']['input'];
};

/** Result of withdrawDispute. */
export type WithdrawDisputePayload = {
  __typename?: 'WithdrawDisputePayload';
  /** The dispute. */
  dispute?: Maybe<Dispute>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** A withdrawal. */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** Bank or e-wallet that receives. */
  bankName: Scalars['String']['output'];
  /** Start. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** What the house charges. */
  fee: Scalars['Money']['output'];
  /** Holder of the account. */
  holder: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the bank confirmed the last payment. */
  isPaid: Scalars['Boolean']['output'];
  /** Last four digits of the account. */
  maskedNumber: Scalars['String']['output'];
  /** Whether it may be taken back now. */
  mayCancel: Scalars['Boolean']['output'];
  /** How many pictures an answer may bring. */
  mostProofs: Scalars['Int']['output'];
  /** Addresses of the proofs. */
  proofs: Array<Scalars['String']['output']>;
  /** When it counts as received by itself. */
  receiveDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The bank's reference of the last payment. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  rejectCode?: Maybe<WithdrawalRejectCode>;
  /** What the member says is missing. */
  restAmount?: Maybe<Scalars['Money']['output']>;
  /** State. */
  state: WithdrawalState;
  /** Steps with their times. */
  timeline: Array<WithdrawalStep>;
};

/** Who made a step. */
export type WithdrawalActor =
  /** The house by itself. */
  | 'HOUSE'
  /** The member. */
  | 'MEMBER'
  /** An operator. */
  | 'OPERATOR';

/** What the member says of a payment. */
export type WithdrawalAnswer =
  /** Nothing arrived. */
  | 'NOT_RECEIVED'
  /** A part arrived. */
  | 'PARTLY_RECEIVED'
  /** It arrived. */
  | 'RECEIVED';

/** Input of a deed on a withdrawal. */
export type WithdrawalDeedInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What stands between a member and a withdrawal. */
export type WithdrawalMissing =
  /** The balance is below the least amount. */
  | 'BALANCE'
  /** As often as may be today. */
  | 'DAILY_COUNT'
  /** As much as may be today. */
  | 'DAILY_SUM'
  /** The identity is not verified, and the brand asks for that. */
  | 'IDENTITY'
  /** As many as may be are on their way. */
  | 'OPEN_WITHDRAWALS'
  /** No payment password was set. */
  | 'PAYMENT_PASSWORD'
  /** No payout account can be used yet. */
  | 'PAYOUT_ACCOUNT'
  /** The account is a trial. */
  | 'TRUE_ACCOUNT'
  /** More has to be played. */
  | 'TURNOVER';

/** A page of withdrawals. */
export type WithdrawalPage = {
  __typename?: 'WithdrawalPage';
  /** Rows. */
  items: Array<Withdrawal>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Result of a change of a withdrawal. */
export type WithdrawalPayload = {
  __typename?: 'WithdrawalPayload';
  /** Expected failures. */
  userErrors: Array<UserError>;
  /** The withdrawal. */
  withdrawal?: Maybe<Withdrawal>;
};

/** A payment of a withdrawal. */
export type WithdrawalPayout = {
  __typename?: 'WithdrawalPayout';
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** When it was ordered. */
  createdAt: Scalars['DateTime']['output'];
  /** How. */
  gateway: PayoutGateway;
  /** Id of the order. */
  id: Scalars['ID']['output'];
  /** The bank's reference. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Why the bank refused. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** The bank's reference of what came back. */
  returnReference?: Maybe<Scalars['String']['output']>;
  /** What of it the bank brought back. */
  returned: Scalars['Money']['output'];
  /** When its end was known. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  state: PayoutState;
};

/** What one operator wants done with money that is missing; a second one has to want the same. */
export type WithdrawalProposal = {
  __typename?: 'WithdrawalProposal';
  /** How much. */
  amount: Scalars['Money']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What. */
  deed: WithdrawalProposalDeed;
  /** How a payment would go out; null when nothing is paid. */
  gateway?: Maybe<PayoutGateway>;
  /** Whether the caller proposed it: somebody else has to confirm it then. */
  isMine: Scalars['Boolean']['output'];
  /** Account of the operator who proposed it. */
  operatorAccount: Scalars['String']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** The bank's reference of the payment by hand. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The bank's reference of what came back. */
  returnReference?: Maybe<Scalars['String']['output']>;
  /** What of a payment by hand came back. */
  returned: Scalars['Money']['output'];
};

/** What is to happen with money that is missing. */
export type WithdrawalProposalDeed =
  /** It goes back to the member's balance. */
  | 'GIVE_BACK'
  /** It is paid again. */
  | 'PAY_AGAIN';

/** Input of forceWithdrawalReceipt. */
export type WithdrawalReasonInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Why a withdrawal was refused. */
export type WithdrawalRejectCode =
  /** The bank does not know the account. */
  | 'ACCOUNT_INVALID'
  /** Papers are needed first. */
  | 'DOCUMENTS_NEEDED'
  /** The member asked for it. */
  | 'MEMBER_ASKED'
  /** The holder is not the member. */
  | 'NAME_MISMATCH'
  /** Something else. */
  | 'OTHER'
  /** Rules were broken. */
  | 'RULES_BROKEN';

/** How a brand pays out. */
export type WithdrawalSettings = {
  __typename?: 'WithdrawalSettings';
  /** Minutes that a new payout account rests before money goes to it. */
  accountRestMinutes: Scalars['Int']['output'];
  /** Minutes without an answer after which the money counts as received. */
  autoReceiveMinutes: Scalars['Int']['output'];
  /** Currency of the amounts. */
  currency: Scalars['String']['output'];
  /** Withdrawals of a member a day. */
  dailyCount: Scalars['Int']['output'];
  /** Most of a member a day. */
  dailySum: Scalars['Money']['output'];
  /** Above it two operators must approve. */
  fourEyesAbove: Scalars['Money']['output'];
  /** A higher limit that waits. */
  fourEyesPending?: Maybe<Scalars['Money']['output']>;
  /** From when the higher limit counts. */
  fourEyesPendingFrom?: Maybe<Scalars['DateTime']['output']>;
  /** How money goes out. */
  gateway: PayoutWay;
  /** Id of the brand. */
  id: Scalars['ID']['output'];
  /** Most of one withdrawal. */
  maximum: Scalars['Money']['output'];
  /** Whether a member may cancel while nobody works on it. */
  mayCancel: Scalars['Boolean']['output'];
  /** Least of one withdrawal. */
  minimum: Scalars['Money']['output'];
  /** Withdrawals of a member that may be under way at once. */
  openAtOnce: Scalars['Int']['output'];
  /** What waits for a second operator. */
  proposal?: Maybe<Proposal>;
  /** Amounts on offer. */
  quickAmounts: Array<Scalars['Money']['output']>;
  /** Operators are told of a win of so much. */
  winAlarmFrom: Scalars['Money']['output'];
};

/** Input of updateWithdrawalSettings. */
export type WithdrawalSettingsInput = {
  /** Minutes that a new payout account rests before money goes to it. */
  accountRestMinutes: Scalars['Int']['input'];
  /** Minutes without an answer after which the money counts as received. */
  autoReceiveMinutes: Scalars['Int']['input'];
  /** Withdrawals of a member a day. */
  dailyCount: Scalars['Int']['input'];
  /** Most of a member a day. */
  dailySum: Scalars['Money']['input'];
  /** Above it two operators must approve; a raise counts after a day. */
  fourEyesAbove: Scalars['Money']['input'];
  /** How money goes out. */
  gateway: PayoutWay;
  /** Most of one withdrawal. */
  maximum: Scalars['Money']['input'];
  /** Whether a member may cancel while nobody works on it. */
  mayCancel: Scalars['Boolean']['input'];
  /** Least of one withdrawal. */
  minimum: Scalars['Money']['input'];
  /** Withdrawals of a member that may be under way at once. */
  openAtOnce: Scalars['Int']['input'];
  /** Amounts on offer. */
  quickAmounts: Array<Scalars['Money']['input']>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Operators are told of a win of so much. */
  winAlarmFrom: Scalars['Money']['input'];
};

/** Result of changing how a brand pays out. */
export type WithdrawalSettingsPayload = {
  __typename?: 'WithdrawalSettingsPayload';
  /** The settings. */
  settings?: Maybe<WithdrawalSettings>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Life cycle of a withdrawal. */
export type WithdrawalState =
  /** To be paid. */
  | 'APPROVED'
  /** Taken back by the member. */
  | 'CANCELLED'
  /** Done. */
  | 'CLOSED'
  /** The bank returned the money; it went back. */
  | 'FAILED'
  /** The member says that nothing came. */
  | 'NOT_RECEIVED'
  /** The member says that a part is missing. */
  | 'PARTLY_RECEIVED'
  /** The money arrived. */
  | 'RECEIVED'
  /** Refused; the money went back. */
  | 'REJECTED'
  /** The money left the house. */
  | 'RELEASED'
  /** Asked for; the money is held. */
  | 'REQUESTED'
  /** An operator looks at it. */
  | 'REVIEW';

/** A step of a withdrawal. */
export type WithdrawalStep = {
  __typename?: 'WithdrawalStep';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What happened where the state alone does not say it, such as AUTO_RECEIVED. */
  note?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: WithdrawalState;
};

/** The brand's terms and what the member has used of them. */
export type WithdrawalTerms = {
  __typename?: 'WithdrawalTerms';
  /** Minutes without an answer after which the money counts as received. */
  autoReceiveMinutes: Scalars['Int']['output'];
  /** Balance that can be taken out. */
  available: Scalars['Money']['output'];
  /** How many are left today. */
  countLeft: Scalars['Int']['output'];
  /** Currency. */
  currency: Scalars['String']['output'];
  /** What the house charges. */
  fee: Scalars['Money']['output'];
  /** Whether a payment password was set. */
  hasPaymentPassword: Scalars['Boolean']['output'];
  /** What is left of today's sum. */
  leftToday: Scalars['Money']['output'];
  /** Greatest amount. */
  maximum: Scalars['Money']['output'];
  /** Whether a withdrawal may be taken back before its review. */
  mayCancel: Scalars['Boolean']['output'];
  /** Least amount. */
  minimum: Scalars['Money']['output'];
  /** What is still missing; empty when one may go on. */
  missing: Array<WithdrawalMissing>;
  /** The most that can be asked for now; zero while something is missing. */
  most: Scalars['Money']['output'];
  /** How many payout accounts a member may have. */
  mostAccounts: Scalars['Int']['output'];
  /** How many may be on their way at once. */
  openAtOnce: Scalars['Int']['output'];
  /** How many are on their way. */
  openCount: Scalars['Int']['output'];
  /** Name that an account's holder must have; null until the first account sets it. */
  payeeName?: Maybe<Scalars['String']['output']>;
  /** Amounts to pick. */
  quickAmounts: Array<Scalars['Money']['output']>;
  /** Turnover done. */
  turnoverDone: Scalars['Money']['output'];
  /** Turnover still to do. */
  turnoverMissing: Scalars['Money']['output'];
  /** Turnover owed. */
  turnoverRequired: Scalars['Money']['output'];
};

/** A place that won something, of a week that is closed. */
export type WonPlace = Node & {
  __typename?: 'WonPlace';
  /** When the prize was taken. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name of the leaderboard. */
  name: Scalars['String']['output'];
  /** The place. */
  place: Scalars['Int']['output'];
  /** What it won. */
  prize: Scalars['Money']['output'];
  /** Monday of the week. */
  startsOn: Scalars['String']['output'];
  /** Valid bet of the week. */
  validBet: Scalars['Money']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( ContractSource )
    | ( Dispute )
    | ( EarningSource )
    | ( EnvelopeOpening )
    | ( EnvelopeRain )
    | ( InvitationSource )
    | ( LineRulesSource )
    | ( MallGoods )
    | ( OperatorDispute )
    | ( OperatorEnvelopeRain )
    | ( OperatorLeaderboard )
    | ( OperatorLineSource )
    | ( OperatorMission )
    | ( OperatorPromotion )
    | ( OperatorPromotionClaim )
    | ( OperatorRaffle )
    | ( OperatorRaffleSpin )
    | ( OperatorRebateClaim )
    | ( OperatorRebateClaimDetail )
    | ( OperatorRedemption )
    | ( OperatorReferral )
    | ( PointReward )
    | ( Raffle )
    | ( RaffleSpin )
    | ( RebateClaim )
    | ( RebateClaimDetail )
    | ( RebateRules )
    | ( Redemption )
    | ( ReferralRule )
    | ( ReferredFriend )
    | ( SettlementSource )
    | ( SettlementEarning )
    | ( Subaccount )
    | ( SubaccountDeed )
    | ( TeamMemberSource )
    | ( TeamTransferSource )
    | ( WonPlace )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptContractInput: AcceptContractInput;
  AcceptDepositAmountInput: AcceptDepositAmountInput;
  AccountReport: ResolverTypeWrapper<AccountReport>;
  ActingSubaccount: ResolverTypeWrapper<ActingSubaccount>;
  ActivityStatement: ResolverTypeWrapper<ActivityStatement>;
  AddMemberNoteInput: AddMemberNoteInput;
  AddPayoutAccountInput: AddPayoutAccountInput;
  Adjustment: ResolverTypeWrapper<Adjustment>;
  AdjustmentFilter: AdjustmentFilter;
  AdjustmentKind: AdjustmentKind;
  AdjustmentLimit: ResolverTypeWrapper<AdjustmentLimit>;
  AdjustmentLimitPayload: ResolverTypeWrapper<AdjustmentLimitPayload>;
  AdjustmentPage: ResolverTypeWrapper<AdjustmentPage>;
  AdjustmentPayload: ResolverTypeWrapper<AdjustmentPayload>;
  AdjustmentState: AdjustmentState;
  AgentCost: ResolverTypeWrapper<AgentCost>;
  AgentCostFilter: AgentCostFilter;
  AgentCostPage: ResolverTypeWrapper<AgentCostPage>;
  AgentDebt: ResolverTypeWrapper<AgentDebt>;
  AgentDebtFilter: AgentDebtFilter;
  AgentDebtPage: ResolverTypeWrapper<AgentDebtPage>;
  AgentReport: ResolverTypeWrapper<AgentReport>;
  AgentReportFilter: AgentReportFilter;
  AgentReportPage: ResolverTypeWrapper<AgentReportPage>;
  Announcement: ResolverTypeWrapper<Announcement>;
  AnnouncementAudience: AnnouncementAudience;
  AnnouncementExecution: AnnouncementExecution;
  AnnouncementInput: AnnouncementInput;
  AnnouncementPage: ResolverTypeWrapper<AnnouncementPage>;
  AnnouncementType: AnnouncementType;
  AnswerDisputeInput: AnswerDisputeInput;
  AnswerDisputePayload: ResolverTypeWrapper<AnswerDisputePayload>;
  AnswerProtectionPromptInput: AnswerProtectionPromptInput;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditEntryPage: ResolverTypeWrapper<AuditEntryPage>;
  AuditFilter: AuditFilter;
  Availability: Availability;
  AvailablePromo: ResolverTypeWrapper<AvailablePromo>;
  Bank: ResolverTypeWrapper<Bank>;
  BankComparison: ResolverTypeWrapper<BankComparison>;
  BankComparisonFigure: ResolverTypeWrapper<BankComparisonFigure>;
  BankComparisonOutcome: BankComparisonOutcome;
  BankComparisonPage: ResolverTypeWrapper<BankComparisonPage>;
  BankComparisonReason: BankComparisonReason;
  BankDifference: ResolverTypeWrapper<BankDifference>;
  BankDifferenceKind: BankDifferenceKind;
  BankDifferencePage: ResolverTypeWrapper<BankDifferencePage>;
  BankFlow: BankFlow;
  Banner: ResolverTypeWrapper<Banner>;
  BannerGroup: BannerGroup;
  BannerInput: BannerInput;
  BannerPicture: ResolverTypeWrapper<BannerPicture>;
  BannerPictureInput: BannerPictureInput;
  BeginTotpPayload: ResolverTypeWrapper<BeginTotpPayload>;
  Bet: ResolverTypeWrapper<Bet>;
  BetDetail: ResolverTypeWrapper<BetDetail>;
  BetFilter: BetFilter;
  BetPage: ResolverTypeWrapper<BetPage>;
  BetState: BetState;
  BetTotals: ResolverTypeWrapper<BetTotals>;
  BetTransaction: ResolverTypeWrapper<BetTransaction>;
  BonusCancellation: ResolverTypeWrapper<BonusCancellation>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BreakerState: BreakerState;
  BucketBet: ResolverTypeWrapper<BucketBet>;
  BucketBetPage: ResolverTypeWrapper<BucketBetPage>;
  BucketBetReason: BucketBetReason;
  CacheControlScope: CacheControlScope;
  CancelBonusInput: CancelBonusInput;
  CancelBonusPayload: ResolverTypeWrapper<CancelBonusPayload>;
  CancelLotteryOrderInput: CancelLotteryOrderInput;
  CancelLotteryOrderPayload: ResolverTypeWrapper<Omit<CancelLotteryOrderPayload, 'order'> & { order?: Maybe<ResolversTypes['LotteryOrder']> }>;
  CancelWithdrawalInput: CancelWithdrawalInput;
  Captcha: ResolverTypeWrapper<Captcha>;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallenge>;
  CaptchaProvider: CaptchaProvider;
  CaptchaProviders: ResolverTypeWrapper<CaptchaProviders>;
  CaptchaProvidersInput: CaptchaProvidersInput;
  CaptchaPurpose: CaptchaPurpose;
  ChanceState: ChanceState;
  ChanceWords: ResolverTypeWrapper<ChanceWords>;
  ChanceWordsInput: ChanceWordsInput;
  ChangeOperatorPasswordInput: ChangeOperatorPasswordInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  ChangeSubaccountInput: ChangeSubaccountInput;
  ChannelName: ResolverTypeWrapper<ChannelName>;
  ChannelNameInput: ChannelNameInput;
  CheckAffiliateInput: CheckAffiliateInput;
  CheckAffiliatePayload: ResolverTypeWrapper<CheckAffiliatePayload>;
  ClaimDepositInput: ClaimDepositInput;
  ClaimIdentityInput: ClaimIdentityInput;
  ClaimLeaderboardPrizeInput: ClaimLeaderboardPrizeInput;
  ClaimLeaderboardPrizePayload: ResolverTypeWrapper<ClaimLeaderboardPrizePayload>;
  ClaimMissionInput: ClaimMissionInput;
  ClaimMissionPayload: ResolverTypeWrapper<ClaimMissionPayload>;
  ClaimPromotionInput: ClaimPromotionInput;
  ClaimPromotionPayload: ResolverTypeWrapper<ClaimPromotionPayload>;
  ClaimRebatesInput: ClaimRebatesInput;
  ClaimRebatesPayload: ResolverTypeWrapper<ClaimRebatesPayload>;
  ClaimReferralInput: ClaimReferralInput;
  ClaimReferralPayload: ResolverTypeWrapper<ClaimReferralPayload>;
  ClaimSignInDayPayload: ResolverTypeWrapper<ClaimSignInDayPayload>;
  ClaimSuspenseInput: ClaimSuspenseInput;
  ClaimVipBonusInput: ClaimVipBonusInput;
  ClaimVipBonusPayload: ResolverTypeWrapper<ClaimVipBonusPayload>;
  CloseAccountInput: CloseAccountInput;
  CloseAccountPayload: ResolverTypeWrapper<CloseAccountPayload>;
  ClosingObstacles: ResolverTypeWrapper<ClosingObstacles>;
  CodeInput: CodeInput;
  CodePurpose: CodePurpose;
  CodeSentPayload: ResolverTypeWrapper<CodeSentPayload>;
  CompareBankAccountsPayload: ResolverTypeWrapper<CompareBankAccountsPayload>;
  ConfirmWithdrawalInput: ConfirmWithdrawalInput;
  Consolidated: ResolverTypeWrapper<Consolidated>;
  ContactChannel: ContactChannel;
  ContentNetworks: ResolverTypeWrapper<ContentNetworks>;
  ContentNetworksInput: ContentNetworksInput;
  ContentNetworksPayload: ResolverTypeWrapper<ContentNetworksPayload>;
  Contract: ResolverTypeWrapper<ContractSource>;
  ContractActor: ContractActor;
  ContractCarry: ContractCarry;
  ContractDeed: ContractDeed;
  ContractDeedInput: ContractDeedInput;
  ContractFilter: ContractFilter;
  ContractKind: ContractKind;
  ContractOffer: ResolverTypeWrapper<ContractOffer>;
  ContractOfferInput: ContractOfferInput;
  ContractPage: ResolverTypeWrapper<Omit<ContractPage, 'items'> & { items: Array<ResolversTypes['Contract']> }>;
  ContractPaidBy: ContractPaidBy;
  ContractParty: ContractParty;
  ContractPayload: ResolverTypeWrapper<Omit<ContractPayload, 'contract'> & { contract?: Maybe<ResolversTypes['Contract']> }>;
  ContractPeriod: ContractPeriod;
  ContractPick: ContractPick;
  ContractStanding: ContractStanding;
  ContractStandings: ResolverTypeWrapper<ContractStandings>;
  ContractState: ContractState;
  ContractStep: ResolverTypeWrapper<ContractStep>;
  ContractTemplate: ResolverTypeWrapper<ContractTemplate>;
  ContractTemplateInput: ContractTemplateInput;
  ContractTemplatePayload: ResolverTypeWrapper<ContractTemplatePayload>;
  ContractTermsInput: ContractTermsInput;
  ContractTier: ResolverTypeWrapper<ContractTier>;
  ContractTierInput: ContractTierInput;
  ContractVersion: ResolverTypeWrapper<ContractVersion>;
  ConvertPointsInput: ConvertPointsInput;
  CorrectMemberInput: CorrectMemberInput;
  Country: ResolverTypeWrapper<Country>;
  CreateDepositInput: CreateDepositInput;
  CreateDepositPayload: ResolverTypeWrapper<CreateDepositPayload>;
  CreateInvitationInput: CreateInvitationInput;
  CreateLeaderboardInput: CreateLeaderboardInput;
  CreateLeaderboardPayload: ResolverTypeWrapper<CreateLeaderboardPayload>;
  CreateMissionInput: CreateMissionInput;
  CreateMissionPayload: ResolverTypeWrapper<CreateMissionPayload>;
  CreateOperatorAccountInput: CreateOperatorAccountInput;
  CreatePaymentChannelInput: CreatePaymentChannelInput;
  CreateSubaccountInput: CreateSubaccountInput;
  CreateTagInput: CreateTagInput;
  CursorInfo: ResolverTypeWrapper<CursorInfo>;
  CustomerService: ResolverTypeWrapper<CustomerService>;
  DataExport: ResolverTypeWrapper<DataExport>;
  DataExportPayload: ResolverTypeWrapper<DataExportPayload>;
  DataExportState: DataExportState;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DaySpanInput: DaySpanInput;
  DecideAdjustmentInput: DecideAdjustmentInput;
  DecideDepositInput: DecideDepositInput;
  DecideDrawCorrectionInput: DecideDrawCorrectionInput;
  DecideEnvelopeRainInput: DecideEnvelopeRainInput;
  DecideExclusionLiftInput: DecideExclusionLiftInput;
  DecideIdentityInput: DecideIdentityInput;
  DecideRaffleInput: DecideRaffleInput;
  DecideRedemptionInput: DecideRedemptionInput;
  DecideReferralInput: DecideReferralInput;
  DecideReferralPayload: ResolverTypeWrapper<DecideReferralPayload>;
  DecideSettlementInput: DecideSettlementInput;
  DecideSuspenseInput: DecideSuspenseInput;
  DeleteTagInput: DeleteTagInput;
  Deposit: ResolverTypeWrapper<Deposit>;
  DepositBlock: ResolverTypeWrapper<DepositBlock>;
  DepositBlockPage: ResolverTypeWrapper<DepositBlockPage>;
  DepositBlockPayload: ResolverTypeWrapper<DepositBlockPayload>;
  DepositDecision: DepositDecision;
  DepositPage: ResolverTypeWrapper<DepositPage>;
  DepositPayload: ResolverTypeWrapper<DepositPayload>;
  DepositState: DepositState;
  DepositStep: ResolverTypeWrapper<DepositStep>;
  DepositTransfer: ResolverTypeWrapper<DepositTransfer>;
  DeskFigures: ResolverTypeWrapper<DeskFigures>;
  Device: Device;
  DisableOperatorSubaccountInput: DisableOperatorSubaccountInput;
  Dispute: ResolverTypeWrapper<Dispute>;
  DisputeEarningInput: DisputeEarningInput;
  DisputeEarningPayload: ResolverTypeWrapper<Omit<DisputeEarningPayload, 'earning'> & { earning?: Maybe<ResolversTypes['Earning']> }>;
  DisputeOutcome: DisputeOutcome;
  DisputeReason: DisputeReason;
  DisputeState: DisputeState;
  DonePayload: ResolverTypeWrapper<DonePayload>;
  DownlineShare: ResolverTypeWrapper<DownlineShareSource>;
  DownlineSharePage: ResolverTypeWrapper<Omit<DownlineSharePage, 'items'> & { items: Array<ResolversTypes['DownlineShare']> }>;
  DrawAudit: ResolverTypeWrapper<DrawAudit>;
  DrawCorrection: ResolverTypeWrapper<DrawCorrection>;
  DrawCorrectionFilter: DrawCorrectionFilter;
  DrawCorrectionHour: ResolverTypeWrapper<DrawCorrectionHour>;
  DrawCorrectionKind: DrawCorrectionKind;
  DrawCorrectionMember: ResolverTypeWrapper<DrawCorrectionMember>;
  DrawCorrectionPage: ResolverTypeWrapper<DrawCorrectionPage>;
  DrawCorrectionPayload: ResolverTypeWrapper<DrawCorrectionPayload>;
  DrawCorrectionPreview: ResolverTypeWrapper<DrawCorrectionPreview>;
  DrawCorrectionPreviewPayload: ResolverTypeWrapper<DrawCorrectionPreviewPayload>;
  DrawCorrectionState: DrawCorrectionState;
  DrawCorrectionTeam: ResolverTypeWrapper<DrawCorrectionTeam>;
  DrawExposure: ResolverTypeWrapper<DrawExposure>;
  DrawFigures: ResolverTypeWrapper<DrawFigures>;
  DrawResultEntry: ResolverTypeWrapper<DrawResultEntry>;
  DrawState: DrawState;
  Earning: ResolverTypeWrapper<EarningSource>;
  EarningBet: ResolverTypeWrapper<EarningBet>;
  EarningBetPage: ResolverTypeWrapper<EarningBetPage>;
  EarningFilter: EarningFilter;
  EarningForecast: ResolverTypeWrapper<EarningForecastSource>;
  EarningMovement: ResolverTypeWrapper<EarningMovement>;
  EarningPage: ResolverTypeWrapper<Omit<EarningPage, 'items'> & { items: Array<ResolversTypes['Earning']> }>;
  EarningPayer: EarningPayer;
  EarningSkipReason: EarningSkipReason;
  EarningState: EarningState;
  EarningTotals: ResolverTypeWrapper<EarningTotals>;
  EndInvitationInput: EndInvitationInput;
  EndLeaderboardPayload: ResolverTypeWrapper<EndLeaderboardPayload>;
  EndMemberSessionsInput: EndMemberSessionsInput;
  EndMemberSessionsPayload: ResolverTypeWrapper<EndMemberSessionsPayload>;
  EndMissionInput: EndMissionInput;
  EndMissionPayload: ResolverTypeWrapper<EndMissionPayload>;
  EndSessionInput: EndSessionInput;
  EndingContract: ResolverTypeWrapper<EndingContract>;
  EnterDrawResultInput: EnterDrawResultInput;
  EnvelopeFound: ResolverTypeWrapper<EnvelopeFound>;
  EnvelopeOpening: ResolverTypeWrapper<EnvelopeOpening>;
  EnvelopeOpeningPage: ResolverTypeWrapper<EnvelopeOpeningPage>;
  EnvelopeRain: ResolverTypeWrapper<EnvelopeRain>;
  EnvelopeRainFilter: EnvelopeRainFilter;
  EnvelopeRainInput: EnvelopeRainInput;
  EnvelopeRainPayload: ResolverTypeWrapper<EnvelopeRainPayload>;
  EnvelopeStanding: EnvelopeStanding;
  Exclusion: ResolverTypeWrapper<Exclusion>;
  ExclusionKind: ExclusionKind;
  ExclusionLength: ExclusionLength;
  FailWithdrawalInput: FailWithdrawalInput;
  FinishPasskeyInput: FinishPasskeyInput;
  FinishSecondStepInput: FinishSecondStepInput;
  FirebaseSignInInput: FirebaseSignInInput;
  FirebaseSignInPayload: ResolverTypeWrapper<Omit<FirebaseSignInPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Game: ResolverTypeWrapper<GameSource>;
  GameChoiceList: GameChoiceList;
  GameFilter: GameFilter;
  GamePage: ResolverTypeWrapper<Omit<GamePage, 'items'> & { items: Array<ResolversTypes['Game']> }>;
  GameType: GameType;
  GoodsKind: GoodsKind;
  GoodsWords: ResolverTypeWrapper<GoodsWords>;
  GoodsWordsInput: GoodsWordsInput;
  GreatWin: ResolverTypeWrapper<GreatWin>;
  GreatWinFilter: GreatWinFilter;
  GreatWinPage: ResolverTypeWrapper<GreatWinPage>;
  GreatWinPayload: ResolverTypeWrapper<GreatWinPayload>;
  GreatWinState: GreatWinState;
  GreatestStake: ResolverTypeWrapper<GreatestStake>;
  GreatestStakeInput: GreatestStakeInput;
  HelpArticle: ResolverTypeWrapper<HelpArticle>;
  HouseAccount: ResolverTypeWrapper<HouseAccount>;
  HouseAccounts: ResolverTypeWrapper<HouseAccounts>;
  HouseAccountsPayload: ResolverTypeWrapper<HouseAccountsPayload>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Identity: ResolverTypeWrapper<Identity>;
  IdentityDocument: ResolverTypeWrapper<IdentityDocument>;
  IdentityDocumentKind: IdentityDocumentKind;
  IdentityPayload: ResolverTypeWrapper<IdentityPayload>;
  IdentityProvider: IdentityProvider;
  IdentityState: IdentityState;
  IncomeDay: ResolverTypeWrapper<IncomeDay>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<InvitationSource>;
  InvitationArrival: ResolverTypeWrapper<InvitationArrivalSource>;
  InvitationArrivalPage: ResolverTypeWrapper<Omit<InvitationArrivalPage, 'items'> & { items: Array<ResolversTypes['InvitationArrival']> }>;
  InvitationOffer: ResolverTypeWrapper<InvitationOffer>;
  InvitationPage: ResolverTypeWrapper<Omit<InvitationPage, 'items'> & { items: Array<ResolversTypes['Invitation']> }>;
  InvitationPayload: ResolverTypeWrapper<Omit<InvitationPayload, 'invitation'> & { invitation?: Maybe<ResolversTypes['Invitation']> }>;
  InvitationState: InvitationState;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LaunchGameInput: LaunchGameInput;
  LaunchGamePayload: ResolverTypeWrapper<Omit<LaunchGamePayload, 'game'> & { game?: Maybe<ResolversTypes['Game']> }>;
  LeaderboardPlace: ResolverTypeWrapper<LeaderboardPlace>;
  LeaderboardWeek: ResolverTypeWrapper<LeaderboardWeek>;
  LeaderboardWeekPlace: ResolverTypeWrapper<LeaderboardWeekPlace>;
  LedgerEntry: ResolverTypeWrapper<LedgerEntry>;
  LedgerTransfer: ResolverTypeWrapper<LedgerTransfer>;
  LedgerTransferDetail: ResolverTypeWrapper<LedgerTransferDetail>;
  LedgerTransferFilter: LedgerTransferFilter;
  LedgerTransferList: ResolverTypeWrapper<LedgerTransferList>;
  LiftState: LiftState;
  LimitKeyInput: LimitKeyInput;
  LimitKind: LimitKind;
  LimitPeriod: LimitPeriod;
  LimitsPayload: ResolverTypeWrapper<LimitsPayload>;
  LineDirection: LineDirection;
  LineLimit: ResolverTypeWrapper<LineLimit>;
  LineLimitSource: LineLimitSource;
  LineMovePreview: ResolverTypeWrapper<LineMovePreview>;
  LineNextPlace: ResolverTypeWrapper<LineNextPlace>;
  LinePlay: ResolverTypeWrapper<LinePlay>;
  LineReceiver: ResolverTypeWrapper<LineReceiver>;
  LineReference: ResolverTypeWrapper<LineReference>;
  LineRuleChange: ResolverTypeWrapper<LineRuleChange>;
  LineRules: ResolverTypeWrapper<LineRulesSource>;
  LineTransfer: ResolverTypeWrapper<LineTransfer>;
  LineTransferDirection: LineTransferDirection;
  LineTransfers: ResolverTypeWrapper<LineTransfers>;
  LinkIdentityInput: LinkIdentityInput;
  LinkageType: LinkageType;
  LinkedIdentitiesPayload: ResolverTypeWrapper<LinkedIdentitiesPayload>;
  LinkedIdentity: ResolverTypeWrapper<LinkedIdentity>;
  Locale: ResolverTypeWrapper<Scalars['Locale']['output']>;
  LossParts: ResolverTypeWrapper<LossParts>;
  Lottery: ResolverTypeWrapper<Omit<Lottery, 'rules'> & { rules: ResolversTypes['LotteryRules'] }>;
  LotteryBet: ResolverTypeWrapper<LotteryBetSource>;
  LotteryBetState: LotteryBetState;
  LotteryChase: ResolverTypeWrapper<LotteryChase>;
  LotteryChasePage: ResolverTypeWrapper<LotteryChasePage>;
  LotteryChaseState: LotteryChaseState;
  LotteryDraw: ResolverTypeWrapper<LotteryDraw>;
  LotteryDrawPage: ResolverTypeWrapper<LotteryDrawPage>;
  LotteryGame: ResolverTypeWrapper<LotteryGame>;
  LotteryHit: ResolverTypeWrapper<LotteryHit>;
  LotteryLineInput: LotteryLineInput;
  LotteryMenu: ResolverTypeWrapper<LotteryMenu>;
  LotteryOdds: ResolverTypeWrapper<LotteryOdds>;
  LotteryOddsInput: LotteryOddsInput;
  LotteryOrder: ResolverTypeWrapper<Omit<LotteryOrder, 'bets'> & { bets: Array<ResolversTypes['LotteryBet']> }>;
  LotteryOrderDrawInput: LotteryOrderDrawInput;
  LotteryOrderFilter: LotteryOrderFilter;
  LotteryOrderPage: ResolverTypeWrapper<Omit<LotteryOrderPage, 'items'> & { items: Array<ResolversTypes['LotteryOrder']> }>;
  LotteryOrderState: LotteryOrderState;
  LotteryPrizeOdds: ResolverTypeWrapper<LotteryPrizeOdds>;
  LotteryRefusal: ResolverTypeWrapper<LotteryRefusal>;
  LotteryRules: ResolverTypeWrapper<LotteryRulesSource>;
  LotteryRulesInput: LotteryRulesInput;
  LotteryRulesPreview: ResolverTypeWrapper<LotteryRulesPreview>;
  LotteryTicketReturn: ResolverTypeWrapper<LotteryTicketReturn>;
  MailPasswordInput: MailPasswordInput;
  MailPasswordPayload: ResolverTypeWrapper<MailPasswordPayload>;
  MaintenanceMessage: ResolverTypeWrapper<MaintenanceMessage>;
  MaintenanceMessageInput: MaintenanceMessageInput;
  MaintenanceWindow: ResolverTypeWrapper<MaintenanceWindow>;
  MaintenanceWindowInput: MaintenanceWindowInput;
  MallGoods: ResolverTypeWrapper<MallGoods>;
  MallGoodsFilter: MallGoodsFilter;
  MallGoodsInput: MallGoodsInput;
  MallGoodsPage: ResolverTypeWrapper<MallGoodsPage>;
  MallGoodsPayload: ResolverTypeWrapper<MallGoodsPayload>;
  MarkedMember: ResolverTypeWrapper<MarkedMember>;
  MarkedMemberPage: ResolverTypeWrapper<MarkedMemberPage>;
  Member: ResolverTypeWrapper<MemberSource>;
  MemberActionInput: MemberActionInput;
  MemberBetFilter: MemberBetFilter;
  MemberBetPage: ResolverTypeWrapper<MemberBetPage>;
  MemberLock: MemberLock;
  MemberNote: ResolverTypeWrapper<MemberNote>;
  MemberNotePayload: ResolverTypeWrapper<MemberNotePayload>;
  MemberProfile: ResolverTypeWrapper<MemberProfile>;
  MemberProfilePayload: ResolverTypeWrapper<MemberProfilePayload>;
  MemberProtection: ResolverTypeWrapper<MemberProtection>;
  MemberProtectionPayload: ResolverTypeWrapper<MemberProtectionPayload>;
  MemberReference: ResolverTypeWrapper<MemberReference>;
  MemberSession: ResolverTypeWrapper<MemberSession>;
  MemberStatement: ResolverTypeWrapper<MemberStatement>;
  MemberStatementEntry: ResolverTypeWrapper<MemberStatementEntry>;
  MemberStatementFilter: MemberStatementFilter;
  MemberStatus: MemberStatus;
  MemberTagsPayload: ResolverTypeWrapper<MemberTagsPayload>;
  MemberTransferRules: ResolverTypeWrapper<MemberTransferRules>;
  MemberTransferRulesInput: MemberTransferRulesInput;
  MemberTransferRulesPayload: ResolverTypeWrapper<MemberTransferRulesPayload>;
  MemberVip: ResolverTypeWrapper<MemberVip>;
  MemberWallet: ResolverTypeWrapper<MemberWallet>;
  Merchant: ResolverTypeWrapper<Merchant>;
  MerchantPage: ResolverTypeWrapper<MerchantPage>;
  MerchantPayload: ResolverTypeWrapper<MerchantPayload>;
  MerchantReference: ResolverTypeWrapper<MerchantReference>;
  Mission: ResolverTypeWrapper<Mission>;
  MissionGoal: MissionGoal;
  MissionLeaderboard: ResolverTypeWrapper<MissionLeaderboard>;
  MissionLeaderboards: ResolverTypeWrapper<MissionLeaderboards>;
  MissionName: ResolverTypeWrapper<MissionName>;
  MissionNameInput: MissionNameInput;
  MissionPeriod: MissionPeriod;
  MissionState: MissionState;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  MoveLineInput: MoveLineInput;
  MoveLinePayload: ResolverTypeWrapper<Omit<MoveLinePayload, 'line'> & { line?: Maybe<ResolversTypes['OperatorLine']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NextTier: ResolverTypeWrapper<NextTier>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OfferAvailability: OfferAvailability;
  OfferContractInput: OfferContractInput;
  OpenEnvelopeInput: OpenEnvelopeInput;
  OpenEnvelopePayload: ResolverTypeWrapper<OpenEnvelopePayload>;
  OpenTeamAccountInput: OpenTeamAccountInput;
  OpenTeamAccountPayload: ResolverTypeWrapper<Omit<OpenTeamAccountPayload, 'member'> & { member?: Maybe<ResolversTypes['TeamMember']> }>;
  Operator: ResolverTypeWrapper<Operator>;
  OperatorAccount: ResolverTypeWrapper<OperatorAccount>;
  OperatorAccountFilter: OperatorAccountFilter;
  OperatorAccountPage: ResolverTypeWrapper<OperatorAccountPage>;
  OperatorAccountPayload: ResolverTypeWrapper<OperatorAccountPayload>;
  OperatorAnnouncement: ResolverTypeWrapper<OperatorAnnouncement>;
  OperatorAnnouncementFilter: OperatorAnnouncementFilter;
  OperatorAnnouncementPage: ResolverTypeWrapper<OperatorAnnouncementPage>;
  OperatorAnnouncementPayload: ResolverTypeWrapper<OperatorAnnouncementPayload>;
  OperatorBanner: ResolverTypeWrapper<OperatorBanner>;
  OperatorBannerFilter: OperatorBannerFilter;
  OperatorBannerPage: ResolverTypeWrapper<OperatorBannerPage>;
  OperatorBannerPayload: ResolverTypeWrapper<OperatorBannerPayload>;
  OperatorBet: ResolverTypeWrapper<OperatorBet>;
  OperatorBetDetail: ResolverTypeWrapper<OperatorBetDetail>;
  OperatorBetFilter: OperatorBetFilter;
  OperatorBetPage: ResolverTypeWrapper<OperatorBetPage>;
  OperatorContract: ResolverTypeWrapper<OperatorContractSource>;
  OperatorContractFilter: OperatorContractFilter;
  OperatorContractPage: ResolverTypeWrapper<Omit<OperatorContractPage, 'items'> & { items: Array<ResolversTypes['OperatorContract']> }>;
  OperatorContractPayload: ResolverTypeWrapper<Omit<OperatorContractPayload, 'contract'> & { contract?: Maybe<ResolversTypes['OperatorContract']> }>;
  OperatorContractStep: ResolverTypeWrapper<OperatorContractStep>;
  OperatorCurrentDraw: ResolverTypeWrapper<OperatorCurrentDraw>;
  OperatorDeposit: ResolverTypeWrapper<OperatorDeposit>;
  OperatorDepositDetail: ResolverTypeWrapper<OperatorDepositDetail>;
  OperatorDepositFilter: OperatorDepositFilter;
  OperatorDepositPage: ResolverTypeWrapper<OperatorDepositPage>;
  OperatorDepositPayload: ResolverTypeWrapper<OperatorDepositPayload>;
  OperatorDispute: ResolverTypeWrapper<OperatorDispute>;
  OperatorDisputeFilter: OperatorDisputeFilter;
  OperatorDisputePage: ResolverTypeWrapper<OperatorDisputePage>;
  OperatorDraw: ResolverTypeWrapper<OperatorDraw>;
  OperatorDrawDetail: ResolverTypeWrapper<OperatorDrawDetail>;
  OperatorDrawFilter: OperatorDrawFilter;
  OperatorDrawPage: ResolverTypeWrapper<OperatorDrawPage>;
  OperatorDrawPayload: ResolverTypeWrapper<OperatorDrawPayload>;
  OperatorEnvelopeRain: ResolverTypeWrapper<OperatorEnvelopeRain>;
  OperatorEnvelopeRainPage: ResolverTypeWrapper<OperatorEnvelopeRainPage>;
  OperatorExclusion: ResolverTypeWrapper<OperatorExclusion>;
  OperatorExclusionFilter: OperatorExclusionFilter;
  OperatorExclusionPage: ResolverTypeWrapper<OperatorExclusionPage>;
  OperatorExclusionPayload: ResolverTypeWrapper<OperatorExclusionPayload>;
  OperatorGame: ResolverTypeWrapper<OperatorGame>;
  OperatorGameFilter: OperatorGameFilter;
  OperatorGamePage: ResolverTypeWrapper<OperatorGamePage>;
  OperatorGamesPayload: ResolverTypeWrapper<OperatorGamesPayload>;
  OperatorIdentity: ResolverTypeWrapper<OperatorIdentity>;
  OperatorIdentityFilter: OperatorIdentityFilter;
  OperatorIdentityPage: ResolverTypeWrapper<OperatorIdentityPage>;
  OperatorIdentityPayload: ResolverTypeWrapper<OperatorIdentityPayload>;
  OperatorLeaderboard: ResolverTypeWrapper<OperatorLeaderboard>;
  OperatorLine: ResolverTypeWrapper<OperatorLineSource>;
  OperatorLineFigures: ResolverTypeWrapper<OperatorLineFigures>;
  OperatorLineFilter: OperatorLineFilter;
  OperatorLinePage: ResolverTypeWrapper<Omit<OperatorLinePage, 'items'> & { items: Array<ResolversTypes['OperatorLine']> }>;
  OperatorLottery: ResolverTypeWrapper<OperatorLottery>;
  OperatorLotteryDetail: ResolverTypeWrapper<OperatorLotteryDetail>;
  OperatorLotteryPayload: ResolverTypeWrapper<OperatorLotteryPayload>;
  OperatorLotteryRules: ResolverTypeWrapper<OperatorLotteryRules>;
  OperatorMember: ResolverTypeWrapper<OperatorMember>;
  OperatorMemberFilter: OperatorMemberFilter;
  OperatorMemberPage: ResolverTypeWrapper<OperatorMemberPage>;
  OperatorMission: ResolverTypeWrapper<OperatorMission>;
  OperatorModule: ResolverTypeWrapper<OperatorModule>;
  OperatorModulePage: ResolverTypeWrapper<OperatorModulePage>;
  OperatorModulePayload: ResolverTypeWrapper<OperatorModulePayload>;
  OperatorPasswordPayload: ResolverTypeWrapper<OperatorPasswordPayload>;
  OperatorPaymentChannel: ResolverTypeWrapper<OperatorPaymentChannel>;
  OperatorPaymentChannelPage: ResolverTypeWrapper<OperatorPaymentChannelPage>;
  OperatorPaymentChannelPayload: ResolverTypeWrapper<OperatorPaymentChannelPayload>;
  OperatorPlayType: ResolverTypeWrapper<OperatorPlayType>;
  OperatorPrize: ResolverTypeWrapper<OperatorPrize>;
  OperatorPromotion: ResolverTypeWrapper<OperatorPromotion>;
  OperatorPromotionAudience: ResolverTypeWrapper<OperatorPromotionAudience>;
  OperatorPromotionClaim: ResolverTypeWrapper<OperatorPromotionClaim>;
  OperatorPromotionClaimFilter: OperatorPromotionClaimFilter;
  OperatorPromotionClaimPage: ResolverTypeWrapper<OperatorPromotionClaimPage>;
  OperatorPromotionClaimPayload: ResolverTypeWrapper<OperatorPromotionClaimPayload>;
  OperatorPromotionFilter: OperatorPromotionFilter;
  OperatorPromotionPage: ResolverTypeWrapper<OperatorPromotionPage>;
  OperatorPromotionPayload: ResolverTypeWrapper<OperatorPromotionPayload>;
  OperatorPromotionTerms: ResolverTypeWrapper<OperatorPromotionTerms>;
  OperatorRaffle: ResolverTypeWrapper<OperatorRaffle>;
  OperatorRafflePage: ResolverTypeWrapper<OperatorRafflePage>;
  OperatorRafflePrize: ResolverTypeWrapper<OperatorRafflePrize>;
  OperatorRaffleSpin: ResolverTypeWrapper<OperatorRaffleSpin>;
  OperatorRaffleSpinPage: ResolverTypeWrapper<OperatorRaffleSpinPage>;
  OperatorRebateClaim: ResolverTypeWrapper<OperatorRebateClaim>;
  OperatorRebateClaimDetail: ResolverTypeWrapper<OperatorRebateClaimDetail>;
  OperatorRebateClaimFilter: OperatorRebateClaimFilter;
  OperatorRebateClaimPage: ResolverTypeWrapper<OperatorRebateClaimPage>;
  OperatorRedemption: ResolverTypeWrapper<OperatorRedemption>;
  OperatorRedemptionFilter: OperatorRedemptionFilter;
  OperatorRedemptionPage: ResolverTypeWrapper<OperatorRedemptionPage>;
  OperatorRedemptionPayload: ResolverTypeWrapper<OperatorRedemptionPayload>;
  OperatorReferral: ResolverTypeWrapper<OperatorReferral>;
  OperatorReferralFilter: OperatorReferralFilter;
  OperatorReferralPage: ResolverTypeWrapper<OperatorReferralPage>;
  OperatorRegistrationField: ResolverTypeWrapper<OperatorRegistrationField>;
  OperatorRegistrationFieldPage: ResolverTypeWrapper<OperatorRegistrationFieldPage>;
  OperatorRegistrationFieldPayload: ResolverTypeWrapper<OperatorRegistrationFieldPayload>;
  OperatorRole: OperatorRole;
  OperatorSecurity: ResolverTypeWrapper<OperatorSecurity>;
  OperatorSignInInput: OperatorSignInInput;
  OperatorSignInPayload: ResolverTypeWrapper<OperatorSignInPayload>;
  OperatorVendor: ResolverTypeWrapper<OperatorVendor>;
  OperatorVendorFilter: OperatorVendorFilter;
  OperatorVendorPage: ResolverTypeWrapper<OperatorVendorPage>;
  OperatorVendorTransfer: ResolverTypeWrapper<OperatorVendorTransfer>;
  OperatorVendorTransferPage: ResolverTypeWrapper<OperatorVendorTransferPage>;
  OperatorVendorTransferPayload: ResolverTypeWrapper<OperatorVendorTransferPayload>;
  OperatorVendorsPayload: ResolverTypeWrapper<OperatorVendorsPayload>;
  OperatorVipLevel: ResolverTypeWrapper<OperatorVipLevel>;
  OperatorWithdrawal: ResolverTypeWrapper<OperatorWithdrawal>;
  OperatorWithdrawalFilter: OperatorWithdrawalFilter;
  OperatorWithdrawalPage: ResolverTypeWrapper<OperatorWithdrawalPage>;
  OperatorWithdrawalPayload: ResolverTypeWrapper<OperatorWithdrawalPayload>;
  OperatorWithdrawalStep: ResolverTypeWrapper<OperatorWithdrawalStep>;
  OrderDirection: OrderDirection;
  OrderOperatorVendorsInput: OrderOperatorVendorsInput;
  OwnStanding: ResolverTypeWrapper<OwnStanding>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageInput: PageInput;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyOptionsPayload: ResolverTypeWrapper<PasskeyOptionsPayload>;
  PasswordInput: PasswordInput;
  PayMeasures: ResolverTypeWrapper<PayMeasures>;
  PayWindow: ResolverTypeWrapper<PayWindow>;
  PayWithdrawalAgainInput: PayWithdrawalAgainInput;
  PaymentChannel: ResolverTypeWrapper<PaymentChannel>;
  PaymentChannelInput: PaymentChannelInput;
  PaymentProposal: ResolverTypeWrapper<PaymentProposal>;
  PaymentSettings: ResolverTypeWrapper<PaymentSettings>;
  PaymentSettingsInput: PaymentSettingsInput;
  PaymentSettingsPayload: ResolverTypeWrapper<PaymentSettingsPayload>;
  PayoutAccount: ResolverTypeWrapper<PayoutAccount>;
  PayoutAccountKind: PayoutAccountKind;
  PayoutAccountPayload: ResolverTypeWrapper<PayoutAccountPayload>;
  PayoutGateway: PayoutGateway;
  PayoutState: PayoutState;
  PayoutWay: PayoutWay;
  PendingChange: ResolverTypeWrapper<PendingChange>;
  PendingLimit: ResolverTypeWrapper<PendingLimit>;
  PendingLimitPage: ResolverTypeWrapper<PendingLimitPage>;
  PinMemberNoteInput: PinMemberNoteInput;
  PlaceLotteryOrderInput: PlaceLotteryOrderInput;
  PlaceLotteryOrderPayload: ResolverTypeWrapper<Omit<PlaceLotteryOrderPayload, 'orders'> & { orders?: Maybe<Array<ResolversTypes['LotteryOrder']>> }>;
  PlayState: ResolverTypeWrapper<PlayState>;
  PlayStatePayload: ResolverTypeWrapper<PlayStatePayload>;
  PointBalance: ResolverTypeWrapper<PointBalance>;
  PointChange: ResolverTypeWrapper<PointChange>;
  PointChangeConnection: ResolverTypeWrapper<PointChangeConnection>;
  PointChangeEdge: ResolverTypeWrapper<PointChangeEdge>;
  PointChangeKind: PointChangeKind;
  PointConfig: ResolverTypeWrapper<PointConfig>;
  PointReward: ResolverTypeWrapper<PointReward>;
  PointRewardPage: ResolverTypeWrapper<PointRewardPage>;
  PointSettings: ResolverTypeWrapper<PointSettings>;
  PointSettingsInput: PointSettingsInput;
  PointSettingsPayload: ResolverTypeWrapper<PointSettingsPayload>;
  PointStep: ResolverTypeWrapper<PointStep>;
  PointStepInput: PointStepInput;
  PreviewDrawCorrectionInput: PreviewDrawCorrectionInput;
  PrizeMode: PrizeMode;
  Profile: ResolverTypeWrapper<Profile>;
  ProfileContact: ProfileContact;
  ProfileContactInput: ProfileContactInput;
  ProfileDetail: ResolverTypeWrapper<ProfileDetail>;
  ProfilePayload: ResolverTypeWrapper<ProfilePayload>;
  ProfitCategory: ResolverTypeWrapper<ProfitCategory>;
  ProfitDay: ResolverTypeWrapper<ProfitDay>;
  ProfitFigures: ResolverTypeWrapper<ProfitFigures>;
  ProfitReport: ResolverTypeWrapper<ProfitReport>;
  Promotion: ResolverTypeWrapper<Promotion>;
  PromotionApproval: PromotionApproval;
  PromotionAudience: ResolverTypeWrapper<PromotionAudience>;
  PromotionAudienceInput: PromotionAudienceInput;
  PromotionCategory: PromotionCategory;
  PromotionClaim: ResolverTypeWrapper<PromotionClaim>;
  PromotionClaimPage: ResolverTypeWrapper<PromotionClaimPage>;
  PromotionClaimState: PromotionClaimState;
  PromotionContact: PromotionContact;
  PromotionDeedInput: PromotionDeedInput;
  PromotionDeposits: ResolverTypeWrapper<PromotionDeposits>;
  PromotionDepositsInput: PromotionDepositsInput;
  PromotionDraft: ResolverTypeWrapper<PromotionDraft>;
  PromotionInput: PromotionInput;
  PromotionLoss: ResolverTypeWrapper<PromotionLoss>;
  PromotionLossInput: PromotionLossInput;
  PromotionLossPeriod: PromotionLossPeriod;
  PromotionObstacle: PromotionObstacle;
  PromotionReward: ResolverTypeWrapper<PromotionReward>;
  PromotionRewardInput: PromotionRewardInput;
  PromotionRewardKind: PromotionRewardKind;
  PromotionStanding: PromotionStanding;
  PromotionState: PromotionState;
  PromotionTerms: ResolverTypeWrapper<PromotionTerms>;
  PromotionTermsInput: PromotionTermsInput;
  PromotionTrigger: PromotionTrigger;
  PromotionTurnover: ResolverTypeWrapper<PromotionTurnover>;
  PromotionTurnoverInput: PromotionTurnoverInput;
  PromotionWeight: ResolverTypeWrapper<PromotionWeight>;
  PromotionWeightInput: PromotionWeightInput;
  PromotionWords: ResolverTypeWrapper<PromotionWords>;
  PromotionWordsInput: PromotionWordsInput;
  Proposal: ResolverTypeWrapper<Proposal>;
  ProposalKind: ProposalKind;
  ProposeContractInput: ProposeContractInput;
  Protection: ResolverTypeWrapper<Protection>;
  ProtectionLimit: ResolverTypeWrapper<ProtectionLimit>;
  ProtectionPayload: ResolverTypeWrapper<ProtectionPayload>;
  ProtectionPrompt: ProtectionPrompt;
  ProtectionPromptsPayload: ResolverTypeWrapper<ProtectionPromptsPayload>;
  ProvedIdentity: ResolverTypeWrapper<ProvedIdentity>;
  PublishedPromotion: ResolverTypeWrapper<PublishedPromotion>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Raffle: ResolverTypeWrapper<Raffle>;
  RaffleFilter: RaffleFilter;
  RaffleInput: RaffleInput;
  RafflePayload: ResolverTypeWrapper<RafflePayload>;
  RafflePrize: ResolverTypeWrapper<RafflePrize>;
  RafflePrizeInput: RafflePrizeInput;
  RafflePrizeKind: RafflePrizeKind;
  RafflePrizeName: ResolverTypeWrapper<RafflePrizeName>;
  RafflePrizeNameInput: RafflePrizeNameInput;
  RaffleSpin: ResolverTypeWrapper<RaffleSpin>;
  RaffleSpinPage: ResolverTypeWrapper<RaffleSpinPage>;
  RaffleStanding: RaffleStanding;
  ReasonedContractInput: ReasonedContractInput;
  ReauthenticateInput: ReauthenticateInput;
  RebateAccrual: ResolverTypeWrapper<RebateAccrual>;
  RebateAccrualState: RebateAccrualState;
  RebateCategoryRate: ResolverTypeWrapper<RebateCategoryRate>;
  RebateCategoryRateInput: RebateCategoryRateInput;
  RebateChannel: RebateChannel;
  RebateClaim: ResolverTypeWrapper<RebateClaim>;
  RebateClaimDetail: ResolverTypeWrapper<RebateClaimDetail>;
  RebateClaimLine: ResolverTypeWrapper<RebateClaimLine>;
  RebateClaimPage: ResolverTypeWrapper<RebateClaimPage>;
  RebateMode: RebateMode;
  RebateRate: ResolverTypeWrapper<RebateRate>;
  RebateRules: ResolverTypeWrapper<RebateRules>;
  Rebates: ResolverTypeWrapper<Rebates>;
  RecoveryCodesPayload: ResolverTypeWrapper<RecoveryCodesPayload>;
  RedeemPointRewardInput: RedeemPointRewardInput;
  RedeemPromotionCodeInput: RedeemPromotionCodeInput;
  Redemption: ResolverTypeWrapper<Redemption>;
  RedemptionKind: RedemptionKind;
  RedemptionOutcome: RedemptionOutcome;
  RedemptionPage: ResolverTypeWrapper<RedemptionPage>;
  RedemptionPayload: ResolverTypeWrapper<RedemptionPayload>;
  RedemptionReceiver: ResolverTypeWrapper<RedemptionReceiver>;
  RedemptionReceiverInput: RedemptionReceiverInput;
  RedemptionState: RedemptionState;
  Referral: ResolverTypeWrapper<Referral>;
  ReferralReason: ReferralReason;
  ReferralRule: ResolverTypeWrapper<ReferralRule>;
  ReferralState: ReferralState;
  ReferralTerms: ResolverTypeWrapper<ReferralTerms>;
  ReferredFriend: ResolverTypeWrapper<ReferredFriend>;
  ReferredFriendPage: ResolverTypeWrapper<ReferredFriendPage>;
  RefuseProposalInput: RefuseProposalInput;
  RefuseProposalPayload: ResolverTypeWrapper<RefuseProposalPayload>;
  RegistrationField: ResolverTypeWrapper<RegistrationField>;
  RegistrationInput: RegistrationInput;
  RegistrationSetting: ResolverTypeWrapper<RegistrationSettingSource>;
  RejectWithdrawalInput: RejectWithdrawalInput;
  ReleaseWithdrawalInput: ReleaseWithdrawalInput;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePayoutAccountInput: RemovePayoutAccountInput;
  RemovePayoutAccountPayload: ResolverTypeWrapper<RemovePayoutAccountPayload>;
  RemoveTotpInput: RemoveTotpInput;
  RenamePasskeyInput: RenamePasskeyInput;
  ReopenAccountInput: ReopenAccountInput;
  RequestAdjustmentInput: RequestAdjustmentInput;
  RequestContractInput: RequestContractInput;
  RequestDrawCorrectionInput: RequestDrawCorrectionInput;
  RequestExclusionLiftInput: RequestExclusionLiftInput;
  RequestReversalInput: RequestReversalInput;
  RequestWithdrawalInput: RequestWithdrawalInput;
  RequestedAdjustmentKind: RequestedAdjustmentKind;
  ResetMemberPasswordPayload: ResolverTypeWrapper<ResetMemberPasswordPayload>;
  ResetOperatorPasswordInput: ResetOperatorPasswordInput;
  ResolveVendorTransferInput: ResolveVendorTransferInput;
  Resource: ResolverTypeWrapper<Resource>;
  ReturnWalletsInput: ReturnWalletsInput;
  ReturnWalletsPayload: ResolverTypeWrapper<ReturnWalletsPayload>;
  ReviewGreatWinInput: ReviewGreatWinInput;
  Role: Role;
  SaveLotteryRulesInput: SaveLotteryRulesInput;
  SecondStep: ResolverTypeWrapper<SecondStep>;
  SecondStepMethod: SecondStepMethod;
  Security: ResolverTypeWrapper<Security>;
  SelfExcludeInput: SelfExcludeInput;
  SendCodePayload: ResolverTypeWrapper<SendCodePayload>;
  SendContactCodeInput: SendContactCodeInput;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: ResolverTypeWrapper<SendFeedbackPayload>;
  SendRegistrationCodeInput: SendRegistrationCodeInput;
  SendSecondStepCodeInput: SendSecondStepCodeInput;
  SendSignInCodeInput: SendSignInCodeInput;
  SendToLineInput: SendToLineInput;
  SendToLinePayload: ResolverTypeWrapper<SendToLinePayload>;
  SetContactInput: SetContactInput;
  SetFavouriteInput: SetFavouriteInput;
  SetFavouritePayload: ResolverTypeWrapper<Omit<SetFavouritePayload, 'game'> & { game?: Maybe<ResolversTypes['Game']> }>;
  SetGameChoicesInput: SetGameChoicesInput;
  SetLanguageInput: SetLanguageInput;
  SetLanguagePayload: ResolverTypeWrapper<SetLanguagePayload>;
  SetLimitInput: SetLimitInput;
  SetLineRulesInput: SetLineRulesInput;
  SetLineRulesPayload: ResolverTypeWrapper<Omit<SetLineRulesPayload, 'rules'> & { rules?: Maybe<ResolversTypes['LineRules']> }>;
  SetMemberStatusInput: SetMemberStatusInput;
  SetMemberTagsInput: SetMemberTagsInput;
  SetOperatorLimitInput: SetOperatorLimitInput;
  SetPasswordByPhoneInput: SetPasswordByPhoneInput;
  SetPaymentPasswordInput: SetPaymentPasswordInput;
  SetRealityCheckInput: SetRealityCheckInput;
  SetSubaccountPasswordInput: SetSubaccountPasswordInput;
  SettleAgainPayload: ResolverTypeWrapper<Omit<SettleAgainPayload, 'settlement'> & { settlement?: Maybe<ResolversTypes['Settlement']> }>;
  Settlement: ResolverTypeWrapper<SettlementSource>;
  SettlementEarning: ResolverTypeWrapper<SettlementEarning>;
  SettlementEarningFilter: SettlementEarningFilter;
  SettlementEarningPage: ResolverTypeWrapper<SettlementEarningPage>;
  SettlementEarningState: SettlementEarningState;
  SettlementFilter: SettlementFilter;
  SettlementKind: SettlementKind;
  SettlementPage: ResolverTypeWrapper<Omit<SettlementPage, 'items'> & { items: Array<ResolversTypes['Settlement']> }>;
  SettlementPayer: SettlementPayer;
  SettlementPayload: ResolverTypeWrapper<Omit<SettlementPayload, 'settlement'> & { settlement?: Maybe<ResolversTypes['Settlement']> }>;
  SettlementPeriod: SettlementPeriod;
  SettlementSkip: ResolverTypeWrapper<SettlementSkip>;
  SettlementSkipReason: SettlementSkipReason;
  SettlementState: SettlementState;
  SettlementSum: ResolverTypeWrapper<SettlementSum>;
  SharedOrigin: ResolverTypeWrapper<SharedOrigin>;
  SharedOriginKind: SharedOriginKind;
  SignContractInput: SignContractInput;
  SignInByPasskeyInput: SignInByPasskeyInput;
  SignInDaySettings: ResolverTypeWrapper<SignInDaySettings>;
  SignInDaySettingsInput: SignInDaySettingsInput;
  SignInDaySettingsPayload: ResolverTypeWrapper<SignInDaySettingsPayload>;
  SignInDayWorth: ResolverTypeWrapper<SignInDayWorth>;
  SignInDayWorthInput: SignInDayWorthInput;
  SignInDays: ResolverTypeWrapper<SignInDays>;
  SignInDaysLately: ResolverTypeWrapper<SignInDaysLately>;
  SignInInput: SignInInput;
  SignInKind: SignInKind;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  SignInPlace: ResolverTypeWrapper<SignInPlace>;
  SignInSide: SignInSide;
  SignInState: SignInState;
  SignInStep: ResolverTypeWrapper<SignInStep>;
  SignInType: SignInType;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SignedInPlace: ResolverTypeWrapper<SignedInPlace>;
  SignedInPlacesPayload: ResolverTypeWrapper<SignedInPlacesPayload>;
  Site: ResolverTypeWrapper<SiteSource>;
  SiteMode: SiteMode;
  SiteTopic: SiteTopic;
  SmsChannel: SmsChannel;
  SocialProvider: SocialProvider;
  SocialSignIn: ResolverTypeWrapper<SocialSignIn>;
  SpinRaffleInput: SpinRaffleInput;
  SpinRafflePayload: ResolverTypeWrapper<SpinRafflePayload>;
  StandingDay: ResolverTypeWrapper<StandingDay>;
  StartFreePlayInput: StartFreePlayInput;
  StartTimeOutInput: StartTimeOutInput;
  StatementConnection: ResolverTypeWrapper<StatementConnection>;
  StatementEdge: ResolverTypeWrapper<StatementEdge>;
  StatementEntry: ResolverTypeWrapper<StatementEntry>;
  StatementKind: StatementKind;
  StopLotteryChaseInput: StopLotteryChaseInput;
  StopLotteryChasePayload: ResolverTypeWrapper<StopLotteryChasePayload>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subaccount: ResolverTypeWrapper<Subaccount>;
  SubaccountDeed: ResolverTypeWrapper<SubaccountDeed>;
  SubaccountDeedKind: SubaccountDeedKind;
  SubaccountDeedPage: ResolverTypeWrapper<SubaccountDeedPage>;
  SubaccountInput: SubaccountInput;
  SubaccountPage: ResolverTypeWrapper<SubaccountPage>;
  SubaccountPayload: ResolverTypeWrapper<SubaccountPayload>;
  SubaccountRight: SubaccountRight;
  SubmitIdentityInput: SubmitIdentityInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuspenseCandidate: ResolverTypeWrapper<SuspenseCandidate>;
  SuspenseDecision: SuspenseDecision;
  SuspenseDetail: ResolverTypeWrapper<SuspenseDetail>;
  SuspenseFilter: SuspenseFilter;
  SuspensePage: ResolverTypeWrapper<SuspensePage>;
  SuspensePayload: ResolverTypeWrapper<SuspensePayload>;
  SuspenseReason: SuspenseReason;
  SuspenseTransfer: ResolverTypeWrapper<SuspenseTransfer>;
  SystemStatus: ResolverTypeWrapper<SystemStatus>;
  Tag: ResolverTypeWrapper<Tag>;
  TagColour: TagColour;
  TagPayload: ResolverTypeWrapper<TagPayload>;
  Team: ResolverTypeWrapper<TeamSource>;
  TeamBet: ResolverTypeWrapper<TeamBetSource>;
  TeamBetConnection: ResolverTypeWrapper<TeamBetsSource>;
  TeamBetEdge: ResolverTypeWrapper<Omit<TeamBetEdge, 'node'> & { node: ResolversTypes['TeamBet'] }>;
  TeamBetFilter: TeamBetFilter;
  TeamCategory: ResolverTypeWrapper<TeamCategory>;
  TeamDay: ResolverTypeWrapper<TeamDay>;
  TeamFigures: ResolverTypeWrapper<TeamFigures>;
  TeamLine: TeamLine;
  TeamMember: ResolverTypeWrapper<TeamMemberSource>;
  TeamMemberFilter: TeamMemberFilter;
  TeamMemberOrderField: TeamMemberOrderField;
  TeamMemberOrderInput: TeamMemberOrderInput;
  TeamMemberPage: ResolverTypeWrapper<Omit<TeamMemberPage, 'items'> & { items: Array<ResolversTypes['TeamMember']> }>;
  TeamPart: ResolverTypeWrapper<TeamPartSource>;
  TeamPartPage: ResolverTypeWrapper<Omit<TeamPartPage, 'items'> & { items: Array<ResolversTypes['TeamPart']> }>;
  TeamReport: ResolverTypeWrapper<TeamReport>;
  TeamScope: TeamScope;
  TeamTransfer: ResolverTypeWrapper<TeamTransferSource>;
  TeamTransferConnection: ResolverTypeWrapper<Omit<TeamTransferConnection, 'edges'> & { edges: Array<ResolversTypes['TeamTransferEdge']> }>;
  TeamTransferEdge: ResolverTypeWrapper<Omit<TeamTransferEdge, 'node'> & { node: ResolversTypes['TeamTransfer'] }>;
  TeamTransferFilter: TeamTransferFilter;
  TeamTransferKind: TeamTransferKind;
  TeamTransferStep: TeamTransferStep;
  ThemeToken: ResolverTypeWrapper<ThemeToken>;
  TimeOutLength: TimeOutLength;
  TransferKind: TransferKind;
  TransferOutcome: TransferOutcome;
  TransferWalletInput: TransferWalletInput;
  TransferWalletPayload: ResolverTypeWrapper<TransferWalletPayload>;
  Translation: ResolverTypeWrapper<Translation>;
  TranslationInput: TranslationInput;
  TrialBalance: ResolverTypeWrapper<TrialBalance>;
  TrialBalanceMismatch: ResolverTypeWrapper<TrialBalanceMismatch>;
  TrialBalancePayload: ResolverTypeWrapper<TrialBalancePayload>;
  TrialBalanceRun: ResolverTypeWrapper<TrialBalanceRun>;
  TriedOutcome: ResolverTypeWrapper<TriedOutcome>;
  TriedWindow: ResolverTypeWrapper<TriedWindowSource>;
  TryContractInput: TryContractInput;
  Turnover: ResolverTypeWrapper<Turnover>;
  TurnoverBreach: TurnoverBreach;
  TurnoverBucket: ResolverTypeWrapper<TurnoverBucket>;
  TurnoverRule: ResolverTypeWrapper<TurnoverRule>;
  TurnoverRuleInput: TurnoverRuleInput;
  TurnoverRulePayload: ResolverTypeWrapper<TurnoverRulePayload>;
  TurnoverShare: ResolverTypeWrapper<TurnoverShare>;
  TurnoverShareInput: TurnoverShareInput;
  TurnoverSource: TurnoverSource;
  TurnoverState: TurnoverState;
  TurnoverWeight: ResolverTypeWrapper<TurnoverWeight>;
  UnlinkIdentityInput: UnlinkIdentityInput;
  UpdateAdjustmentLimitInput: UpdateAdjustmentLimitInput;
  UpdateLotteryInput: UpdateLotteryInput;
  UpdateMerchantInput: UpdateMerchantInput;
  UpdateOperatorAccountInput: UpdateOperatorAccountInput;
  UpdateOperatorGamesInput: UpdateOperatorGamesInput;
  UpdateOperatorVendorsInput: UpdateOperatorVendorsInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateRebateRulesInput: UpdateRebateRulesInput;
  UpdateRebateRulesPayload: ResolverTypeWrapper<UpdateRebateRulesPayload>;
  UpdateReferralRuleInput: UpdateReferralRuleInput;
  UpdateReferralRulePayload: ResolverTypeWrapper<UpdateReferralRulePayload>;
  UpdateRegistrationFieldInput: UpdateRegistrationFieldInput;
  UpdateVipLevelsInput: UpdateVipLevelsInput;
  UpdateVipLevelsPayload: ResolverTypeWrapper<UpdateVipLevelsPayload>;
  UpdateWhitelabelModuleInput: UpdateWhitelabelModuleInput;
  UserError: ResolverTypeWrapper<UserError>;
  VendorCard: ResolverTypeWrapper<VendorCard>;
  VendorHealth: ResolverTypeWrapper<VendorHealth>;
  VendorLane: ResolverTypeWrapper<VendorLane>;
  VendorOrders: ResolverTypeWrapper<VendorOrders>;
  VendorTransaction: ResolverTypeWrapper<VendorTransaction>;
  VendorTransferAnswer: VendorTransferAnswer;
  VendorTransferFilter: VendorTransferFilter;
  VendorTransferOutcome: VendorTransferOutcome;
  VendorTransferProposal: ResolverTypeWrapper<VendorTransferProposal>;
  VendorWallet: ResolverTypeWrapper<VendorWallet>;
  VendorWalletStyle: VendorWalletStyle;
  VendorWallets: ResolverTypeWrapper<VendorWallets>;
  Vip: ResolverTypeWrapper<Vip>;
  VipBonus: ResolverTypeWrapper<VipBonus>;
  VipBonusKind: VipBonusKind;
  VipBonusState: VipBonusState;
  VipLevel: ResolverTypeWrapper<VipLevel>;
  VipLevelInput: VipLevelInput;
  VipLevelName: ResolverTypeWrapper<VipLevelName>;
  VipLevelNameInput: VipLevelNameInput;
  VipLevelSettings: ResolverTypeWrapper<VipLevelSettings>;
  VipStep: ResolverTypeWrapper<VipStep>;
  VipStepPage: ResolverTypeWrapper<VipStepPage>;
  VipStepReason: VipStepReason;
  Wallet: ResolverTypeWrapper<WalletSource>;
  WalletDirection: WalletDirection;
  WalletTransfer: ResolverTypeWrapper<WalletTransfer>;
  WalletTransferState: WalletTransferState;
  WhitelabelModule: WhitelabelModule;
  Winner: ResolverTypeWrapper<Omit<Winner, 'game'> & { game: ResolversTypes['Game'] }>;
  WithdrawDisputeInput: WithdrawDisputeInput;
  WithdrawDisputePayload: ResolverTypeWrapper<WithdrawDisputePayload>;
  Withdrawal: ResolverTypeWrapper<Withdrawal>;
  WithdrawalActor: WithdrawalActor;
  WithdrawalAnswer: WithdrawalAnswer;
  WithdrawalDeedInput: WithdrawalDeedInput;
  WithdrawalMissing: WithdrawalMissing;
  WithdrawalPage: ResolverTypeWrapper<WithdrawalPage>;
  WithdrawalPayload: ResolverTypeWrapper<WithdrawalPayload>;
  WithdrawalPayout: ResolverTypeWrapper<WithdrawalPayout>;
  WithdrawalProposal: ResolverTypeWrapper<WithdrawalProposal>;
  WithdrawalProposalDeed: WithdrawalProposalDeed;
  WithdrawalReasonInput: WithdrawalReasonInput;
  WithdrawalRejectCode: WithdrawalRejectCode;
  WithdrawalSettings: ResolverTypeWrapper<WithdrawalSettings>;
  WithdrawalSettingsInput: WithdrawalSettingsInput;
  WithdrawalSettingsPayload: ResolverTypeWrapper<WithdrawalSettingsPayload>;
  WithdrawalState: WithdrawalState;
  WithdrawalStep: ResolverTypeWrapper<WithdrawalStep>;
  WithdrawalTerms: ResolverTypeWrapper<WithdrawalTerms>;
  WonPlace: ResolverTypeWrapper<WonPlace>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptContractInput: AcceptContractInput;
  AcceptDepositAmountInput: AcceptDepositAmountInput;
  AccountReport: AccountReport;
  ActingSubaccount: ActingSubaccount;
  ActivityStatement: ActivityStatement;
  AddMemberNoteInput: AddMemberNoteInput;
  AddPayoutAccountInput: AddPayoutAccountInput;
  Adjustment: Adjustment;
  AdjustmentFilter: AdjustmentFilter;
  AdjustmentLimit: AdjustmentLimit;
  AdjustmentLimitPayload: AdjustmentLimitPayload;
  AdjustmentPage: AdjustmentPage;
  AdjustmentPayload: AdjustmentPayload;
  AgentCost: AgentCost;
  AgentCostFilter: AgentCostFilter;
  AgentCostPage: AgentCostPage;
  AgentDebt: AgentDebt;
  AgentDebtFilter: AgentDebtFilter;
  AgentDebtPage: AgentDebtPage;
  AgentReport: AgentReport;
  AgentReportFilter: AgentReportFilter;
  AgentReportPage: AgentReportPage;
  Announcement: Announcement;
  AnnouncementInput: AnnouncementInput;
  AnnouncementPage: AnnouncementPage;
  AnswerDisputeInput: AnswerDisputeInput;
  AnswerDisputePayload: AnswerDisputePayload;
  AnswerProtectionPromptInput: AnswerProtectionPromptInput;
  AuditEntry: AuditEntry;
  AuditEntryPage: AuditEntryPage;
  AuditFilter: AuditFilter;
  AvailablePromo: AvailablePromo;
  Bank: Bank;
  BankComparison: BankComparison;
  BankComparisonFigure: BankComparisonFigure;
  BankComparisonPage: BankComparisonPage;
  BankDifference: BankDifference;
  BankDifferencePage: BankDifferencePage;
  Banner: Banner;
  BannerInput: BannerInput;
  BannerPicture: BannerPicture;
  BannerPictureInput: BannerPictureInput;
  BeginTotpPayload: BeginTotpPayload;
  Bet: Bet;
  BetDetail: BetDetail;
  BetFilter: BetFilter;
  BetPage: BetPage;
  BetTotals: BetTotals;
  BetTransaction: BetTransaction;
  BonusCancellation: BonusCancellation;
  Boolean: Scalars['Boolean']['output'];
  BucketBet: BucketBet;
  BucketBetPage: BucketBetPage;
  CancelBonusInput: CancelBonusInput;
  CancelBonusPayload: CancelBonusPayload;
  CancelLotteryOrderInput: CancelLotteryOrderInput;
  CancelLotteryOrderPayload: Omit<CancelLotteryOrderPayload, 'order'> & { order?: Maybe<ResolversParentTypes['LotteryOrder']> };
  CancelWithdrawalInput: CancelWithdrawalInput;
  Captcha: Captcha;
  CaptchaChallenge: CaptchaChallenge;
  CaptchaProviders: CaptchaProviders;
  CaptchaProvidersInput: CaptchaProvidersInput;
  ChanceWords: ChanceWords;
  ChanceWordsInput: ChanceWordsInput;
  ChangeOperatorPasswordInput: ChangeOperatorPasswordInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  ChangeSubaccountInput: ChangeSubaccountInput;
  ChannelName: ChannelName;
  ChannelNameInput: ChannelNameInput;
  CheckAffiliateInput: CheckAffiliateInput;
  CheckAffiliatePayload: CheckAffiliatePayload;
  ClaimDepositInput: ClaimDepositInput;
  ClaimIdentityInput: ClaimIdentityInput;
  ClaimLeaderboardPrizeInput: ClaimLeaderboardPrizeInput;
  ClaimLeaderboardPrizePayload: ClaimLeaderboardPrizePayload;
  ClaimMissionInput: ClaimMissionInput;
  ClaimMissionPayload: ClaimMissionPayload;
  ClaimPromotionInput: ClaimPromotionInput;
  ClaimPromotionPayload: ClaimPromotionPayload;
  ClaimRebatesInput: ClaimRebatesInput;
  ClaimRebatesPayload: ClaimRebatesPayload;
  ClaimReferralInput: ClaimReferralInput;
  ClaimReferralPayload: ClaimReferralPayload;
  ClaimSignInDayPayload: ClaimSignInDayPayload;
  ClaimSuspenseInput: ClaimSuspenseInput;
  ClaimVipBonusInput: ClaimVipBonusInput;
  ClaimVipBonusPayload: ClaimVipBonusPayload;
  CloseAccountInput: CloseAccountInput;
  CloseAccountPayload: CloseAccountPayload;
  ClosingObstacles: ClosingObstacles;
  CodeInput: CodeInput;
  CodeSentPayload: CodeSentPayload;
  CompareBankAccountsPayload: CompareBankAccountsPayload;
  ConfirmWithdrawalInput: ConfirmWithdrawalInput;
  Consolidated: Consolidated;
  ContentNetworks: ContentNetworks;
  ContentNetworksInput: ContentNetworksInput;
  ContentNetworksPayload: ContentNetworksPayload;
  Contract: ContractSource;
  ContractDeedInput: ContractDeedInput;
  ContractFilter: ContractFilter;
  ContractOffer: ContractOffer;
  ContractOfferInput: ContractOfferInput;
  ContractPage: Omit<ContractPage, 'items'> & { items: Array<ResolversParentTypes['Contract']> };
  ContractPayload: Omit<ContractPayload, 'contract'> & { contract?: Maybe<ResolversParentTypes['Contract']> };
  ContractStandings: ContractStandings;
  ContractStep: ContractStep;
  ContractTemplate: ContractTemplate;
  ContractTemplateInput: ContractTemplateInput;
  ContractTemplatePayload: ContractTemplatePayload;
  ContractTermsInput: ContractTermsInput;
  ContractTier: ContractTier;
  ContractTierInput: ContractTierInput;
  ContractVersion: ContractVersion;
  ConvertPointsInput: ConvertPointsInput;
  CorrectMemberInput: CorrectMemberInput;
  Country: Country;
  CreateDepositInput: CreateDepositInput;
  CreateDepositPayload: CreateDepositPayload;
  CreateInvitationInput: CreateInvitationInput;
  CreateLeaderboardInput: CreateLeaderboardInput;
  CreateLeaderboardPayload: CreateLeaderboardPayload;
  CreateMissionInput: CreateMissionInput;
  CreateMissionPayload: CreateMissionPayload;
  CreateOperatorAccountInput: CreateOperatorAccountInput;
  CreatePaymentChannelInput: CreatePaymentChannelInput;
  CreateSubaccountInput: CreateSubaccountInput;
  CreateTagInput: CreateTagInput;
  CursorInfo: CursorInfo;
  CustomerService: CustomerService;
  DataExport: DataExport;
  DataExportPayload: DataExportPayload;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DaySpanInput: DaySpanInput;
  DecideAdjustmentInput: DecideAdjustmentInput;
  DecideDepositInput: DecideDepositInput;
  DecideDrawCorrectionInput: DecideDrawCorrectionInput;
  DecideEnvelopeRainInput: DecideEnvelopeRainInput;
  DecideExclusionLiftInput: DecideExclusionLiftInput;
  DecideIdentityInput: DecideIdentityInput;
  DecideRaffleInput: DecideRaffleInput;
  DecideRedemptionInput: DecideRedemptionInput;
  DecideReferralInput: DecideReferralInput;
  DecideReferralPayload: DecideReferralPayload;
  DecideSettlementInput: DecideSettlementInput;
  DecideSuspenseInput: DecideSuspenseInput;
  DeleteTagInput: DeleteTagInput;
  Deposit: Deposit;
  DepositBlock: DepositBlock;
  DepositBlockPage: DepositBlockPage;
  DepositBlockPayload: DepositBlockPayload;
  DepositPage: DepositPage;
  DepositPayload: DepositPayload;
  DepositStep: DepositStep;
  DepositTransfer: DepositTransfer;
  DeskFigures: DeskFigures;
  DisableOperatorSubaccountInput: DisableOperatorSubaccountInput;
  Dispute: Dispute;
  DisputeEarningInput: DisputeEarningInput;
  DisputeEarningPayload: Omit<DisputeEarningPayload, 'earning'> & { earning?: Maybe<ResolversParentTypes['Earning']> };
  DonePayload: DonePayload;
  DownlineShare: DownlineShareSource;
  DownlineSharePage: Omit<DownlineSharePage, 'items'> & { items: Array<ResolversParentTypes['DownlineShare']> };
  DrawAudit: DrawAudit;
  DrawCorrection: DrawCorrection;
  DrawCorrectionFilter: DrawCorrectionFilter;
  DrawCorrectionHour: DrawCorrectionHour;
  DrawCorrectionMember: DrawCorrectionMember;
  DrawCorrectionPage: DrawCorrectionPage;
  DrawCorrectionPayload: DrawCorrectionPayload;
  DrawCorrectionPreview: DrawCorrectionPreview;
  DrawCorrectionPreviewPayload: DrawCorrectionPreviewPayload;
  DrawCorrectionTeam: DrawCorrectionTeam;
  DrawExposure: DrawExposure;
  DrawFigures: DrawFigures;
  DrawResultEntry: DrawResultEntry;
  Earning: EarningSource;
  EarningBet: EarningBet;
  EarningBetPage: EarningBetPage;
  EarningFilter: EarningFilter;
  EarningForecast: EarningForecastSource;
  EarningMovement: EarningMovement;
  EarningPage: Omit<EarningPage, 'items'> & { items: Array<ResolversParentTypes['Earning']> };
  EarningTotals: EarningTotals;
  EndInvitationInput: EndInvitationInput;
  EndLeaderboardPayload: EndLeaderboardPayload;
  EndMemberSessionsInput: EndMemberSessionsInput;
  EndMemberSessionsPayload: EndMemberSessionsPayload;
  EndMissionInput: EndMissionInput;
  EndMissionPayload: EndMissionPayload;
  EndSessionInput: EndSessionInput;
  EndingContract: EndingContract;
  EnterDrawResultInput: EnterDrawResultInput;
  EnvelopeFound: EnvelopeFound;
  EnvelopeOpening: EnvelopeOpening;
  EnvelopeOpeningPage: EnvelopeOpeningPage;
  EnvelopeRain: EnvelopeRain;
  EnvelopeRainFilter: EnvelopeRainFilter;
  EnvelopeRainInput: EnvelopeRainInput;
  EnvelopeRainPayload: EnvelopeRainPayload;
  Exclusion: Exclusion;
  FailWithdrawalInput: FailWithdrawalInput;
  FinishPasskeyInput: FinishPasskeyInput;
  FinishSecondStepInput: FinishSecondStepInput;
  FirebaseSignInInput: FirebaseSignInInput;
  FirebaseSignInPayload: Omit<FirebaseSignInPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  Float: Scalars['Float']['output'];
  Game: GameSource;
  GameFilter: GameFilter;
  GamePage: Omit<GamePage, 'items'> & { items: Array<ResolversParentTypes['Game']> };
  GoodsWords: GoodsWords;
  GoodsWordsInput: GoodsWordsInput;
  GreatWin: GreatWin;
  GreatWinFilter: GreatWinFilter;
  GreatWinPage: GreatWinPage;
  GreatWinPayload: GreatWinPayload;
  GreatestStake: GreatestStake;
  GreatestStakeInput: GreatestStakeInput;
  HelpArticle: HelpArticle;
  HouseAccount: HouseAccount;
  HouseAccounts: HouseAccounts;
  HouseAccountsPayload: HouseAccountsPayload;
  ID: Scalars['ID']['output'];
  Identity: Identity;
  IdentityDocument: IdentityDocument;
  IdentityPayload: IdentityPayload;
  IncomeDay: IncomeDay;
  Int: Scalars['Int']['output'];
  Invitation: InvitationSource;
  InvitationArrival: InvitationArrivalSource;
  InvitationArrivalPage: Omit<InvitationArrivalPage, 'items'> & { items: Array<ResolversParentTypes['InvitationArrival']> };
  InvitationOffer: InvitationOffer;
  InvitationPage: Omit<InvitationPage, 'items'> & { items: Array<ResolversParentTypes['Invitation']> };
  InvitationPayload: Omit<InvitationPayload, 'invitation'> & { invitation?: Maybe<ResolversParentTypes['Invitation']> };
  JSON: Scalars['JSON']['output'];
  LaunchGameInput: LaunchGameInput;
  LaunchGamePayload: Omit<LaunchGamePayload, 'game'> & { game?: Maybe<ResolversParentTypes['Game']> };
  LeaderboardPlace: LeaderboardPlace;
  LeaderboardWeek: LeaderboardWeek;
  LeaderboardWeekPlace: LeaderboardWeekPlace;
  LedgerEntry: LedgerEntry;
  LedgerTransfer: LedgerTransfer;
  LedgerTransferDetail: LedgerTransferDetail;
  LedgerTransferFilter: LedgerTransferFilter;
  LedgerTransferList: LedgerTransferList;
  LimitKeyInput: LimitKeyInput;
  LimitsPayload: LimitsPayload;
  LineLimit: LineLimit;
  LineMovePreview: LineMovePreview;
  LineNextPlace: LineNextPlace;
  LinePlay: LinePlay;
  LineReceiver: LineReceiver;
  LineReference: LineReference;
  LineRuleChange: LineRuleChange;
  LineRules: LineRulesSource;
  LineTransfer: LineTransfer;
  LineTransfers: LineTransfers;
  LinkIdentityInput: LinkIdentityInput;
  LinkedIdentitiesPayload: LinkedIdentitiesPayload;
  LinkedIdentity: LinkedIdentity;
  Locale: Scalars['Locale']['output'];
  LossParts: LossParts;
  Lottery: Omit<Lottery, 'rules'> & { rules: ResolversParentTypes['LotteryRules'] };
  LotteryBet: LotteryBetSource;
  LotteryChase: LotteryChase;
  LotteryChasePage: LotteryChasePage;
  LotteryDraw: LotteryDraw;
  LotteryDrawPage: LotteryDrawPage;
  LotteryGame: LotteryGame;
  LotteryHit: LotteryHit;
  LotteryLineInput: LotteryLineInput;
  LotteryMenu: LotteryMenu;
  LotteryOdds: LotteryOdds;
  LotteryOddsInput: LotteryOddsInput;
  LotteryOrder: Omit<LotteryOrder, 'bets'> & { bets: Array<ResolversParentTypes['LotteryBet']> };
  LotteryOrderDrawInput: LotteryOrderDrawInput;
  LotteryOrderFilter: LotteryOrderFilter;
  LotteryOrderPage: Omit<LotteryOrderPage, 'items'> & { items: Array<ResolversParentTypes['LotteryOrder']> };
  LotteryPrizeOdds: LotteryPrizeOdds;
  LotteryRefusal: LotteryRefusal;
  LotteryRules: LotteryRulesSource;
  LotteryRulesInput: LotteryRulesInput;
  LotteryRulesPreview: LotteryRulesPreview;
  LotteryTicketReturn: LotteryTicketReturn;
  MailPasswordInput: MailPasswordInput;
  MailPasswordPayload: MailPasswordPayload;
  MaintenanceMessage: MaintenanceMessage;
  MaintenanceMessageInput: MaintenanceMessageInput;
  MaintenanceWindow: MaintenanceWindow;
  MaintenanceWindowInput: MaintenanceWindowInput;
  MallGoods: MallGoods;
  MallGoodsFilter: MallGoodsFilter;
  MallGoodsInput: MallGoodsInput;
  MallGoodsPage: MallGoodsPage;
  MallGoodsPayload: MallGoodsPayload;
  MarkedMember: MarkedMember;
  MarkedMemberPage: MarkedMemberPage;
  Member: MemberSource;
  MemberActionInput: MemberActionInput;
  MemberBetFilter: MemberBetFilter;
  MemberBetPage: MemberBetPage;
  MemberNote: MemberNote;
  MemberNotePayload: MemberNotePayload;
  MemberProfile: MemberProfile;
  MemberProfilePayload: MemberProfilePayload;
  MemberProtection: MemberProtection;
  MemberProtectionPayload: MemberProtectionPayload;
  MemberReference: MemberReference;
  MemberSession: MemberSession;
  MemberStatement: MemberStatement;
  MemberStatementEntry: MemberStatementEntry;
  MemberStatementFilter: MemberStatementFilter;
  MemberTagsPayload: MemberTagsPayload;
  MemberTransferRules: MemberTransferRules;
  MemberTransferRulesInput: MemberTransferRulesInput;
  MemberTransferRulesPayload: MemberTransferRulesPayload;
  MemberVip: MemberVip;
  MemberWallet: MemberWallet;
  Merchant: Merchant;
  MerchantPage: MerchantPage;
  MerchantPayload: MerchantPayload;
  MerchantReference: MerchantReference;
  Mission: Mission;
  MissionLeaderboard: MissionLeaderboard;
  MissionLeaderboards: MissionLeaderboards;
  MissionName: MissionName;
  MissionNameInput: MissionNameInput;
  Money: Scalars['Money']['output'];
  MoveLineInput: MoveLineInput;
  MoveLinePayload: Omit<MoveLinePayload, 'line'> & { line?: Maybe<ResolversParentTypes['OperatorLine']> };
  Mutation: Record<PropertyKey, never>;
  NextTier: NextTier;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OfferContractInput: OfferContractInput;
  OpenEnvelopeInput: OpenEnvelopeInput;
  OpenEnvelopePayload: OpenEnvelopePayload;
  OpenTeamAccountInput: OpenTeamAccountInput;
  OpenTeamAccountPayload: Omit<OpenTeamAccountPayload, 'member'> & { member?: Maybe<ResolversParentTypes['TeamMember']> };
  Operator: Operator;
  OperatorAccount: OperatorAccount;
  OperatorAccountFilter: OperatorAccountFilter;
  OperatorAccountPage: OperatorAccountPage;
  OperatorAccountPayload: OperatorAccountPayload;
  OperatorAnnouncement: OperatorAnnouncement;
  OperatorAnnouncementFilter: OperatorAnnouncementFilter;
  OperatorAnnouncementPage: OperatorAnnouncementPage;
  OperatorAnnouncementPayload: OperatorAnnouncementPayload;
  OperatorBanner: OperatorBanner;
  OperatorBannerFilter: OperatorBannerFilter;
  OperatorBannerPage: OperatorBannerPage;
  OperatorBannerPayload: OperatorBannerPayload;
  OperatorBet: OperatorBet;
  OperatorBetDetail: OperatorBetDetail;
  OperatorBetFilter: OperatorBetFilter;
  OperatorBetPage: OperatorBetPage;
  OperatorContract: OperatorContractSource;
  OperatorContractFilter: OperatorContractFilter;
  OperatorContractPage: Omit<OperatorContractPage, 'items'> & { items: Array<ResolversParentTypes['OperatorContract']> };
  OperatorContractPayload: Omit<OperatorContractPayload, 'contract'> & { contract?: Maybe<ResolversParentTypes['OperatorContract']> };
  OperatorContractStep: OperatorContractStep;
  OperatorCurrentDraw: OperatorCurrentDraw;
  OperatorDeposit: OperatorDeposit;
  OperatorDepositDetail: OperatorDepositDetail;
  OperatorDepositFilter: OperatorDepositFilter;
  OperatorDepositPage: OperatorDepositPage;
  OperatorDepositPayload: OperatorDepositPayload;
  OperatorDispute: OperatorDispute;
  OperatorDisputeFilter: OperatorDisputeFilter;
  OperatorDisputePage: OperatorDisputePage;
  OperatorDraw: OperatorDraw;
  OperatorDrawDetail: OperatorDrawDetail;
  OperatorDrawFilter: OperatorDrawFilter;
  OperatorDrawPage: OperatorDrawPage;
  OperatorDrawPayload: OperatorDrawPayload;
  OperatorEnvelopeRain: OperatorEnvelopeRain;
  OperatorEnvelopeRainPage: OperatorEnvelopeRainPage;
  OperatorExclusion: OperatorExclusion;
  OperatorExclusionFilter: OperatorExclusionFilter;
  OperatorExclusionPage: OperatorExclusionPage;
  OperatorExclusionPayload: OperatorExclusionPayload;
  OperatorGame: OperatorGame;
  OperatorGameFilter: OperatorGameFilter;
  OperatorGamePage: OperatorGamePage;
  OperatorGamesPayload: OperatorGamesPayload;
  OperatorIdentity: OperatorIdentity;
  OperatorIdentityFilter: OperatorIdentityFilter;
  OperatorIdentityPage: OperatorIdentityPage;
  OperatorIdentityPayload: OperatorIdentityPayload;
  OperatorLeaderboard: OperatorLeaderboard;
  OperatorLine: OperatorLineSource;
  OperatorLineFigures: OperatorLineFigures;
  OperatorLineFilter: OperatorLineFilter;
  OperatorLinePage: Omit<OperatorLinePage, 'items'> & { items: Array<ResolversParentTypes['OperatorLine']> };
  OperatorLottery: OperatorLottery;
  OperatorLotteryDetail: OperatorLotteryDetail;
  OperatorLotteryPayload: OperatorLotteryPayload;
  OperatorLotteryRules: OperatorLotteryRules;
  OperatorMember: OperatorMember;
  OperatorMemberFilter: OperatorMemberFilter;
  OperatorMemberPage: OperatorMemberPage;
  OperatorMission: OperatorMission;
  OperatorModule: OperatorModule;
  OperatorModulePage: OperatorModulePage;
  OperatorModulePayload: OperatorModulePayload;
  OperatorPasswordPayload: OperatorPasswordPayload;
  OperatorPaymentChannel: OperatorPaymentChannel;
  OperatorPaymentChannelPage: OperatorPaymentChannelPage;
  OperatorPaymentChannelPayload: OperatorPaymentChannelPayload;
  OperatorPlayType: OperatorPlayType;
  OperatorPrize: OperatorPrize;
  OperatorPromotion: OperatorPromotion;
  OperatorPromotionAudience: OperatorPromotionAudience;
  OperatorPromotionClaim: OperatorPromotionClaim;
  OperatorPromotionClaimFilter: OperatorPromotionClaimFilter;
  OperatorPromotionClaimPage: OperatorPromotionClaimPage;
  OperatorPromotionClaimPayload: OperatorPromotionClaimPayload;
  OperatorPromotionFilter: OperatorPromotionFilter;
  OperatorPromotionPage: OperatorPromotionPage;
  OperatorPromotionPayload: OperatorPromotionPayload;
  OperatorPromotionTerms: OperatorPromotionTerms;
  OperatorRaffle: OperatorRaffle;
  OperatorRafflePage: OperatorRafflePage;
  OperatorRafflePrize: OperatorRafflePrize;
  OperatorRaffleSpin: OperatorRaffleSpin;
  OperatorRaffleSpinPage: OperatorRaffleSpinPage;
  OperatorRebateClaim: OperatorRebateClaim;
  OperatorRebateClaimDetail: OperatorRebateClaimDetail;
  OperatorRebateClaimFilter: OperatorRebateClaimFilter;
  OperatorRebateClaimPage: OperatorRebateClaimPage;
  OperatorRedemption: OperatorRedemption;
  OperatorRedemptionFilter: OperatorRedemptionFilter;
  OperatorRedemptionPage: OperatorRedemptionPage;
  OperatorRedemptionPayload: OperatorRedemptionPayload;
  OperatorReferral: OperatorReferral;
  OperatorReferralFilter: OperatorReferralFilter;
  OperatorReferralPage: OperatorReferralPage;
  OperatorRegistrationField: OperatorRegistrationField;
  OperatorRegistrationFieldPage: OperatorRegistrationFieldPage;
  OperatorRegistrationFieldPayload: OperatorRegistrationFieldPayload;
  OperatorSecurity: OperatorSecurity;
  OperatorSignInInput: OperatorSignInInput;
  OperatorSignInPayload: OperatorSignInPayload;
  OperatorVendor: OperatorVendor;
  OperatorVendorFilter: OperatorVendorFilter;
  OperatorVendorPage: OperatorVendorPage;
  OperatorVendorTransfer: OperatorVendorTransfer;
  OperatorVendorTransferPage: OperatorVendorTransferPage;
  OperatorVendorTransferPayload: OperatorVendorTransferPayload;
  OperatorVendorsPayload: OperatorVendorsPayload;
  OperatorVipLevel: OperatorVipLevel;
  OperatorWithdrawal: OperatorWithdrawal;
  OperatorWithdrawalFilter: OperatorWithdrawalFilter;
  OperatorWithdrawalPage: OperatorWithdrawalPage;
  OperatorWithdrawalPayload: OperatorWithdrawalPayload;
  OperatorWithdrawalStep: OperatorWithdrawalStep;
  OrderOperatorVendorsInput: OrderOperatorVendorsInput;
  OwnStanding: OwnStanding;
  PageInfo: PageInfo;
  PageInput: PageInput;
  Passkey: Passkey;
  PasskeyOptionsPayload: PasskeyOptionsPayload;
  PasswordInput: PasswordInput;
  PayMeasures: PayMeasures;
  PayWindow: PayWindow;
  PayWithdrawalAgainInput: PayWithdrawalAgainInput;
  PaymentChannel: PaymentChannel;
  PaymentChannelInput: PaymentChannelInput;
  PaymentProposal: PaymentProposal;
  PaymentSettings: PaymentSettings;
  PaymentSettingsInput: PaymentSettingsInput;
  PaymentSettingsPayload: PaymentSettingsPayload;
  PayoutAccount: PayoutAccount;
  PayoutAccountPayload: PayoutAccountPayload;
  PendingChange: PendingChange;
  PendingLimit: PendingLimit;
  PendingLimitPage: PendingLimitPage;
  PinMemberNoteInput: PinMemberNoteInput;
  PlaceLotteryOrderInput: PlaceLotteryOrderInput;
  PlaceLotteryOrderPayload: Omit<PlaceLotteryOrderPayload, 'orders'> & { orders?: Maybe<Array<ResolversParentTypes['LotteryOrder']>> };
  PlayState: PlayState;
  PlayStatePayload: PlayStatePayload;
  PointBalance: PointBalance;
  PointChange: PointChange;
  PointChangeConnection: PointChangeConnection;
  PointChangeEdge: PointChangeEdge;
  PointConfig: PointConfig;
  PointReward: PointReward;
  PointRewardPage: PointRewardPage;
  PointSettings: PointSettings;
  PointSettingsInput: PointSettingsInput;
  PointSettingsPayload: PointSettingsPayload;
  PointStep: PointStep;
  PointStepInput: PointStepInput;
  PreviewDrawCorrectionInput: PreviewDrawCorrectionInput;
  Profile: Profile;
  ProfileContactInput: ProfileContactInput;
  ProfileDetail: ProfileDetail;
  ProfilePayload: ProfilePayload;
  ProfitCategory: ProfitCategory;
  ProfitDay: ProfitDay;
  ProfitFigures: ProfitFigures;
  ProfitReport: ProfitReport;
  Promotion: Promotion;
  PromotionAudience: PromotionAudience;
  PromotionAudienceInput: PromotionAudienceInput;
  PromotionClaim: PromotionClaim;
  PromotionClaimPage: PromotionClaimPage;
  PromotionDeedInput: PromotionDeedInput;
  PromotionDeposits: PromotionDeposits;
  PromotionDepositsInput: PromotionDepositsInput;
  PromotionDraft: PromotionDraft;
  PromotionInput: PromotionInput;
  PromotionLoss: PromotionLoss;
  PromotionLossInput: PromotionLossInput;
  PromotionReward: PromotionReward;
  PromotionRewardInput: PromotionRewardInput;
  PromotionTerms: PromotionTerms;
  PromotionTermsInput: PromotionTermsInput;
  PromotionTurnover: PromotionTurnover;
  PromotionTurnoverInput: PromotionTurnoverInput;
  PromotionWeight: PromotionWeight;
  PromotionWeightInput: PromotionWeightInput;
  PromotionWords: PromotionWords;
  PromotionWordsInput: PromotionWordsInput;
  Proposal: Proposal;
  ProposeContractInput: ProposeContractInput;
  Protection: Protection;
  ProtectionLimit: ProtectionLimit;
  ProtectionPayload: ProtectionPayload;
  ProtectionPromptsPayload: ProtectionPromptsPayload;
  ProvedIdentity: ProvedIdentity;
  PublishedPromotion: PublishedPromotion;
  Query: Record<PropertyKey, never>;
  Raffle: Raffle;
  RaffleFilter: RaffleFilter;
  RaffleInput: RaffleInput;
  RafflePayload: RafflePayload;
  RafflePrize: RafflePrize;
  RafflePrizeInput: RafflePrizeInput;
  RafflePrizeName: RafflePrizeName;
  RafflePrizeNameInput: RafflePrizeNameInput;
  RaffleSpin: RaffleSpin;
  RaffleSpinPage: RaffleSpinPage;
  ReasonedContractInput: ReasonedContractInput;
  ReauthenticateInput: ReauthenticateInput;
  RebateAccrual: RebateAccrual;
  RebateCategoryRate: RebateCategoryRate;
  RebateCategoryRateInput: RebateCategoryRateInput;
  RebateClaim: RebateClaim;
  RebateClaimDetail: RebateClaimDetail;
  RebateClaimLine: RebateClaimLine;
  RebateClaimPage: RebateClaimPage;
  RebateRate: RebateRate;
  RebateRules: RebateRules;
  Rebates: Rebates;
  RecoveryCodesPayload: RecoveryCodesPayload;
  RedeemPointRewardInput: RedeemPointRewardInput;
  RedeemPromotionCodeInput: RedeemPromotionCodeInput;
  Redemption: Redemption;
  RedemptionPage: RedemptionPage;
  RedemptionPayload: RedemptionPayload;
  RedemptionReceiver: RedemptionReceiver;
  RedemptionReceiverInput: RedemptionReceiverInput;
  Referral: Referral;
  ReferralRule: ReferralRule;
  ReferralTerms: ReferralTerms;
  ReferredFriend: ReferredFriend;
  ReferredFriendPage: ReferredFriendPage;
  RefuseProposalInput: RefuseProposalInput;
  RefuseProposalPayload: RefuseProposalPayload;
  RegistrationField: RegistrationField;
  RegistrationInput: RegistrationInput;
  RegistrationSetting: RegistrationSettingSource;
  RejectWithdrawalInput: RejectWithdrawalInput;
  ReleaseWithdrawalInput: ReleaseWithdrawalInput;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePayoutAccountInput: RemovePayoutAccountInput;
  RemovePayoutAccountPayload: RemovePayoutAccountPayload;
  RemoveTotpInput: RemoveTotpInput;
  RenamePasskeyInput: RenamePasskeyInput;
  ReopenAccountInput: ReopenAccountInput;
  RequestAdjustmentInput: RequestAdjustmentInput;
  RequestContractInput: RequestContractInput;
  RequestDrawCorrectionInput: RequestDrawCorrectionInput;
  RequestExclusionLiftInput: RequestExclusionLiftInput;
  RequestReversalInput: RequestReversalInput;
  RequestWithdrawalInput: RequestWithdrawalInput;
  ResetMemberPasswordPayload: ResetMemberPasswordPayload;
  ResetOperatorPasswordInput: ResetOperatorPasswordInput;
  ResolveVendorTransferInput: ResolveVendorTransferInput;
  Resource: Resource;
  ReturnWalletsInput: ReturnWalletsInput;
  ReturnWalletsPayload: ReturnWalletsPayload;
  ReviewGreatWinInput: ReviewGreatWinInput;
  SaveLotteryRulesInput: SaveLotteryRulesInput;
  SecondStep: SecondStep;
  Security: Security;
  SelfExcludeInput: SelfExcludeInput;
  SendCodePayload: SendCodePayload;
  SendContactCodeInput: SendContactCodeInput;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: SendFeedbackPayload;
  SendRegistrationCodeInput: SendRegistrationCodeInput;
  SendSecondStepCodeInput: SendSecondStepCodeInput;
  SendSignInCodeInput: SendSignInCodeInput;
  SendToLineInput: SendToLineInput;
  SendToLinePayload: SendToLinePayload;
  SetContactInput: SetContactInput;
  SetFavouriteInput: SetFavouriteInput;
  SetFavouritePayload: Omit<SetFavouritePayload, 'game'> & { game?: Maybe<ResolversParentTypes['Game']> };
  SetGameChoicesInput: SetGameChoicesInput;
  SetLanguageInput: SetLanguageInput;
  SetLanguagePayload: SetLanguagePayload;
  SetLimitInput: SetLimitInput;
  SetLineRulesInput: SetLineRulesInput;
  SetLineRulesPayload: Omit<SetLineRulesPayload, 'rules'> & { rules?: Maybe<ResolversParentTypes['LineRules']> };
  SetMemberStatusInput: SetMemberStatusInput;
  SetMemberTagsInput: SetMemberTagsInput;
  SetOperatorLimitInput: SetOperatorLimitInput;
  SetPasswordByPhoneInput: SetPasswordByPhoneInput;
  SetPaymentPasswordInput: SetPaymentPasswordInput;
  SetRealityCheckInput: SetRealityCheckInput;
  SetSubaccountPasswordInput: SetSubaccountPasswordInput;
  SettleAgainPayload: Omit<SettleAgainPayload, 'settlement'> & { settlement?: Maybe<ResolversParentTypes['Settlement']> };
  Settlement: SettlementSource;
  SettlementEarning: SettlementEarning;
  SettlementEarningFilter: SettlementEarningFilter;
  SettlementEarningPage: SettlementEarningPage;
  SettlementFilter: SettlementFilter;
  SettlementPage: Omit<SettlementPage, 'items'> & { items: Array<ResolversParentTypes['Settlement']> };
  SettlementPayload: Omit<SettlementPayload, 'settlement'> & { settlement?: Maybe<ResolversParentTypes['Settlement']> };
  SettlementSkip: SettlementSkip;
  SettlementSum: SettlementSum;
  SharedOrigin: SharedOrigin;
  SignContractInput: SignContractInput;
  SignInByPasskeyInput: SignInByPasskeyInput;
  SignInDaySettings: SignInDaySettings;
  SignInDaySettingsInput: SignInDaySettingsInput;
  SignInDaySettingsPayload: SignInDaySettingsPayload;
  SignInDayWorth: SignInDayWorth;
  SignInDayWorthInput: SignInDayWorthInput;
  SignInDays: SignInDays;
  SignInDaysLately: SignInDaysLately;
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  SignInPlace: SignInPlace;
  SignInStep: SignInStep;
  SignOutPayload: SignOutPayload;
  SignedInPlace: SignedInPlace;
  SignedInPlacesPayload: SignedInPlacesPayload;
  Site: SiteSource;
  SocialSignIn: SocialSignIn;
  SpinRaffleInput: SpinRaffleInput;
  SpinRafflePayload: SpinRafflePayload;
  StandingDay: StandingDay;
  StartFreePlayInput: StartFreePlayInput;
  StartTimeOutInput: StartTimeOutInput;
  StatementConnection: StatementConnection;
  StatementEdge: StatementEdge;
  StatementEntry: StatementEntry;
  StopLotteryChaseInput: StopLotteryChaseInput;
  StopLotteryChasePayload: StopLotteryChasePayload;
  String: Scalars['String']['output'];
  Subaccount: Subaccount;
  SubaccountDeed: SubaccountDeed;
  SubaccountDeedPage: SubaccountDeedPage;
  SubaccountInput: SubaccountInput;
  SubaccountPage: SubaccountPage;
  SubaccountPayload: SubaccountPayload;
  SubmitIdentityInput: SubmitIdentityInput;
  Subscription: Record<PropertyKey, never>;
  SuspenseCandidate: SuspenseCandidate;
  SuspenseDetail: SuspenseDetail;
  SuspenseFilter: SuspenseFilter;
  SuspensePage: SuspensePage;
  SuspensePayload: SuspensePayload;
  SuspenseTransfer: SuspenseTransfer;
  SystemStatus: SystemStatus;
  Tag: Tag;
  TagPayload: TagPayload;
  Team: TeamSource;
  TeamBet: TeamBetSource;
  TeamBetConnection: TeamBetsSource;
  TeamBetEdge: Omit<TeamBetEdge, 'node'> & { node: ResolversParentTypes['TeamBet'] };
  TeamBetFilter: TeamBetFilter;
  TeamCategory: TeamCategory;
  TeamDay: TeamDay;
  TeamFigures: TeamFigures;
  TeamMember: TeamMemberSource;
  TeamMemberFilter: TeamMemberFilter;
  TeamMemberOrderInput: TeamMemberOrderInput;
  TeamMemberPage: Omit<TeamMemberPage, 'items'> & { items: Array<ResolversParentTypes['TeamMember']> };
  TeamPart: TeamPartSource;
  TeamPartPage: Omit<TeamPartPage, 'items'> & { items: Array<ResolversParentTypes['TeamPart']> };
  TeamReport: TeamReport;
  TeamTransfer: TeamTransferSource;
  TeamTransferConnection: Omit<TeamTransferConnection, 'edges'> & { edges: Array<ResolversParentTypes['TeamTransferEdge']> };
  TeamTransferEdge: Omit<TeamTransferEdge, 'node'> & { node: ResolversParentTypes['TeamTransfer'] };
  TeamTransferFilter: TeamTransferFilter;
  ThemeToken: ThemeToken;
  TransferWalletInput: TransferWalletInput;
  TransferWalletPayload: TransferWalletPayload;
  Translation: Translation;
  TranslationInput: TranslationInput;
  TrialBalance: TrialBalance;
  TrialBalanceMismatch: TrialBalanceMismatch;
  TrialBalancePayload: TrialBalancePayload;
  TrialBalanceRun: TrialBalanceRun;
  TriedOutcome: TriedOutcome;
  TriedWindow: TriedWindowSource;
  TryContractInput: TryContractInput;
  Turnover: Turnover;
  TurnoverBucket: TurnoverBucket;
  TurnoverRule: TurnoverRule;
  TurnoverRuleInput: TurnoverRuleInput;
  TurnoverRulePayload: TurnoverRulePayload;
  TurnoverShare: TurnoverShare;
  TurnoverShareInput: TurnoverShareInput;
  TurnoverWeight: TurnoverWeight;
  UnlinkIdentityInput: UnlinkIdentityInput;
  UpdateAdjustmentLimitInput: UpdateAdjustmentLimitInput;
  UpdateLotteryInput: UpdateLotteryInput;
  UpdateMerchantInput: UpdateMerchantInput;
  UpdateOperatorAccountInput: UpdateOperatorAccountInput;
  UpdateOperatorGamesInput: UpdateOperatorGamesInput;
  UpdateOperatorVendorsInput: UpdateOperatorVendorsInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateRebateRulesInput: UpdateRebateRulesInput;
  UpdateRebateRulesPayload: UpdateRebateRulesPayload;
  UpdateReferralRuleInput: UpdateReferralRuleInput;
  UpdateReferralRulePayload: UpdateReferralRulePayload;
  UpdateRegistrationFieldInput: UpdateRegistrationFieldInput;
  UpdateVipLevelsInput: UpdateVipLevelsInput;
  UpdateVipLevelsPayload: UpdateVipLevelsPayload;
  UpdateWhitelabelModuleInput: UpdateWhitelabelModuleInput;
  UserError: UserError;
  VendorCard: VendorCard;
  VendorHealth: VendorHealth;
  VendorLane: VendorLane;
  VendorOrders: VendorOrders;
  VendorTransaction: VendorTransaction;
  VendorTransferFilter: VendorTransferFilter;
  VendorTransferProposal: VendorTransferProposal;
  VendorWallet: VendorWallet;
  VendorWallets: VendorWallets;
  Vip: Vip;
  VipBonus: VipBonus;
  VipLevel: VipLevel;
  VipLevelInput: VipLevelInput;
  VipLevelName: VipLevelName;
  VipLevelNameInput: VipLevelNameInput;
  VipLevelSettings: VipLevelSettings;
  VipStep: VipStep;
  VipStepPage: VipStepPage;
  Wallet: WalletSource;
  WalletTransfer: WalletTransfer;
  Winner: Omit<Winner, 'game'> & { game: ResolversParentTypes['Game'] };
  WithdrawDisputeInput: WithdrawDisputeInput;
  WithdrawDisputePayload: WithdrawDisputePayload;
  Withdrawal: Withdrawal;
  WithdrawalDeedInput: WithdrawalDeedInput;
  WithdrawalPage: WithdrawalPage;
  WithdrawalPayload: WithdrawalPayload;
  WithdrawalPayout: WithdrawalPayout;
  WithdrawalProposal: WithdrawalProposal;
  WithdrawalReasonInput: WithdrawalReasonInput;
  WithdrawalSettings: WithdrawalSettings;
  WithdrawalSettingsInput: WithdrawalSettingsInput;
  WithdrawalSettingsPayload: WithdrawalSettingsPayload;
  WithdrawalStep: WithdrawalStep;
  WithdrawalTerms: WithdrawalTerms;
  WonPlace: WonPlace;
};

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  value: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RequiresDirectiveArgs = {
  right?: Maybe<Scalars['String']['input']>;
  role: Role;
};

export type RequiresDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = RequiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountReport'] = ResolversParentTypes['AccountReport']> = {
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['ProfitFigures'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ActingSubaccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActingSubaccount'] = ResolversParentTypes['ActingSubaccount']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['SubaccountRight']>, ParentType, ContextType>;
};

export type ActivityStatementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityStatement'] = ResolversParentTypes['ActivityStatement']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lifetimeNetDeposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stakes?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AdjustmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Adjustment'] = ResolversParentTypes['Adjustment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdjustmentKind'], ParentType, ContextType>;
  memberAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reverses?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdjustmentState'], ParentType, ContextType>;
  transferId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AdjustmentLimitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustmentLimit'] = ResolversParentTypes['AdjustmentLimit']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pendingAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pendingFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
};

export type AdjustmentLimitPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustmentLimitPayload'] = ResolversParentTypes['AdjustmentLimitPayload']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdjustmentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustmentPage'] = ResolversParentTypes['AdjustmentPage']> = {
  items?: Resolver<Array<ResolversTypes['Adjustment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdjustmentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdjustmentPayload'] = ResolversParentTypes['AdjustmentPayload']> = {
  adjustment?: Resolver<Maybe<ResolversTypes['Adjustment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgentCostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentCost'] = ResolversParentTypes['AgentCost']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SettlementKind'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AgentCostPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentCostPage'] = ResolversParentTypes['AgentCostPage']> = {
  items?: Resolver<Array<ResolversTypes['AgentCost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgentDebtResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentDebt'] = ResolversParentTypes['AgentDebt']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextTryAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AgentDebtPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentDebtPage'] = ResolversParentTypes['AgentDebtPage']> = {
  items?: Resolver<Array<ResolversTypes['AgentDebt']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgentReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentReport'] = ResolversParentTypes['AgentReport']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  commissions?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstDeposits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rebates?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  registrations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AgentReportPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentReportPage'] = ResolversParentTypes['AgentReportPage']> = {
  items?: Resolver<Array<ResolversTypes['AgentReport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  execution?: Resolver<ResolversTypes['AnnouncementExecution'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotionType?: Resolver<ResolversTypes['AnnouncementType'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnnouncementPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnnouncementPage'] = ResolversParentTypes['AnnouncementPage']> = {
  items?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AnswerDisputePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerDisputePayload'] = ResolversParentTypes['AnswerDisputePayload']> = {
  dispute?: Resolver<Maybe<ResolversTypes['OperatorDispute']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatorAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntryPage'] = ResolversParentTypes['AuditEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AvailablePromoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AvailablePromo'] = ResolversParentTypes['AvailablePromo']> = {
  referralEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BankResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PayoutAccountKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankComparisonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankComparison'] = ResolversParentTypes['BankComparison']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  differences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['BankComparisonFigure']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWholeDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BankComparisonOutcome'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['BankComparisonReason']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BankComparisonFigureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankComparisonFigure'] = ResolversParentTypes['BankComparisonFigure']> = {
  bankCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bankSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flow?: Resolver<ResolversTypes['BankFlow'], ParentType, ContextType>;
  ownCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BankComparisonPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankComparisonPage'] = ResolversParentTypes['BankComparisonPage']> = {
  items?: Resolver<Array<ResolversTypes['BankComparison']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BankDifferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankDifference'] = ResolversParentTypes['BankDifference']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bankAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bankId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flow?: Resolver<ResolversTypes['BankFlow'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BankDifferenceKind'], ParentType, ContextType>;
  merchantCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  ownId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BankDifferencePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankDifferencePage'] = ResolversParentTypes['BankDifferencePage']> = {
  items?: Resolver<Array<ResolversTypes['BankDifference']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  groupName?: Resolver<ResolversTypes['BannerGroup'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkageType?: Resolver<ResolversTypes['LinkageType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BannerPictureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BannerPicture'] = ResolversParentTypes['BannerPicture']> = {
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeginTotpPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BeginTotpPayload'] = ResolversParentTypes['BeginTotpPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bet'] = ResolversParentTypes['Bet']> = {
  balanceAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balanceBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BetState'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vassalage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BetDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BetDetail'] = ResolversParentTypes['BetDetail']> = {
  bet?: Resolver<ResolversTypes['Bet'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  recallUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactions?: Resolver<Array<ResolversTypes['BetTransaction']>, ParentType, ContextType>;
};

export type BetPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BetPage'] = ResolversParentTypes['BetPage']> = {
  items?: Resolver<Array<ResolversTypes['Bet']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['BetTotals'], ParentType, ContextType>;
};

export type BetTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BetTotals'] = ResolversParentTypes['BetTotals']> = {
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BetTransactionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BetTransaction'] = ResolversParentTypes['BetTransaction']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BonusCancellationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusCancellation'] = ResolversParentTypes['BonusCancellation']> = {
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forfeited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  winnings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BucketBetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BucketBet'] = ResolversParentTypes['BucketBet']> = {
  counted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['BucketBetReason']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BetState'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BucketBetPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BucketBetPage'] = ResolversParentTypes['BucketBetPage']> = {
  items?: Resolver<Array<ResolversTypes['BucketBet']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CancelBonusPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelBonusPayload'] = ResolversParentTypes['CancelBonusPayload']> = {
  cancellation?: Resolver<Maybe<ResolversTypes['BonusCancellation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelLotteryOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelLotteryOrderPayload'] = ResolversParentTypes['CancelLotteryOrderPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['LotteryOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaptchaChallengeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CaptchaChallenge'] = ResolversParentTypes['CaptchaChallenge']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaptchaProvidersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CaptchaProviders'] = ResolversParentTypes['CaptchaProviders']> = {
  login?: Resolver<ResolversTypes['CaptchaProvider'], ParentType, ContextType>;
  register?: Resolver<ResolversTypes['CaptchaProvider'], ParentType, ContextType>;
  sms?: Resolver<ResolversTypes['CaptchaProvider'], ParentType, ContextType>;
};

export type ChanceWordsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChanceWords'] = ResolversParentTypes['ChanceWords']> = {
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChannelNameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelName'] = ResolversParentTypes['ChannelName']> = {
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckAffiliatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckAffiliatePayload'] = ResolversParentTypes['CheckAffiliatePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClaimLeaderboardPrizePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimLeaderboardPrizePayload'] = ResolversParentTypes['ClaimLeaderboardPrizePayload']> = {
  standings?: Resolver<Maybe<ResolversTypes['MissionLeaderboards']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimMissionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimMissionPayload'] = ResolversParentTypes['ClaimMissionPayload']> = {
  missions?: Resolver<Maybe<Array<ResolversTypes['Mission']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimPromotionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimPromotionPayload'] = ResolversParentTypes['ClaimPromotionPayload']> = {
  promotion?: Resolver<Maybe<ResolversTypes['Promotion']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimRebatesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimRebatesPayload'] = ResolversParentTypes['ClaimRebatesPayload']> = {
  claim?: Resolver<Maybe<ResolversTypes['RebateClaim']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimReferralPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimReferralPayload'] = ResolversParentTypes['ClaimReferralPayload']> = {
  friend?: Resolver<Maybe<ResolversTypes['ReferredFriend']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimSignInDayPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimSignInDayPayload'] = ResolversParentTypes['ClaimSignInDayPayload']> = {
  signInDays?: Resolver<Maybe<ResolversTypes['SignInDays']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimVipBonusPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimVipBonusPayload'] = ResolversParentTypes['ClaimVipBonusPayload']> = {
  bonus?: Resolver<Maybe<ResolversTypes['VipBonus']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CloseAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloseAccountPayload'] = ResolversParentTypes['CloseAccountPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClosingObstaclesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClosingObstacles'] = ResolversParentTypes['ClosingObstacles']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  depositId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  openBets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vendorWallets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdrawalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CodeSentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CodeSentPayload'] = ResolversParentTypes['CodeSentPayload']> = {
  expiredMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CompareBankAccountsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompareBankAccountsPayload'] = ResolversParentTypes['CompareBankAccountsPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConsolidatedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Consolidated'] = ResolversParentTypes['Consolidated']> = {
  contracthoursalreq?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dailysalreqtype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  divtypereq?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realtimesalreqtype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentNetworksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentNetworks'] = ResolversParentTypes['ContentNetworks']> = {
  games?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentNetworksPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentNetworksPayload'] = ResolversParentTypes['ContentNetworksPayload']> = {
  networks?: Resolver<Maybe<ResolversTypes['ContentNetworks']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContractResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Contract'] = ResolversParentTypes['Contract']> = {
  awaits?: Resolver<Maybe<ResolversTypes['ContractParty']>, ParentType, ContextType>;
  awaitsOwnAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['ContractVersion']>, ParentType, ContextType>;
  holdsUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContractKind'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['ContractParty'], ParentType, ContextType>;
  payee?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  payeeAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payerAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['ContractPeriod'], ParentType, ContextType>;
  proposed?: Resolver<Maybe<ResolversTypes['ContractVersion']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContractState'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ContractStep']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['ContractVersion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractOffer'] = ResolversParentTypes['ContractOffer']> = {
  isForMembers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContractKind'], ParentType, ContextType>;
  mostRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContractPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractPage'] = ResolversParentTypes['ContractPage']> = {
  items?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ContractPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractPayload'] = ResolversParentTypes['ContractPayload']> = {
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  endsContracts?: Resolver<Array<ResolversTypes['EndingContract']>, ParentType, ContextType>;
  endsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContractStandingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractStandings'] = ResolversParentTypes['ContractStandings']> = {
  dailySalary?: Resolver<Maybe<ResolversTypes['ContractStanding']>, ParentType, ContextType>;
  dividend?: Resolver<Maybe<ResolversTypes['ContractStanding']>, ParentType, ContextType>;
  hourlySalary?: Resolver<Maybe<ResolversTypes['ContractStanding']>, ParentType, ContextType>;
  realtimeSalary?: Resolver<Maybe<ResolversTypes['ContractStanding']>, ParentType, ContextType>;
};

export type ContractStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractStep'] = ResolversParentTypes['ContractStep']> = {
  actor?: Resolver<ResolversTypes['ContractActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deed?: Resolver<ResolversTypes['ContractDeed'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContractTemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractTemplate'] = ResolversParentTypes['ContractTemplate']> = {
  carry?: Resolver<ResolversTypes['ContractCarry'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ContractKind'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  makesAgents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidBy?: Resolver<ResolversTypes['ContractPaidBy'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['ContractPeriod'], ParentType, ContextType>;
  pick?: Resolver<ResolversTypes['ContractPick'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['ContractTier']>, ParentType, ContextType>;
};

export type ContractTemplatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractTemplatePayload'] = ResolversParentTypes['ContractTemplatePayload']> = {
  template?: Resolver<Maybe<ResolversTypes['ContractTemplate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContractTierResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractTier'] = ResolversParentTypes['ContractTier']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loss?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ContractVersionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractVersion'] = ResolversParentTypes['ContractVersion']> = {
  carry?: Resolver<ResolversTypes['ContractCarry'], ParentType, ContextType>;
  pick?: Resolver<ResolversTypes['ContractPick'], ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposedBy?: Resolver<ResolversTypes['ContractParty'], ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['ContractTier']>, ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryDialingCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateDepositPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateDepositPayload'] = ResolversParentTypes['CreateDepositPayload']> = {
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateLeaderboardPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateLeaderboardPayload'] = ResolversParentTypes['CreateLeaderboardPayload']> = {
  leaderboard?: Resolver<Maybe<ResolversTypes['OperatorLeaderboard']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMissionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateMissionPayload'] = ResolversParentTypes['CreateMissionPayload']> = {
  mission?: Resolver<Maybe<ResolversTypes['OperatorMission']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CursorInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CursorInfo'] = ResolversParentTypes['CursorInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerService'] = ResolversParentTypes['CustomerService']> = {
  csType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataExportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readyAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataExportState'], ParentType, ContextType>;
};

export type DataExportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataExportPayload'] = ResolversParentTypes['DataExportPayload']> = {
  dataExport?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecideReferralPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DecideReferralPayload'] = ResolversParentTypes['DecideReferralPayload']> = {
  referral?: Resolver<Maybe<ResolversTypes['OperatorReferral']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DepositResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  acceptableAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankBin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  case?: Resolver<Maybe<ResolversTypes['SuspenseReason']>, ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  creditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrPayload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refusalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['DepositStep']>, ParentType, ContextType>;
  transferCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<Array<ResolversTypes['DepositTransfer']>, ParentType, ContextType>;
};

export type DepositBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositBlock'] = ResolversParentTypes['DepositBlock']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blockedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  blockedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepositBlockPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositBlockPage'] = ResolversParentTypes['DepositBlockPage']> = {
  items?: Resolver<Array<ResolversTypes['DepositBlock']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DepositBlockPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositBlockPayload'] = ResolversParentTypes['DepositBlockPayload']> = {
  block?: Resolver<Maybe<ResolversTypes['DepositBlock']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DepositPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositPage'] = ResolversParentTypes['DepositPage']> = {
  items?: Resolver<Array<ResolversTypes['Deposit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DepositPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositPayload'] = ResolversParentTypes['DepositPayload']> = {
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DepositStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositStep'] = ResolversParentTypes['DepositStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
};

export type DepositTransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositTransfer'] = ResolversParentTypes['DepositTransfer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['TransferOutcome'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['SuspenseReason']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  transactedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DeskFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeskFigures'] = ResolversParentTypes['DeskFigures']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  adjustmentsWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grossRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DisputeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Dispute'] = ResolversParentTypes['Dispute']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DisputeReason'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DisputeState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DisputeEarningPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DisputeEarningPayload'] = ResolversParentTypes['DisputeEarningPayload']> = {
  earning?: Resolver<Maybe<ResolversTypes['Earning']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DonePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DonePayload'] = ResolversParentTypes['DonePayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DownlineShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DownlineShare'] = ResolversParentTypes['DownlineShare']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  measures?: Resolver<ResolversTypes['PayMeasures'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DownlineSharePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DownlineSharePage'] = ResolversParentTypes['DownlineSharePage']> = {
  items?: Resolver<Array<ResolversTypes['DownlineShare']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DrawAuditResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawAudit'] = ResolversParentTypes['DrawAudit']> = {
  isCommitmentKept?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isResultEqual?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  recomputedResult?: Resolver<Maybe<Array<Array<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type DrawCorrectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawCorrection'] = ResolversParentTypes['DrawCorrection']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drawId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gameCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DrawCorrectionKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payoutAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payoutBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<Maybe<Array<Array<ResolversTypes['String']>>>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DrawCorrectionState'], ParentType, ContextType>;
  uncollected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DrawCorrectionHourResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawCorrectionHour'] = ResolversParentTypes['DrawCorrectionHour']> = {
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DrawCorrectionMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawCorrectionMember'] = ResolversParentTypes['DrawCorrectionMember']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  memberAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payoutAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payoutBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebateTaken?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stakeReturned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uncollected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DrawCorrectionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawCorrectionPage'] = ResolversParentTypes['DrawCorrectionPage']> = {
  items?: Resolver<Array<ResolversTypes['DrawCorrection']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DrawCorrectionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawCorrectionPayload'] = ResolversParentTypes['DrawCorrectionPayload']> = {
  correction?: Resolver<Maybe<ResolversTypes['DrawCorrection']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DrawCorrectionPreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawCorrectionPreview'] = ResolversParentTypes['DrawCorrectionPreview']> = {
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['DrawCorrectionHour']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['DrawCorrectionMember']>, ParentType, ContextType>;
  payoutAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payoutBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebateTaken?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stakeReturned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  teamCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['DrawCorrectionTeam']>, ParentType, ContextType>;
  uncollected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uncollectedWins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validBetChange?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DrawCorrectionPreviewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawCorrectionPreviewPayload'] = ResolversParentTypes['DrawCorrectionPreviewPayload']> = {
  preview?: Resolver<Maybe<ResolversTypes['DrawCorrectionPreview']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DrawCorrectionTeamResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawCorrectionTeam'] = ResolversParentTypes['DrawCorrectionTeam']> = {
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uplineAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uplineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DrawExposureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawExposure'] = ResolversParentTypes['DrawExposure']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  playType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DrawFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawFigures'] = ResolversParentTypes['DrawFigures']> = {
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openBets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DrawResultEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawResultEntry'] = ResolversParentTypes['DrawResultEntry']> = {
  enteredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  enteredBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<Maybe<Array<Array<ResolversTypes['String']>>>, ParentType, ContextType>;
  resultVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarningResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Earning'] = ResolversParentTypes['Earning']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bets?: Resolver<ResolversTypes['EarningBetPage'], ParentType, ContextType, RequireFields<EarningBetsArgs, 'memberId'>>;
  carriedIn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  carriedOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  contractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType>;
  downlines?: Resolver<ResolversTypes['DownlineSharePage'], ParentType, ContextType, Partial<EarningDownlinesArgs>>;
  downlinesAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContractKind'], ParentType, ContextType>;
  lossParts?: Resolver<ResolversTypes['LossParts'], ParentType, ContextType>;
  measures?: Resolver<ResolversTypes['PayMeasures'], ParentType, ContextType>;
  movements?: Resolver<Array<ResolversTypes['EarningMovement']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['NextTier']>, ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parts?: Resolver<ResolversTypes['TeamPartPage'], ParentType, ContextType, Partial<EarningPartsArgs>>;
  payer?: Resolver<ResolversTypes['EarningPayer'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['ContractPeriod'], ParentType, ContextType>;
  pick?: Resolver<ResolversTypes['ContractPick'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revisions?: Resolver<Array<ResolversTypes['Earning']>, ParentType, ContextType>;
  skipReason?: Resolver<Maybe<ResolversTypes['EarningSkipReason']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EarningState'], ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['ContractTier']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['PayWindow'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EarningBetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningBet'] = ResolversParentTypes['EarningBet']> = {
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BetState'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EarningBetPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningBetPage'] = ResolversParentTypes['EarningBetPage']> = {
  items?: Resolver<Array<ResolversTypes['EarningBet']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EarningForecastResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningForecast'] = ResolversParentTypes['EarningForecast']> = {
  carriedIn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  contractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downlinesAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContractKind'], ParentType, ContextType>;
  measures?: Resolver<ResolversTypes['PayMeasures'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['NextTier']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['ContractPeriod'], ParentType, ContextType>;
  pick?: Resolver<ResolversTypes['ContractPick'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['ContractTier']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['PayWindow'], ParentType, ContextType>;
};

export type EarningMovementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningMovement'] = ResolversParentTypes['EarningMovement']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EarningPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningPage'] = ResolversParentTypes['EarningPage']> = {
  items?: Resolver<Array<ResolversTypes['Earning']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['EarningTotals'], ParentType, ContextType>;
};

export type EarningTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningTotals'] = ResolversParentTypes['EarningTotals']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type EndLeaderboardPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndLeaderboardPayload'] = ResolversParentTypes['EndLeaderboardPayload']> = {
  leaderboard?: Resolver<Maybe<ResolversTypes['OperatorLeaderboard']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndMemberSessionsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndMemberSessionsPayload'] = ResolversParentTypes['EndMemberSessionsPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndMissionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndMissionPayload'] = ResolversParentTypes['EndMissionPayload']> = {
  mission?: Resolver<Maybe<ResolversTypes['OperatorMission']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndingContractResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndingContract'] = ResolversParentTypes['EndingContract']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payeeAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EnvelopeFoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnvelopeFound'] = ResolversParentTypes['EnvelopeFound']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EnvelopeOpeningResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnvelopeOpening'] = ResolversParentTypes['EnvelopeOpening']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnvelopeOpeningPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnvelopeOpeningPage'] = ResolversParentTypes['EnvelopeOpeningPage']> = {
  items?: Resolver<Array<ResolversTypes['EnvelopeOpening']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EnvelopeRainResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnvelopeRain'] = ResolversParentTypes['EnvelopeRain']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  envelopes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  greatest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDaily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  leastRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opening?: Resolver<Maybe<ResolversTypes['EnvelopeFound']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['EnvelopeStanding'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnvelopeRainPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnvelopeRainPayload'] = ResolversParentTypes['EnvelopeRainPayload']> = {
  rain?: Resolver<Maybe<ResolversTypes['OperatorEnvelopeRain']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExclusionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Exclusion'] = ResolversParentTypes['Exclusion']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExclusionKind'], ParentType, ContextType>;
  liftAnswer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  liftState?: Resolver<Maybe<ResolversTypes['LiftState']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FirebaseSignInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FirebaseSignInPayload'] = ResolversParentTypes['FirebaseSignInPayload']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstTimeLogin?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['ProvedIdentity']>, ParentType, ContextType>;
  secondStep?: Resolver<Maybe<ResolversTypes['SecondStep']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameClassify?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gameCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  hasDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFavourite?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  showIcon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vassalage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GamePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GamePage'] = ResolversParentTypes['GamePage']> = {
  items?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type GoodsWordsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GoodsWords'] = ResolversParentTypes['GoodsWords']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GreatWinResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GreatWin'] = ResolversParentTypes['GreatWin']> = {
  alarmFrom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  betId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foundAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  seenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['GreatWinState'], ParentType, ContextType>;
  vassalage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GreatWinPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GreatWinPage'] = ResolversParentTypes['GreatWinPage']> = {
  items?: Resolver<Array<ResolversTypes['GreatWin']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type GreatWinPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GreatWinPayload'] = ResolversParentTypes['GreatWinPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  win?: Resolver<Maybe<ResolversTypes['GreatWin']>, ParentType, ContextType>;
};

export type GreatestStakeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GreatestStake'] = ResolversParentTypes['GreatestStake']> = {
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  greatest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HelpArticleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HelpArticle'] = ResolversParentTypes['HelpArticle']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HouseAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HouseAccount'] = ResolversParentTypes['HouseAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HouseAccountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HouseAccounts'] = ResolversParentTypes['HouseAccounts']> = {
  accounts?: Resolver<Array<ResolversTypes['HouseAccount']>, ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HouseAccountsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HouseAccountsPayload'] = ResolversParentTypes['HouseAccountsPayload']> = {
  houseAccounts?: Resolver<Maybe<ResolversTypes['HouseAccounts']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IdentityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Identity'] = ResolversParentTypes['Identity']> = {
  birthday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['IdentityDocument']>, ParentType, ContextType>;
  idNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IdentityState'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IdentityDocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IdentityDocument'] = ResolversParentTypes['IdentityDocument']> = {
  kind?: Resolver<ResolversTypes['IdentityDocumentKind'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IdentityPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IdentityPayload'] = ResolversParentTypes['IdentityPayload']> = {
  identity?: Resolver<Maybe<ResolversTypes['Identity']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IncomeDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IncomeDay'] = ResolversParentTypes['IncomeDay']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContractKind'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  arrivals?: Resolver<ResolversTypes['InvitationArrivalPage'], ParentType, ContextType, Partial<InvitationArrivalsArgs>>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  makesAgents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mostUses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['InvitationOffer']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationArrivalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationArrival'] = ResolversParentTypes['InvitationArrival']> = {
  arrivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
};

export type InvitationArrivalPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationArrivalPage'] = ResolversParentTypes['InvitationArrivalPage']> = {
  items?: Resolver<Array<ResolversTypes['InvitationArrival']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type InvitationOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationOffer'] = ResolversParentTypes['InvitationOffer']> = {
  kind?: Resolver<ResolversTypes['ContractKind'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationPage'] = ResolversParentTypes['InvitationPage']> = {
  items?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type InvitationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationPayload'] = ResolversParentTypes['InvitationPayload']> = {
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LaunchGamePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LaunchGamePayload'] = ResolversParentTypes['LaunchGamePayload']> = {
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  gameSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  keepsWallet?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LeaderboardPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaderboardPlace'] = ResolversParentTypes['LeaderboardPlace']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LeaderboardWeekResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaderboardWeek'] = ResolversParentTypes['LeaderboardWeek']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earlier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  later?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['LeaderboardWeekPlace']>, ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaderboardWeekPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaderboardWeekPlace'] = ResolversParentTypes['LeaderboardWeekPlace']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LedgerEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerEntry'] = ResolversParentTypes['LedgerEntry']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  leg?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LedgerTransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerTransfer'] = ResolversParentTypes['LedgerTransfer']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TransferKind'], ParentType, ContextType>;
  memberAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LedgerTransferDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerTransferDetail'] = ResolversParentTypes['LedgerTransferDetail']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
  fromAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TransferKind'], ParentType, ContextType>;
  memberAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolves?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reversedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reverses?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LedgerTransferListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerTransferList'] = ResolversParentTypes['LedgerTransferList']> = {
  items?: Resolver<Array<ResolversTypes['LedgerTransfer']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LimitsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LimitsPayload'] = ResolversParentTypes['LimitsPayload']> = {
  limits?: Resolver<Maybe<Array<ResolversTypes['ProtectionLimit']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LineLimitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineLimit'] = ResolversParentTypes['LineLimit']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gameType?: Resolver<Maybe<ResolversTypes['GameType']>, ParentType, ContextType>;
  greatest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['LineLimitSource'], ParentType, ContextType>;
  vendorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LineMovePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineMovePreview'] = ResolversParentTypes['LineMovePreview']> = {
  contractCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contracts?: Resolver<Array<ResolversTypes['EndingContract']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['LineReference']>, ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rulesLeft?: Resolver<Array<ResolversTypes['LineRuleChange']>, ParentType, ContextType>;
  rulesMet?: Resolver<Array<ResolversTypes['LineRuleChange']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['LineReference']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LinePlay'], ParentType, ContextType>;
};

export type LineNextPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineNextPlace'] = ResolversParentTypes['LineNextPlace']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  upline?: Resolver<Maybe<ResolversTypes['LineReference']>, ParentType, ContextType>;
};

export type LinePlayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LinePlay'] = ResolversParentTypes['LinePlay']> = {
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LineReceiverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineReceiver'] = ResolversParentTypes['LineReceiver']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['LineDirection'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LineReferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineReference'] = ResolversParentTypes['LineReference']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LineRuleChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineRuleChange'] = ResolversParentTypes['LineRuleChange']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gameType?: Resolver<Maybe<ResolversTypes['GameType']>, ParentType, ContextType>;
  greatest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vendorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LineRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineRules'] = ResolversParentTypes['LineRules']> = {
  gameTypesOff?: Resolver<Array<ResolversTypes['GameType']>, ParentType, ContextType>;
  greatestStakes?: Resolver<Array<ResolversTypes['GreatestStake']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inForce?: Resolver<Array<ResolversTypes['LineLimit']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vendorsOff?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LineTransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineTransfer'] = ResolversParentTypes['LineTransfer']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['LineTransferDirection'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LineTransfersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineTransfers'] = ResolversParentTypes['LineTransfers']> = {
  dailyMaximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  receivers?: Resolver<Array<ResolversTypes['LineReceiver']>, ParentType, ContextType>;
  toDownline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toUpline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transfers?: Resolver<Array<ResolversTypes['LineTransfer']>, ParentType, ContextType>;
};

export type LinkedIdentitiesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LinkedIdentitiesPayload'] = ResolversParentTypes['LinkedIdentitiesPayload']> = {
  identities?: Resolver<Maybe<Array<ResolversTypes['LinkedIdentity']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LinkedIdentityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LinkedIdentity'] = ResolversParentTypes['LinkedIdentity']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['SocialProvider'], ParentType, ContextType>;
};

export interface LocaleScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Locale'], any> {
  name: 'Locale';
}

export type LossPartsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LossParts'] = ResolversParentTypes['LossParts']> = {
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  commissions?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebates?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LotteryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lottery'] = ResolversParentTypes['Lottery']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  currentDraw?: Resolver<Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDraw?: Resolver<Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['LotteryRules'], ParentType, ContextType>;
  upcomingDraws?: Resolver<Array<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  vassalage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryBetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryBet'] = ResolversParentTypes['LotteryBet']> = {
  hits?: Resolver<Maybe<Array<ResolversTypes['LotteryHit']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  odds?: Resolver<Array<ResolversTypes['LotteryPrizeOdds']>, ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  picks?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  playType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebateRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  series?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LotteryBetState'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LotteryChaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryChase'] = ResolversParentTypes['LotteryChase']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gameCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LotteryChaseState'], ParentType, ContextType>;
  stopsOnWin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LotteryChasePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryChasePage'] = ResolversParentTypes['LotteryChasePage']> = {
  items?: Resolver<Array<ResolversTypes['LotteryChase']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LotteryDrawResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryDraw'] = ResolversParentTypes['LotteryDraw']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commitment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  result?: Resolver<Maybe<Array<Array<ResolversTypes['String']>>>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DrawState'], ParentType, ContextType>;
};

export type LotteryDrawPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryDrawPage'] = ResolversParentTypes['LotteryDrawPage']> = {
  items?: Resolver<Array<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LotteryGameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryGame'] = ResolversParentTypes['LotteryGame']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  currentDraw?: Resolver<Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDraw?: Resolver<Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vassalage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryHitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryHit'] = ResolversParentTypes['LotteryHit']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryMenuResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryMenu'] = ResolversParentTypes['LotteryMenu']> = {
  accountTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  games?: Resolver<Array<ResolversTypes['LotteryGame']>, ParentType, ContextType>;
  vassalage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryOddsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryOdds'] = ResolversParentTypes['LotteryOdds']> = {
  odds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryOrder'] = ResolversParentTypes['LotteryOrder']> = {
  bets?: Resolver<Array<ResolversTypes['LotteryBet']>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  chaseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draw?: Resolver<ResolversTypes['LotteryDraw'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LotteryOrderPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryOrderPage'] = ResolversParentTypes['LotteryOrderPage']> = {
  items?: Resolver<Array<ResolversTypes['LotteryOrder']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LotteryPrizeOddsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryPrizeOdds'] = ResolversParentTypes['LotteryPrizeOdds']> = {
  odds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryRefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryRefusal'] = ResolversParentTypes['LotteryRefusal']> = {
  draw?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type LotteryRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryRules'] = ResolversParentTypes['LotteryRules']> = {
  highestSeries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowestSeries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberStakeLimit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  odds?: Resolver<Array<ResolversTypes['LotteryOdds']>, ParentType, ContextType>;
  smallestUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withheld?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LotteryRulesPreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryRulesPreview'] = ResolversParentTypes['LotteryRulesPreview']> = {
  playTypes?: Resolver<Array<ResolversTypes['OperatorPlayType']>, ParentType, ContextType>;
  raises?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tooHigh?: Resolver<Array<ResolversTypes['LotteryTicketReturn']>, ParentType, ContextType>;
  tooLow?: Resolver<Array<ResolversTypes['LotteryTicketReturn']>, ParentType, ContextType>;
};

export type LotteryTicketReturnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LotteryTicketReturn'] = ResolversParentTypes['LotteryTicketReturn']> = {
  playType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MailPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailPasswordPayload'] = ResolversParentTypes['MailPasswordPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MaintenanceMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MaintenanceMessage'] = ResolversParentTypes['MaintenanceMessage']> = {
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MaintenanceWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MaintenanceWindow'] = ResolversParentTypes['MaintenanceWindow']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MallGoodsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MallGoods'] = ResolversParentTypes['MallGoods']> = {
  amountGiven?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountRequired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GoodsKind'], ParentType, ContextType>;
  pointsRequired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['GoodsWords']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MallGoodsPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MallGoodsPage'] = ResolversParentTypes['MallGoodsPage']> = {
  items?: Resolver<Array<ResolversTypes['MallGoods']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MallGoodsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MallGoodsPayload'] = ResolversParentTypes['MallGoodsPayload']> = {
  goods?: Resolver<Maybe<ResolversTypes['MallGoods']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkedMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkedMember'] = ResolversParentTypes['MarkedMember']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  breaks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  raised?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkedMemberPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkedMemberPage'] = ResolversParentTypes['MarkedMemberPage']> = {
  items?: Resolver<Array<ResolversTypes['MarkedMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availablePromo?: Resolver<ResolversTypes['AvailablePromo'], ParentType, ContextType>;
  availablePromoCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consolidated?: Resolver<Maybe<ResolversTypes['Consolidated']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasVip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  missionCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mobileNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payeeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playBlockedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  referralCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewardCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subaccount?: Resolver<Maybe<ResolversTypes['ActingSubaccount']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadMessages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vipLabelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vipRankLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
};

export type MemberBetPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberBetPage'] = ResolversParentTypes['MemberBetPage']> = {
  items?: Resolver<Array<ResolversTypes['Bet']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MemberNoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberNote'] = ResolversParentTypes['MemberNote']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operatorAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberNotePayload'] = ResolversParentTypes['MemberNotePayload']> = {
  note?: Resolver<Maybe<ResolversTypes['MemberNote']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MemberProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberProfile'] = ResolversParentTypes['MemberProfile']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  downlines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failedTries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasPaymentPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSignInIp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passkeys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payeeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referralCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registerIp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  termsAcceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totpSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uplines?: Resolver<Array<ResolversTypes['MemberReference']>, ParentType, ContextType>;
};

export type MemberProfilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberProfilePayload'] = ResolversParentTypes['MemberProfilePayload']> = {
  member?: Resolver<Maybe<ResolversTypes['MemberProfile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MemberProtectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberProtection'] = ResolversParentTypes['MemberProtection']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exclusions?: Resolver<Array<ResolversTypes['Exclusion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['ProtectionLimit']>, ParentType, ContextType>;
  playBlockedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
};

export type MemberProtectionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberProtectionPayload'] = ResolversParentTypes['MemberProtectionPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['MemberProtection']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MemberReferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberReference'] = ResolversParentTypes['MemberReference']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MemberSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberSession'] = ResolversParentTypes['MemberSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberStatementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberStatement'] = ResolversParentTypes['MemberStatement']> = {
  items?: Resolver<Array<ResolversTypes['MemberStatementEntry']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberStatementEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberStatementEntry'] = ResolversParentTypes['MemberStatementEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TransferKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transferId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MemberTagsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberTagsPayload'] = ResolversParentTypes['MemberTagsPayload']> = {
  tags?: Resolver<Maybe<Array<ResolversTypes['Tag']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MemberTransferRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberTransferRules'] = ResolversParentTypes['MemberTransferRules']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dailyMaximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  toDownline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toUpline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MemberTransferRulesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberTransferRulesPayload'] = ResolversParentTypes['MemberTransferRulesPayload']> = {
  rules?: Resolver<Maybe<ResolversTypes['MemberTransferRules']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MemberVipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberVip'] = ResolversParentTypes['MemberVip']> = {
  steps?: Resolver<ResolversTypes['VipStepPage'], ParentType, ContextType>;
  vip?: Resolver<ResolversTypes['Vip'], ParentType, ContextType>;
};

export type MemberWalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberWallet'] = ResolversParentTypes['MemberWallet']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MerchantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Merchant'] = ResolversParentTypes['Merchant']> = {
  blockedCountries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  captchaComplexity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  captchaProviders?: Resolver<ResolversTypes['CaptchaProviders'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityForWithdrawal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>;
  maintenanceMessages?: Resolver<Array<ResolversTypes['MaintenanceMessage']>, ParentType, ContextType>;
  maintenanceUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['SiteMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatorGroup?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatorTotpRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  realityCheckMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  smsChannel?: Resolver<ResolversTypes['SmsChannel'], ParentType, ContextType>;
  socialProviders?: Resolver<Array<ResolversTypes['SocialProvider']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MerchantPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MerchantPage'] = ResolversParentTypes['MerchantPage']> = {
  items?: Resolver<Array<ResolversTypes['Merchant']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MerchantPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MerchantPayload'] = ResolversParentTypes['MerchantPayload']> = {
  merchant?: Resolver<Maybe<ResolversTypes['Merchant']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MerchantReferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MerchantReference'] = ResolversParentTypes['MerchantReference']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mission'] = ResolversParentTypes['Mission']> = {
  categories?: Resolver<Array<ResolversTypes['GameType']>, ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['MissionGoal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['MissionPeriod'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shortfall?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MissionState'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MissionLeaderboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MissionLeaderboard'] = ResolversParentTypes['MissionLeaderboard']> = {
  categories?: Resolver<Array<ResolversTypes['GameType']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  leastValidBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['OwnStanding'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['LeaderboardPlace']>, ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissionLeaderboardsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MissionLeaderboards'] = ResolversParentTypes['MissionLeaderboards']> = {
  leaderboards?: Resolver<Array<ResolversTypes['MissionLeaderboard']>, ParentType, ContextType>;
  won?: Resolver<Array<ResolversTypes['WonPlace']>, ParentType, ContextType>;
};

export type MissionNameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MissionName'] = ResolversParentTypes['MissionName']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MoveLinePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MoveLinePayload'] = ResolversParentTypes['MoveLinePayload']> = {
  line?: Resolver<Maybe<ResolversTypes['OperatorLine']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationAcceptContractArgs, 'input'>>;
  acceptDepositAmount?: Resolver<ResolversTypes['DepositPayload'], ParentType, ContextType, RequireFields<MutationAcceptDepositAmountArgs, 'input'>>;
  acknowledgeRealityCheck?: Resolver<ResolversTypes['PlayStatePayload'], ParentType, ContextType>;
  addMemberNote?: Resolver<ResolversTypes['MemberNotePayload'], ParentType, ContextType, RequireFields<MutationAddMemberNoteArgs, 'input'>>;
  addPayoutAccount?: Resolver<ResolversTypes['PayoutAccountPayload'], ParentType, ContextType, RequireFields<MutationAddPayoutAccountArgs, 'input'>>;
  answerDispute?: Resolver<ResolversTypes['AnswerDisputePayload'], ParentType, ContextType, RequireFields<MutationAnswerDisputeArgs, 'input'>>;
  answerProtectionPrompt?: Resolver<ResolversTypes['ProtectionPromptsPayload'], ParentType, ContextType, RequireFields<MutationAnswerProtectionPromptArgs, 'input'>>;
  approveAdjustment?: Resolver<ResolversTypes['AdjustmentPayload'], ParentType, ContextType, RequireFields<MutationApproveAdjustmentArgs, 'input'>>;
  approvePromotionClaim?: Resolver<ResolversTypes['OperatorPromotionClaimPayload'], ParentType, ContextType, RequireFields<MutationApprovePromotionClaimArgs, 'input'>>;
  approveSettlement?: Resolver<ResolversTypes['SettlementPayload'], ParentType, ContextType, RequireFields<MutationApproveSettlementArgs, 'input'>>;
  approveWithdrawal?: Resolver<ResolversTypes['OperatorWithdrawalPayload'], ParentType, ContextType, RequireFields<MutationApproveWithdrawalArgs, 'input'>>;
  askPasskey?: Resolver<ResolversTypes['PasskeyOptionsPayload'], ParentType, ContextType>;
  askVendorTransfer?: Resolver<ResolversTypes['OperatorVendorTransferPayload'], ParentType, ContextType, RequireFields<MutationAskVendorTransferArgs, 'id'>>;
  beginOperatorTotp?: Resolver<ResolversTypes['BeginTotpPayload'], ParentType, ContextType, RequireFields<MutationBeginOperatorTotpArgs, 'input'>>;
  beginPasskey?: Resolver<ResolversTypes['PasskeyOptionsPayload'], ParentType, ContextType, RequireFields<MutationBeginPasskeyArgs, 'input'>>;
  beginTotp?: Resolver<ResolversTypes['BeginTotpPayload'], ParentType, ContextType, RequireFields<MutationBeginTotpArgs, 'input'>>;
  cancelBonus?: Resolver<ResolversTypes['CancelBonusPayload'], ParentType, ContextType, RequireFields<MutationCancelBonusArgs, 'input'>>;
  cancelLimitChange?: Resolver<ResolversTypes['LimitsPayload'], ParentType, ContextType, RequireFields<MutationCancelLimitChangeArgs, 'input'>>;
  cancelLotteryOrder?: Resolver<ResolversTypes['CancelLotteryOrderPayload'], ParentType, ContextType, RequireFields<MutationCancelLotteryOrderArgs, 'input'>>;
  cancelWithdrawal?: Resolver<ResolversTypes['WithdrawalPayload'], ParentType, ContextType, RequireFields<MutationCancelWithdrawalArgs, 'input'>>;
  changeOperatorPassword?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationChangeOperatorPasswordArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeSubaccount?: Resolver<ResolversTypes['SubaccountPayload'], ParentType, ContextType, RequireFields<MutationChangeSubaccountArgs, 'input'>>;
  checkAffiliate?: Resolver<ResolversTypes['CheckAffiliatePayload'], ParentType, ContextType, RequireFields<MutationCheckAffiliateArgs, 'input'>>;
  claimDeposit?: Resolver<ResolversTypes['DepositPayload'], ParentType, ContextType, RequireFields<MutationClaimDepositArgs, 'input'>>;
  claimIdentity?: Resolver<ResolversTypes['OperatorIdentityPayload'], ParentType, ContextType, RequireFields<MutationClaimIdentityArgs, 'input'>>;
  claimLeaderboardPrize?: Resolver<ResolversTypes['ClaimLeaderboardPrizePayload'], ParentType, ContextType, RequireFields<MutationClaimLeaderboardPrizeArgs, 'input'>>;
  claimMission?: Resolver<ResolversTypes['ClaimMissionPayload'], ParentType, ContextType, RequireFields<MutationClaimMissionArgs, 'input'>>;
  claimPromotion?: Resolver<ResolversTypes['ClaimPromotionPayload'], ParentType, ContextType, RequireFields<MutationClaimPromotionArgs, 'input'>>;
  claimRebates?: Resolver<ResolversTypes['ClaimRebatesPayload'], ParentType, ContextType, RequireFields<MutationClaimRebatesArgs, 'input'>>;
  claimReferral?: Resolver<ResolversTypes['ClaimReferralPayload'], ParentType, ContextType, RequireFields<MutationClaimReferralArgs, 'input'>>;
  claimSignInDay?: Resolver<ResolversTypes['ClaimSignInDayPayload'], ParentType, ContextType>;
  claimSuspense?: Resolver<ResolversTypes['SuspensePayload'], ParentType, ContextType, RequireFields<MutationClaimSuspenseArgs, 'input'>>;
  claimVipBonus?: Resolver<ResolversTypes['ClaimVipBonusPayload'], ParentType, ContextType, RequireFields<MutationClaimVipBonusArgs, 'input'>>;
  claimWithdrawal?: Resolver<ResolversTypes['OperatorWithdrawalPayload'], ParentType, ContextType, RequireFields<MutationClaimWithdrawalArgs, 'input'>>;
  clearMemberFailures?: Resolver<ResolversTypes['MemberProfilePayload'], ParentType, ContextType, RequireFields<MutationClearMemberFailuresArgs, 'input'>>;
  closeAccount?: Resolver<ResolversTypes['CloseAccountPayload'], ParentType, ContextType, RequireFields<MutationCloseAccountArgs, 'input'>>;
  closePromotion?: Resolver<ResolversTypes['OperatorPromotionPayload'], ParentType, ContextType, RequireFields<MutationClosePromotionArgs, 'input'>>;
  compareBankAccounts?: Resolver<ResolversTypes['CompareBankAccountsPayload'], ParentType, ContextType, Partial<MutationCompareBankAccountsArgs>>;
  confirmLimit?: Resolver<ResolversTypes['LimitsPayload'], ParentType, ContextType, RequireFields<MutationConfirmLimitArgs, 'input'>>;
  confirmOperatorTotp?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationConfirmOperatorTotpArgs, 'input'>>;
  confirmTotp?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationConfirmTotpArgs, 'input'>>;
  confirmWithdrawal?: Resolver<ResolversTypes['WithdrawalPayload'], ParentType, ContextType, RequireFields<MutationConfirmWithdrawalArgs, 'input'>>;
  convertPoints?: Resolver<ResolversTypes['RedemptionPayload'], ParentType, ContextType, RequireFields<MutationConvertPointsArgs, 'input'>>;
  correctMember?: Resolver<ResolversTypes['MemberProfilePayload'], ParentType, ContextType, RequireFields<MutationCorrectMemberArgs, 'input'>>;
  createAnnouncement?: Resolver<ResolversTypes['OperatorAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationCreateAnnouncementArgs, 'input'>>;
  createBanner?: Resolver<ResolversTypes['OperatorBannerPayload'], ParentType, ContextType, RequireFields<MutationCreateBannerArgs, 'input'>>;
  createDeposit?: Resolver<ResolversTypes['CreateDepositPayload'], ParentType, ContextType, RequireFields<MutationCreateDepositArgs, 'input'>>;
  createEnvelopeRain?: Resolver<ResolversTypes['EnvelopeRainPayload'], ParentType, ContextType, RequireFields<MutationCreateEnvelopeRainArgs, 'input'>>;
  createInvitation?: Resolver<ResolversTypes['InvitationPayload'], ParentType, ContextType, RequireFields<MutationCreateInvitationArgs, 'input'>>;
  createLeaderboard?: Resolver<ResolversTypes['CreateLeaderboardPayload'], ParentType, ContextType, RequireFields<MutationCreateLeaderboardArgs, 'input'>>;
  createMallGoods?: Resolver<ResolversTypes['MallGoodsPayload'], ParentType, ContextType, RequireFields<MutationCreateMallGoodsArgs, 'input'>>;
  createMission?: Resolver<ResolversTypes['CreateMissionPayload'], ParentType, ContextType, RequireFields<MutationCreateMissionArgs, 'input'>>;
  createOperatorAccount?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationCreateOperatorAccountArgs, 'input'>>;
  createPaymentChannel?: Resolver<ResolversTypes['OperatorPaymentChannelPayload'], ParentType, ContextType, RequireFields<MutationCreatePaymentChannelArgs, 'input'>>;
  createPromotion?: Resolver<ResolversTypes['OperatorPromotionPayload'], ParentType, ContextType, RequireFields<MutationCreatePromotionArgs, 'input'>>;
  createRaffle?: Resolver<ResolversTypes['RafflePayload'], ParentType, ContextType, RequireFields<MutationCreateRaffleArgs, 'input'>>;
  createSubaccount?: Resolver<ResolversTypes['SubaccountPayload'], ParentType, ContextType, RequireFields<MutationCreateSubaccountArgs, 'input'>>;
  createTag?: Resolver<ResolversTypes['TagPayload'], ParentType, ContextType, RequireFields<MutationCreateTagArgs, 'input'>>;
  decideDeposit?: Resolver<ResolversTypes['OperatorDepositPayload'], ParentType, ContextType, RequireFields<MutationDecideDepositArgs, 'input'>>;
  decideDrawCorrection?: Resolver<ResolversTypes['DrawCorrectionPayload'], ParentType, ContextType, RequireFields<MutationDecideDrawCorrectionArgs, 'input'>>;
  decideExclusionLift?: Resolver<ResolversTypes['OperatorExclusionPayload'], ParentType, ContextType, RequireFields<MutationDecideExclusionLiftArgs, 'input'>>;
  decideIdentity?: Resolver<ResolversTypes['OperatorIdentityPayload'], ParentType, ContextType, RequireFields<MutationDecideIdentityArgs, 'input'>>;
  decideRedemption?: Resolver<ResolversTypes['OperatorRedemptionPayload'], ParentType, ContextType, RequireFields<MutationDecideRedemptionArgs, 'input'>>;
  decideSuspense?: Resolver<ResolversTypes['SuspensePayload'], ParentType, ContextType, RequireFields<MutationDecideSuspenseArgs, 'input'>>;
  deleteAnnouncement?: Resolver<ResolversTypes['OperatorAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationDeleteAnnouncementArgs, 'id'>>;
  deleteBanner?: Resolver<ResolversTypes['OperatorBannerPayload'], ParentType, ContextType, RequireFields<MutationDeleteBannerArgs, 'id'>>;
  deleteTag?: Resolver<ResolversTypes['TagPayload'], ParentType, ContextType, RequireFields<MutationDeleteTagArgs, 'input'>>;
  denySettlement?: Resolver<ResolversTypes['SettlementPayload'], ParentType, ContextType, RequireFields<MutationDenySettlementArgs, 'input'>>;
  disableOperatorSubaccount?: Resolver<ResolversTypes['SubaccountPayload'], ParentType, ContextType, RequireFields<MutationDisableOperatorSubaccountArgs, 'input'>>;
  disableSubaccount?: Resolver<ResolversTypes['SubaccountPayload'], ParentType, ContextType, RequireFields<MutationDisableSubaccountArgs, 'input'>>;
  disputeEarning?: Resolver<ResolversTypes['DisputeEarningPayload'], ParentType, ContextType, RequireFields<MutationDisputeEarningArgs, 'input'>>;
  enableSubaccount?: Resolver<ResolversTypes['SubaccountPayload'], ParentType, ContextType, RequireFields<MutationEnableSubaccountArgs, 'input'>>;
  endContract?: Resolver<ResolversTypes['OperatorContractPayload'], ParentType, ContextType, RequireFields<MutationEndContractArgs, 'input'>>;
  endInvitation?: Resolver<ResolversTypes['InvitationPayload'], ParentType, ContextType, RequireFields<MutationEndInvitationArgs, 'input'>>;
  endLeaderboard?: Resolver<ResolversTypes['EndLeaderboardPayload'], ParentType, ContextType, RequireFields<MutationEndLeaderboardArgs, 'input'>>;
  endMemberSessions?: Resolver<ResolversTypes['EndMemberSessionsPayload'], ParentType, ContextType, RequireFields<MutationEndMemberSessionsArgs, 'input'>>;
  endMission?: Resolver<ResolversTypes['EndMissionPayload'], ParentType, ContextType, RequireFields<MutationEndMissionArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['SignedInPlacesPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['SignedInPlacesPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  enterDrawResult?: Resolver<ResolversTypes['OperatorDrawPayload'], ParentType, ContextType, RequireFields<MutationEnterDrawResultArgs, 'input'>>;
  failWithdrawal?: Resolver<ResolversTypes['OperatorWithdrawalPayload'], ParentType, ContextType, RequireFields<MutationFailWithdrawalArgs, 'input'>>;
  finishPasskey?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationFinishPasskeyArgs, 'input'>>;
  finishSecondStep?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationFinishSecondStepArgs, 'input'>>;
  forceWithdrawalReceipt?: Resolver<ResolversTypes['OperatorWithdrawalPayload'], ParentType, ContextType, RequireFields<MutationForceWithdrawalReceiptArgs, 'input'>>;
  holdSettlement?: Resolver<ResolversTypes['SettlementPayload'], ParentType, ContextType, RequireFields<MutationHoldSettlementArgs, 'input'>>;
  keepPlaying?: Resolver<ResolversTypes['PlayStatePayload'], ParentType, ContextType>;
  launchDemo?: Resolver<ResolversTypes['LaunchGamePayload'], ParentType, ContextType, RequireFields<MutationLaunchDemoArgs, 'input'>>;
  launchGame?: Resolver<ResolversTypes['LaunchGamePayload'], ParentType, ContextType, RequireFields<MutationLaunchGameArgs, 'input'>>;
  liftDepositBlock?: Resolver<ResolversTypes['DepositBlockPayload'], ParentType, ContextType, RequireFields<MutationLiftDepositBlockArgs, 'id'>>;
  linkIdentity?: Resolver<ResolversTypes['LinkedIdentitiesPayload'], ParentType, ContextType, RequireFields<MutationLinkIdentityArgs, 'input'>>;
  mailPassword?: Resolver<ResolversTypes['MailPasswordPayload'], ParentType, ContextType, RequireFields<MutationMailPasswordArgs, 'input'>>;
  moveLine?: Resolver<ResolversTypes['MoveLinePayload'], ParentType, ContextType, RequireFields<MutationMoveLineArgs, 'input'>>;
  offerContract?: Resolver<ResolversTypes['OperatorContractPayload'], ParentType, ContextType, RequireFields<MutationOfferContractArgs, 'input'>>;
  openEnvelope?: Resolver<ResolversTypes['OpenEnvelopePayload'], ParentType, ContextType, RequireFields<MutationOpenEnvelopeArgs, 'input'>>;
  openTeamAccount?: Resolver<ResolversTypes['OpenTeamAccountPayload'], ParentType, ContextType, RequireFields<MutationOpenTeamAccountArgs, 'input'>>;
  operatorSignIn?: Resolver<ResolversTypes['OperatorSignInPayload'], ParentType, ContextType, RequireFields<MutationOperatorSignInArgs, 'input'>>;
  operatorSignOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  orderOperatorVendors?: Resolver<ResolversTypes['OperatorVendorsPayload'], ParentType, ContextType, RequireFields<MutationOrderOperatorVendorsArgs, 'input'>>;
  pauseEnvelopeRain?: Resolver<ResolversTypes['EnvelopeRainPayload'], ParentType, ContextType, RequireFields<MutationPauseEnvelopeRainArgs, 'input'>>;
  pausePromotion?: Resolver<ResolversTypes['OperatorPromotionPayload'], ParentType, ContextType, RequireFields<MutationPausePromotionArgs, 'input'>>;
  pauseRaffle?: Resolver<ResolversTypes['RafflePayload'], ParentType, ContextType, RequireFields<MutationPauseRaffleArgs, 'input'>>;
  payWithdrawalAgain?: Resolver<ResolversTypes['OperatorWithdrawalPayload'], ParentType, ContextType, RequireFields<MutationPayWithdrawalAgainArgs, 'input'>>;
  pinMemberNote?: Resolver<ResolversTypes['MemberNotePayload'], ParentType, ContextType, RequireFields<MutationPinMemberNoteArgs, 'input'>>;
  placeLotteryOrder?: Resolver<ResolversTypes['PlaceLotteryOrderPayload'], ParentType, ContextType, RequireFields<MutationPlaceLotteryOrderArgs, 'input'>>;
  proposeContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationProposeContractArgs, 'input'>>;
  publishEnvelopeRain?: Resolver<ResolversTypes['EnvelopeRainPayload'], ParentType, ContextType, RequireFields<MutationPublishEnvelopeRainArgs, 'input'>>;
  publishPromotion?: Resolver<ResolversTypes['OperatorPromotionPayload'], ParentType, ContextType, RequireFields<MutationPublishPromotionArgs, 'input'>>;
  publishRaffle?: Resolver<ResolversTypes['RafflePayload'], ParentType, ContextType, RequireFields<MutationPublishRaffleArgs, 'input'>>;
  reauthenticate?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationReauthenticateArgs, 'input'>>;
  redeemPointReward?: Resolver<ResolversTypes['RedemptionPayload'], ParentType, ContextType, RequireFields<MutationRedeemPointRewardArgs, 'input'>>;
  redeemPromotionCode?: Resolver<ResolversTypes['ClaimPromotionPayload'], ParentType, ContextType, RequireFields<MutationRedeemPromotionCodeArgs, 'input'>>;
  refuseContract?: Resolver<ResolversTypes['OperatorContractPayload'], ParentType, ContextType, RequireFields<MutationRefuseContractArgs, 'input'>>;
  refuseProposal?: Resolver<ResolversTypes['RefuseProposalPayload'], ParentType, ContextType, RequireFields<MutationRefuseProposalArgs, 'input'>>;
  refuseReferral?: Resolver<ResolversTypes['DecideReferralPayload'], ParentType, ContextType, RequireFields<MutationRefuseReferralArgs, 'input'>>;
  register?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerMobile?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRegisterMobileArgs, 'input'>>;
  rejectAdjustment?: Resolver<ResolversTypes['AdjustmentPayload'], ParentType, ContextType, RequireFields<MutationRejectAdjustmentArgs, 'input'>>;
  rejectContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationRejectContractArgs, 'input'>>;
  rejectPromotionClaim?: Resolver<ResolversTypes['OperatorPromotionClaimPayload'], ParentType, ContextType, RequireFields<MutationRejectPromotionClaimArgs, 'input'>>;
  rejectWithdrawal?: Resolver<ResolversTypes['OperatorWithdrawalPayload'], ParentType, ContextType, RequireFields<MutationRejectWithdrawalArgs, 'input'>>;
  releaseReferral?: Resolver<ResolversTypes['DecideReferralPayload'], ParentType, ContextType, RequireFields<MutationReleaseReferralArgs, 'input'>>;
  releaseSettlement?: Resolver<ResolversTypes['SettlementPayload'], ParentType, ContextType, RequireFields<MutationReleaseSettlementArgs, 'input'>>;
  releaseWithdrawal?: Resolver<ResolversTypes['OperatorWithdrawalPayload'], ParentType, ContextType, RequireFields<MutationReleaseWithdrawalArgs, 'input'>>;
  removeAvatar?: Resolver<ResolversTypes['ProfilePayload'], ParentType, ContextType>;
  removeMemberAvatar?: Resolver<ResolversTypes['MemberProfilePayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberAvatarArgs, 'input'>>;
  removeOperatorTotp?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRemoveOperatorTotpArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  removePayoutAccount?: Resolver<ResolversTypes['RemovePayoutAccountPayload'], ParentType, ContextType, RequireFields<MutationRemovePayoutAccountArgs, 'input'>>;
  removeTotp?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRemoveTotpArgs, 'input'>>;
  renamePasskey?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'input'>>;
  reopenAccount?: Resolver<ResolversTypes['MemberProtectionPayload'], ParentType, ContextType, RequireFields<MutationReopenAccountArgs, 'input'>>;
  replaceOperatorRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationReplaceOperatorRecoveryCodesArgs, 'input'>>;
  replaceRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationReplaceRecoveryCodesArgs, 'input'>>;
  requestAdjustment?: Resolver<ResolversTypes['AdjustmentPayload'], ParentType, ContextType, RequireFields<MutationRequestAdjustmentArgs, 'input'>>;
  requestContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationRequestContractArgs, 'input'>>;
  requestDataExport?: Resolver<ResolversTypes['DataExportPayload'], ParentType, ContextType>;
  requestDrawCorrection?: Resolver<ResolversTypes['DrawCorrectionPayload'], ParentType, ContextType, RequireFields<MutationRequestDrawCorrectionArgs, 'input'>>;
  requestExclusionLift?: Resolver<ResolversTypes['ProtectionPayload'], ParentType, ContextType, RequireFields<MutationRequestExclusionLiftArgs, 'input'>>;
  requestReversal?: Resolver<ResolversTypes['AdjustmentPayload'], ParentType, ContextType, RequireFields<MutationRequestReversalArgs, 'input'>>;
  requestWithdrawal?: Resolver<ResolversTypes['WithdrawalPayload'], ParentType, ContextType, RequireFields<MutationRequestWithdrawalArgs, 'input'>>;
  resetMemberPassword?: Resolver<ResolversTypes['ResetMemberPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetMemberPasswordArgs, 'input'>>;
  resetMemberPaymentPassword?: Resolver<ResolversTypes['MemberProfilePayload'], ParentType, ContextType, RequireFields<MutationResetMemberPaymentPasswordArgs, 'input'>>;
  resetMemberSecondFactor?: Resolver<ResolversTypes['MemberProfilePayload'], ParentType, ContextType, RequireFields<MutationResetMemberSecondFactorArgs, 'input'>>;
  resetOperatorPassword?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetOperatorPasswordArgs, 'input'>>;
  resetOperatorTotp?: Resolver<ResolversTypes['OperatorAccountPayload'], ParentType, ContextType, RequireFields<MutationResetOperatorTotpArgs, 'input'>>;
  resolveVendorTransfer?: Resolver<ResolversTypes['OperatorVendorTransferPayload'], ParentType, ContextType, RequireFields<MutationResolveVendorTransferArgs, 'input'>>;
  resumeSession?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType>;
  returnWallets?: Resolver<ResolversTypes['ReturnWalletsPayload'], ParentType, ContextType, RequireFields<MutationReturnWalletsArgs, 'input'>>;
  reviewGreatWin?: Resolver<ResolversTypes['GreatWinPayload'], ParentType, ContextType, RequireFields<MutationReviewGreatWinArgs, 'input'>>;
  runTrialBalance?: Resolver<ResolversTypes['TrialBalancePayload'], ParentType, ContextType>;
  saveLotteryRules?: Resolver<ResolversTypes['OperatorLotteryPayload'], ParentType, ContextType, RequireFields<MutationSaveLotteryRulesArgs, 'input'>>;
  selfExclude?: Resolver<ResolversTypes['ProtectionPayload'], ParentType, ContextType, RequireFields<MutationSelfExcludeArgs, 'input'>>;
  sendContactCode?: Resolver<ResolversTypes['CodeSentPayload'], ParentType, ContextType, RequireFields<MutationSendContactCodeArgs, 'input'>>;
  sendFeedback?: Resolver<ResolversTypes['SendFeedbackPayload'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  sendRegistrationCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType, RequireFields<MutationSendRegistrationCodeArgs, 'input'>>;
  sendSecondStepCode?: Resolver<ResolversTypes['CodeSentPayload'], ParentType, ContextType, RequireFields<MutationSendSecondStepCodeArgs, 'input'>>;
  sendSignInCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType, RequireFields<MutationSendSignInCodeArgs, 'input'>>;
  sendToLine?: Resolver<ResolversTypes['SendToLinePayload'], ParentType, ContextType, RequireFields<MutationSendToLineArgs, 'input'>>;
  setContact?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationSetContactArgs, 'input'>>;
  setFavourite?: Resolver<ResolversTypes['SetFavouritePayload'], ParentType, ContextType, RequireFields<MutationSetFavouriteArgs, 'input'>>;
  setGameChoices?: Resolver<ResolversTypes['OperatorGamesPayload'], ParentType, ContextType, RequireFields<MutationSetGameChoicesArgs, 'input'>>;
  setLanguage?: Resolver<ResolversTypes['SetLanguagePayload'], ParentType, ContextType, RequireFields<MutationSetLanguageArgs, 'input'>>;
  setLimit?: Resolver<ResolversTypes['LimitsPayload'], ParentType, ContextType, RequireFields<MutationSetLimitArgs, 'input'>>;
  setLineRules?: Resolver<ResolversTypes['SetLineRulesPayload'], ParentType, ContextType, RequireFields<MutationSetLineRulesArgs, 'input'>>;
  setMemberStatus?: Resolver<ResolversTypes['MemberProfilePayload'], ParentType, ContextType, RequireFields<MutationSetMemberStatusArgs, 'input'>>;
  setMemberTags?: Resolver<ResolversTypes['MemberTagsPayload'], ParentType, ContextType, RequireFields<MutationSetMemberTagsArgs, 'input'>>;
  setOperatorLimit?: Resolver<ResolversTypes['MemberProtectionPayload'], ParentType, ContextType, RequireFields<MutationSetOperatorLimitArgs, 'input'>>;
  setPasswordByPhone?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSetPasswordByPhoneArgs, 'input'>>;
  setPaymentPassword?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationSetPaymentPasswordArgs, 'input'>>;
  setRealityCheck?: Resolver<ResolversTypes['ProtectionPayload'], ParentType, ContextType, RequireFields<MutationSetRealityCheckArgs, 'input'>>;
  setSubaccountPassword?: Resolver<ResolversTypes['SubaccountPayload'], ParentType, ContextType, RequireFields<MutationSetSubaccountPasswordArgs, 'input'>>;
  settleAgain?: Resolver<ResolversTypes['SettleAgainPayload'], ParentType, ContextType, RequireFields<MutationSettleAgainArgs, 'input'>>;
  signContract?: Resolver<ResolversTypes['OperatorContractPayload'], ParentType, ContextType, RequireFields<MutationSignContractArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInByPasskey?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInByPasskeyArgs, 'input'>>;
  signInWithFirebase?: Resolver<ResolversTypes['FirebaseSignInPayload'], ParentType, ContextType, RequireFields<MutationSignInWithFirebaseArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  spinRaffle?: Resolver<ResolversTypes['SpinRafflePayload'], ParentType, ContextType, RequireFields<MutationSpinRaffleArgs, 'input'>>;
  startFreePlay?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationStartFreePlayArgs, 'input'>>;
  startTimeOut?: Resolver<ResolversTypes['ProtectionPayload'], ParentType, ContextType, RequireFields<MutationStartTimeOutArgs, 'input'>>;
  stopLotteryChase?: Resolver<ResolversTypes['StopLotteryChasePayload'], ParentType, ContextType, RequireFields<MutationStopLotteryChaseArgs, 'input'>>;
  submitIdentity?: Resolver<ResolversTypes['IdentityPayload'], ParentType, ContextType, RequireFields<MutationSubmitIdentityArgs, 'input'>>;
  takeHouseAccounts?: Resolver<ResolversTypes['HouseAccountsPayload'], ParentType, ContextType>;
  takePromotionClaim?: Resolver<ResolversTypes['OperatorPromotionClaimPayload'], ParentType, ContextType, RequireFields<MutationTakePromotionClaimArgs, 'id'>>;
  terminateContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationTerminateContractArgs, 'input'>>;
  transferWallet?: Resolver<ResolversTypes['TransferWalletPayload'], ParentType, ContextType, RequireFields<MutationTransferWalletArgs, 'input'>>;
  unclaimWithdrawal?: Resolver<ResolversTypes['OperatorWithdrawalPayload'], ParentType, ContextType, RequireFields<MutationUnclaimWithdrawalArgs, 'input'>>;
  unlinkIdentity?: Resolver<ResolversTypes['LinkedIdentitiesPayload'], ParentType, ContextType, RequireFields<MutationUnlinkIdentityArgs, 'input'>>;
  updateAdjustmentLimit?: Resolver<ResolversTypes['AdjustmentLimitPayload'], ParentType, ContextType, RequireFields<MutationUpdateAdjustmentLimitArgs, 'input'>>;
  updateAnnouncement?: Resolver<ResolversTypes['OperatorAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationUpdateAnnouncementArgs, 'id' | 'input'>>;
  updateBanner?: Resolver<ResolversTypes['OperatorBannerPayload'], ParentType, ContextType, RequireFields<MutationUpdateBannerArgs, 'id' | 'input'>>;
  updateContentNetworks?: Resolver<ResolversTypes['ContentNetworksPayload'], ParentType, ContextType, RequireFields<MutationUpdateContentNetworksArgs, 'input'>>;
  updateContractTemplate?: Resolver<ResolversTypes['ContractTemplatePayload'], ParentType, ContextType, RequireFields<MutationUpdateContractTemplateArgs, 'input'>>;
  updateEnvelopeRain?: Resolver<ResolversTypes['EnvelopeRainPayload'], ParentType, ContextType, RequireFields<MutationUpdateEnvelopeRainArgs, 'id' | 'input'>>;
  updateLottery?: Resolver<ResolversTypes['OperatorLotteryPayload'], ParentType, ContextType, RequireFields<MutationUpdateLotteryArgs, 'input'>>;
  updateMallGoods?: Resolver<ResolversTypes['MallGoodsPayload'], ParentType, ContextType, RequireFields<MutationUpdateMallGoodsArgs, 'id' | 'input'>>;
  updateMemberTransferRules?: Resolver<ResolversTypes['MemberTransferRulesPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberTransferRulesArgs, 'input'>>;
  updateMerchant?: Resolver<ResolversTypes['MerchantPayload'], ParentType, ContextType, RequireFields<MutationUpdateMerchantArgs, 'input'>>;
  updateOperatorAccount?: Resolver<ResolversTypes['OperatorAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateOperatorAccountArgs, 'input'>>;
  updateOperatorGames?: Resolver<ResolversTypes['OperatorGamesPayload'], ParentType, ContextType, RequireFields<MutationUpdateOperatorGamesArgs, 'input'>>;
  updateOperatorVendors?: Resolver<ResolversTypes['OperatorVendorsPayload'], ParentType, ContextType, RequireFields<MutationUpdateOperatorVendorsArgs, 'input'>>;
  updatePaymentChannel?: Resolver<ResolversTypes['OperatorPaymentChannelPayload'], ParentType, ContextType, RequireFields<MutationUpdatePaymentChannelArgs, 'id' | 'input'>>;
  updatePaymentSettings?: Resolver<ResolversTypes['PaymentSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdatePaymentSettingsArgs, 'input'>>;
  updatePointSettings?: Resolver<ResolversTypes['PointSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdatePointSettingsArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['ProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updatePromotion?: Resolver<ResolversTypes['OperatorPromotionPayload'], ParentType, ContextType, RequireFields<MutationUpdatePromotionArgs, 'id' | 'input'>>;
  updateRaffle?: Resolver<ResolversTypes['RafflePayload'], ParentType, ContextType, RequireFields<MutationUpdateRaffleArgs, 'id' | 'input'>>;
  updateRebateRules?: Resolver<ResolversTypes['UpdateRebateRulesPayload'], ParentType, ContextType, RequireFields<MutationUpdateRebateRulesArgs, 'input'>>;
  updateReferralRule?: Resolver<ResolversTypes['UpdateReferralRulePayload'], ParentType, ContextType, RequireFields<MutationUpdateReferralRuleArgs, 'input'>>;
  updateRegistrationField?: Resolver<ResolversTypes['OperatorRegistrationFieldPayload'], ParentType, ContextType, RequireFields<MutationUpdateRegistrationFieldArgs, 'input'>>;
  updateSignInDaySettings?: Resolver<ResolversTypes['SignInDaySettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateSignInDaySettingsArgs, 'input'>>;
  updateTurnoverRule?: Resolver<ResolversTypes['TurnoverRulePayload'], ParentType, ContextType, RequireFields<MutationUpdateTurnoverRuleArgs, 'input'>>;
  updateVipLevels?: Resolver<ResolversTypes['UpdateVipLevelsPayload'], ParentType, ContextType, RequireFields<MutationUpdateVipLevelsArgs, 'input'>>;
  updateWhitelabelModule?: Resolver<ResolversTypes['OperatorModulePayload'], ParentType, ContextType, RequireFields<MutationUpdateWhitelabelModuleArgs, 'input'>>;
  updateWithdrawalSettings?: Resolver<ResolversTypes['WithdrawalSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateWithdrawalSettingsArgs, 'input'>>;
  withdrawAdjustment?: Resolver<ResolversTypes['AdjustmentPayload'], ParentType, ContextType, RequireFields<MutationWithdrawAdjustmentArgs, 'input'>>;
  withdrawDispute?: Resolver<ResolversTypes['WithdrawDisputePayload'], ParentType, ContextType, RequireFields<MutationWithdrawDisputeArgs, 'input'>>;
};

export type NextTierResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NextTier'] = ResolversParentTypes['NextTier']> = {
  missing?: Resolver<ResolversTypes['PayMeasures'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['ContractTier'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Contract' | 'Dispute' | 'Earning' | 'EnvelopeOpening' | 'EnvelopeRain' | 'Invitation' | 'LineRules' | 'MallGoods' | 'OperatorDispute' | 'OperatorEnvelopeRain' | 'OperatorLeaderboard' | 'OperatorLine' | 'OperatorMission' | 'OperatorPromotion' | 'OperatorPromotionClaim' | 'OperatorRaffle' | 'OperatorRaffleSpin' | 'OperatorRebateClaim' | 'OperatorRebateClaimDetail' | 'OperatorRedemption' | 'OperatorReferral' | 'PointReward' | 'Raffle' | 'RaffleSpin' | 'RebateClaim' | 'RebateClaimDetail' | 'RebateRules' | 'Redemption' | 'ReferralRule' | 'ReferredFriend' | 'Settlement' | 'SettlementEarning' | 'Subaccount' | 'SubaccountDeed' | 'TeamMember' | 'TeamTransfer' | 'WonPlace', ParentType, ContextType>;
};

export type OpenEnvelopePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenEnvelopePayload'] = ResolversParentTypes['OpenEnvelopePayload']> = {
  rain?: Resolver<Maybe<ResolversTypes['EnvelopeRain']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OpenTeamAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenTeamAccountPayload'] = ResolversParentTypes['OpenTeamAccountPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchants?: Resolver<Array<ResolversTypes['MerchantReference']>, ParentType, ContextType>;
  mustEnrol?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['OperatorRole'], ParentType, ContextType>;
};

export type OperatorAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorAccount'] = ResolversParentTypes['OperatorAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowedAddresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  merchantIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reachesBeyond?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['OperatorRole'], ParentType, ContextType>;
  totpSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OperatorAccountPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorAccountPage'] = ResolversParentTypes['OperatorAccountPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorAccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorAccountPayload'] = ResolversParentTypes['OperatorAccountPayload']> = {
  operatorAccount?: Resolver<Maybe<ResolversTypes['OperatorAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorAnnouncementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorAnnouncement'] = ResolversParentTypes['OperatorAnnouncement']> = {
  audience?: Resolver<ResolversTypes['AnnouncementAudience'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  execution?: Resolver<ResolversTypes['AnnouncementExecution'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotionType?: Resolver<ResolversTypes['AnnouncementType'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType>;
};

export type OperatorAnnouncementPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorAnnouncementPage'] = ResolversParentTypes['OperatorAnnouncementPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorAnnouncement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorAnnouncementPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorAnnouncementPayload'] = ResolversParentTypes['OperatorAnnouncementPayload']> = {
  announcement?: Resolver<Maybe<ResolversTypes['OperatorAnnouncement']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorBannerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorBanner'] = ResolversParentTypes['OperatorBanner']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['BannerGroup'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkageType?: Resolver<ResolversTypes['LinkageType'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['BannerPicture']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorBannerPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorBannerPage'] = ResolversParentTypes['OperatorBannerPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorBanner']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorBannerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorBannerPayload'] = ResolversParentTypes['OperatorBannerPayload']> = {
  banner?: Resolver<Maybe<ResolversTypes['OperatorBanner']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorBetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorBet'] = ResolversParentTypes['OperatorBet']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balanceAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balanceBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BetState'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vassalage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorBetDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorBetDetail'] = ResolversParentTypes['OperatorBetDetail']> = {
  bet?: Resolver<ResolversTypes['OperatorBet'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  recallUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vendorTransactions?: Resolver<Array<ResolversTypes['VendorTransaction']>, ParentType, ContextType>;
};

export type OperatorBetPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorBetPage'] = ResolversParentTypes['OperatorBetPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorBet']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorContractResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorContract'] = ResolversParentTypes['OperatorContract']> = {
  awaits?: Resolver<Maybe<ResolversTypes['ContractParty']>, ParentType, ContextType>;
  awaitsPlatform?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['ContractVersion']>, ParentType, ContextType>;
  holdsUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContractKind'], ParentType, ContextType>;
  payeeAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payerAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['ContractPeriod'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  proposed?: Resolver<Maybe<ResolversTypes['ContractVersion']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContractState'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['OperatorContractStep']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['ContractVersion']>, ParentType, ContextType>;
};

export type OperatorContractPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorContractPage'] = ResolversParentTypes['OperatorContractPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorContract']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorContractPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorContractPayload'] = ResolversParentTypes['OperatorContractPayload']> = {
  contract?: Resolver<Maybe<ResolversTypes['OperatorContract']>, ParentType, ContextType>;
  endsContracts?: Resolver<Array<ResolversTypes['EndingContract']>, ParentType, ContextType>;
  endsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorContractStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorContractStep'] = ResolversParentTypes['OperatorContractStep']> = {
  actor?: Resolver<ResolversTypes['ContractActor'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  causeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deed?: Resolver<ResolversTypes['ContractDeed'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OperatorCurrentDrawResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorCurrentDraw'] = ResolversParentTypes['OperatorCurrentDraw']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorDepositResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorDeposit'] = ResolversParentTypes['OperatorDeposit']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claimNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  creditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isForOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proofUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['PaymentProposal']>, ParentType, ContextType>;
  refusalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
  transferCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorDepositDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorDepositDetail'] = ResolversParentTypes['OperatorDepositDetail']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claimNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  creditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isForOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proofUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['PaymentProposal']>, ParentType, ContextType>;
  refusalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['DepositStep']>, ParentType, ContextType>;
  transferCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<Array<ResolversTypes['DepositTransfer']>, ParentType, ContextType>;
};

export type OperatorDepositPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorDepositPage'] = ResolversParentTypes['OperatorDepositPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorDeposit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorDepositPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorDepositPayload'] = ResolversParentTypes['OperatorDepositPayload']> = {
  deposit?: Resolver<Maybe<ResolversTypes['OperatorDepositDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorDisputeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorDispute'] = ResolversParentTypes['OperatorDispute']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earning?: Resolver<ResolversTypes['SettlementEarning'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DisputeReason'], ParentType, ContextType>;
  revisions?: Resolver<Array<ResolversTypes['SettlementEarning']>, ParentType, ContextType>;
  settlementId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DisputeState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorDisputePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorDisputePage'] = ResolversParentTypes['OperatorDisputePage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorDispute']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorDrawResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorDraw'] = ResolversParentTypes['OperatorDraw']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commitment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfficial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  result?: Resolver<Maybe<Array<Array<ResolversTypes['String']>>>, ParentType, ContextType>;
  resultVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DrawState'], ParentType, ContextType>;
};

export type OperatorDrawDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorDrawDetail'] = ResolversParentTypes['OperatorDrawDetail']> = {
  audit?: Resolver<ResolversTypes['DrawAudit'], ParentType, ContextType>;
  corrections?: Resolver<Array<ResolversTypes['DrawCorrection']>, ParentType, ContextType>;
  draw?: Resolver<ResolversTypes['OperatorDraw'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['DrawResultEntry']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['DrawFigures'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['DrawExposure']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['DrawExposure']>, ParentType, ContextType>;
};

export type OperatorDrawPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorDrawPage'] = ResolversParentTypes['OperatorDrawPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorDraw']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorDrawPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorDrawPayload'] = ResolversParentTypes['OperatorDrawPayload']> = {
  detail?: Resolver<Maybe<ResolversTypes['OperatorDrawDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorEnvelopeRainResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorEnvelopeRain'] = ResolversParentTypes['OperatorEnvelopeRain']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dealt?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  envelopes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  greatest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDaily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  leastRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChanceState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['ChanceWords']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorEnvelopeRainPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorEnvelopeRainPage'] = ResolversParentTypes['OperatorEnvelopeRainPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorEnvelopeRain']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorExclusionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorExclusion'] = ResolversParentTypes['OperatorExclusion']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOrigin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExclusionKind'], ParentType, ContextType>;
  liftAnswer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  liftAskedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  liftReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  liftState?: Resolver<Maybe<ResolversTypes['LiftState']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OperatorExclusionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorExclusionPage'] = ResolversParentTypes['OperatorExclusionPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorExclusion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorExclusionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorExclusionPayload'] = ResolversParentTypes['OperatorExclusionPayload']> = {
  exclusion?: Resolver<Maybe<ResolversTypes['OperatorExclusion']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorGameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorGame'] = ResolversParentTypes['OperatorGame']> = {
  availability?: Resolver<ResolversTypes['OfferAvailability'], ParentType, ContextType>;
  effective?: Resolver<ResolversTypes['OfferAvailability'], ParentType, ContextType>;
  gameClassify?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  hasDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  maintenance?: Resolver<Maybe<ResolversTypes['MaintenanceWindow']>, ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  vendorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendorGameCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorGamePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorGamePage'] = ResolversParentTypes['OperatorGamePage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorGame']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorGamesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorGamesPayload'] = ResolversParentTypes['OperatorGamesPayload']> = {
  games?: Resolver<Maybe<Array<ResolversTypes['OperatorGame']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorIdentityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorIdentity'] = ResolversParentTypes['OperatorIdentity']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  birthday?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claimedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IdentityState'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OperatorIdentityPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorIdentityPage'] = ResolversParentTypes['OperatorIdentityPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorIdentity']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorIdentityPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorIdentityPayload'] = ResolversParentTypes['OperatorIdentityPayload']> = {
  identity?: Resolver<Maybe<ResolversTypes['OperatorIdentity']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorLeaderboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorLeaderboard'] = ResolversParentTypes['OperatorLeaderboard']> = {
  categories?: Resolver<Array<ResolversTypes['GameType']>, ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closesNext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leastValidBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['MissionName']>, ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorLine'] = ResolversParentTypes['OperatorLine']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  directMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['OperatorLineFigures'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['LineNextPlace']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['LineReference']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  tryTerms?: Resolver<Array<ResolversTypes['TriedWindow']>, ParentType, ContextType, RequireFields<OperatorLineTryTermsArgs, 'kind' | 'terms'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorLineFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorLineFigures'] = ResolversParentTypes['OperatorLineFigures']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OperatorLinePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorLinePage'] = ResolversParentTypes['OperatorLinePage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorLotteryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorLottery'] = ResolversParentTypes['OperatorLottery']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  closeSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentDraw?: Resolver<Maybe<ResolversTypes['OperatorCurrentDraw']>, ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rulesVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vassalage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorLotteryDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorLotteryDetail'] = ResolversParentTypes['OperatorLotteryDetail']> = {
  closingProposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  lottery?: Resolver<ResolversTypes['OperatorLottery'], ParentType, ContextType>;
  playTypes?: Resolver<Array<ResolversTypes['OperatorPlayType']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['OperatorLotteryRules'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['OperatorLotteryRules']>, ParentType, ContextType>;
};

export type OperatorLotteryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorLotteryPayload'] = ResolversParentTypes['OperatorLotteryPayload']> = {
  detail?: Resolver<Maybe<ResolversTypes['OperatorLotteryDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorLotteryRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorLotteryRules'] = ResolversParentTypes['OperatorLotteryRules']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drawStakeLimit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  highestSeries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowestSeries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberStakeLimit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  numberPayoutLimit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  odds?: Resolver<Array<ResolversTypes['LotteryOdds']>, ParentType, ContextType>;
  playTypeStakeLimit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  returnFloor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  singleWinLimit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  smallestUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withheld?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorMember'] = ResolversParentTypes['OperatorMember']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSignInIp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payeeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperatorMemberPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorMemberPage'] = ResolversParentTypes['OperatorMemberPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorMissionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorMission'] = ResolversParentTypes['OperatorMission']> = {
  categories?: Resolver<Array<ResolversTypes['GameType']>, ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['MissionGoal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['MissionName']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['MissionPeriod'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorModuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorModule'] = ResolversParentTypes['OperatorModule']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OperatorModulePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorModulePage'] = ResolversParentTypes['OperatorModulePage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorModule']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorModulePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorModulePayload'] = ResolversParentTypes['OperatorModulePayload']> = {
  module?: Resolver<Maybe<ResolversTypes['OperatorModule']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPasswordPayload'] = ResolversParentTypes['OperatorPasswordPayload']> = {
  operatorAccount?: Resolver<Maybe<ResolversTypes['OperatorAccount']>, ParentType, ContextType>;
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorPaymentChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPaymentChannel'] = ResolversParentTypes['OperatorPaymentChannel']> = {
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankBin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['ChannelName']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  quickAmounts?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OperatorPaymentChannelPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPaymentChannelPage'] = ResolversParentTypes['OperatorPaymentChannelPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorPaymentChannel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorPaymentChannelPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPaymentChannelPayload'] = ResolversParentTypes['OperatorPaymentChannelPayload']> = {
  channel?: Resolver<Maybe<ResolversTypes['OperatorPaymentChannel']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorPlayTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPlayType'] = ResolversParentTypes['OperatorPlayType']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isWithheld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['OperatorPrize']>, ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['LotteryTicketReturn']>, ParentType, ContextType>;
};

export type OperatorPrizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPrize'] = ResolversParentTypes['OperatorPrize']> = {
  fairOdds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnsStake?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorPromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPromotion'] = ResolversParentTypes['OperatorPromotion']> = {
  budget?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  claims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['PromotionDraft'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['PublishedPromotion']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromotionState'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorPromotionAudienceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPromotionAudience'] = ResolversParentTypes['OperatorPromotionAudience']> = {
  greatestLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inactiveDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leastDeposits?: Resolver<Maybe<ResolversTypes['PromotionDeposits']>, ParentType, ContextType>;
  leastLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  line?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  newMembersDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OperatorPromotionClaimResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPromotionClaim'] = ResolversParentTypes['OperatorPromotionClaim']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depositAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromotionClaimState'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['OperatorPromotionTerms'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorPromotionClaimPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPromotionClaimPage'] = ResolversParentTypes['OperatorPromotionClaimPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorPromotionClaim']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorPromotionClaimPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPromotionClaimPayload'] = ResolversParentTypes['OperatorPromotionClaimPayload']> = {
  claim?: Resolver<Maybe<ResolversTypes['OperatorPromotionClaim']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorPromotionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPromotionPage'] = ResolversParentTypes['OperatorPromotionPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorPromotion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorPromotionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPromotionPayload'] = ResolversParentTypes['OperatorPromotionPayload']> = {
  promotion?: Resolver<Maybe<ResolversTypes['OperatorPromotion']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorPromotionTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorPromotionTerms'] = ResolversParentTypes['OperatorPromotionTerms']> = {
  approval?: Resolver<ResolversTypes['PromotionApproval'], ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['OperatorPromotionAudience'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['PromotionContact']>, ParentType, ContextType>;
  leastDeposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  loss?: Resolver<Maybe<ResolversTypes['PromotionLoss']>, ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['PromotionReward'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['PromotionTrigger'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['PromotionTurnover'], ParentType, ContextType>;
};

export type OperatorRaffleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRaffle'] = ResolversParentTypes['OperatorRaffle']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  costPoints?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  givenPoints?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leastDeposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['OperatorRafflePrize']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChanceState'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['ChanceWords']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorRafflePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRafflePage'] = ResolversParentTypes['OperatorRafflePage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorRaffle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorRafflePrizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRafflePrize'] = ResolversParentTypes['OperatorRafflePrize']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RafflePrizeKind'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['RafflePrizeName']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperatorRaffleSpinResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRaffleSpin'] = ResolversParentTypes['OperatorRaffleSpin']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RafflePrizeKind'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorRaffleSpinPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRaffleSpinPage'] = ResolversParentTypes['OperatorRaffleSpinPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorRaffleSpin']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorRebateClaimResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRebateClaim'] = ResolversParentTypes['OperatorRebateClaim']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['GameType']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['RebateChannel'], ParentType, ContextType>;
  claimedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorRebateClaimDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRebateClaimDetail'] = ResolversParentTypes['OperatorRebateClaimDetail']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['GameType']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['RebateChannel'], ParentType, ContextType>;
  claimedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RebateClaimLine']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorRebateClaimPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRebateClaimPage'] = ResolversParentTypes['OperatorRebateClaimPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorRebateClaim']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorRedemptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRedemption'] = ResolversParentTypes['OperatorRedemption']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amountGiven?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountRequired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodsId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RedemptionKind'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receiver?: Resolver<Maybe<ResolversTypes['RedemptionReceiver']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RedemptionState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorRedemptionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRedemptionPage'] = ResolversParentTypes['OperatorRedemptionPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorRedemption']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorRedemptionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRedemptionPayload'] = ResolversParentTypes['OperatorRedemptionPayload']> = {
  redemption?: Resolver<Maybe<ResolversTypes['OperatorRedemption']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorReferralResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorReferral'] = ResolversParentTypes['OperatorReferral']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cameAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  depositedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstDeposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  playedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ReferralReason']>, ParentType, ContextType>;
  referrerAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referrerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reward?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReferralState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorReferralPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorReferralPage'] = ResolversParentTypes['OperatorReferralPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorReferral']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorRegistrationFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRegistrationField'] = ResolversParentTypes['OperatorRegistrationField']> = {
  acceptedPattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patternId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OperatorRegistrationFieldPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRegistrationFieldPage'] = ResolversParentTypes['OperatorRegistrationFieldPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorRegistrationField']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorRegistrationFieldPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorRegistrationFieldPayload'] = ResolversParentTypes['OperatorRegistrationFieldPayload']> = {
  registrationField?: Resolver<Maybe<ResolversTypes['OperatorRegistrationField']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorSecurityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorSecurity'] = ResolversParentTypes['OperatorSecurity']> = {
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totpSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OperatorSignInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorSignInPayload'] = ResolversParentTypes['OperatorSignInPayload']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  strangersClosedOutAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorVendorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorVendor'] = ResolversParentTypes['OperatorVendor']> = {
  adapter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['OfferAvailability'], ParentType, ContextType>;
  effective?: Resolver<ResolversTypes['OfferAvailability'], ParentType, ContextType>;
  gameTypes?: Resolver<Array<ResolversTypes['GameType']>, ParentType, ContextType>;
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maintenance?: Resolver<Maybe<ResolversTypes['MaintenanceWindow']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openGames?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperatorVendorPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorVendorPage'] = ResolversParentTypes['OperatorVendorPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorVendor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorVendorTransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorVendorTransfer'] = ResolversParentTypes['OperatorVendorTransfer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['WalletDirection'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAnswer?: Resolver<Maybe<ResolversTypes['VendorTransferAnswer']>, ParentType, ContextType>;
  memberAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pendingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['VendorTransferProposal']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WalletTransferState'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vendorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorVendorTransferPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorVendorTransferPage'] = ResolversParentTypes['OperatorVendorTransferPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorVendorTransfer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorVendorTransferPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorVendorTransferPayload'] = ResolversParentTypes['OperatorVendorTransferPayload']> = {
  transfer?: Resolver<Maybe<ResolversTypes['OperatorVendorTransfer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorVendorsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorVendorsPayload'] = ResolversParentTypes['OperatorVendorsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  vendors?: Resolver<Maybe<Array<ResolversTypes['OperatorVendor']>>, ParentType, ContextType>;
};

export type OperatorVipLevelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorVipLevel'] = ResolversParentTypes['OperatorVipLevel']> = {
  birthdayBonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  keepValidBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  monthlyBonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['VipLevelName']>, ParentType, ContextType>;
  rebateRise?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upgradeBonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OperatorWithdrawalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorWithdrawal'] = ResolversParentTypes['OperatorWithdrawal']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountHolder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  approvalsNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvedBy?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  bankCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  claimedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payeeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payoutRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payouts?: Resolver<Array<ResolversTypes['WithdrawalPayout']>, ParentType, ContextType>;
  paysByHand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proofs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['WithdrawalProposal']>, ParentType, ContextType>;
  receiveDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rejectCode?: Resolver<Maybe<ResolversTypes['WithdrawalRejectCode']>, ParentType, ContextType>;
  restAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OperatorWithdrawalStep']>, ParentType, ContextType>;
};

export type OperatorWithdrawalPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorWithdrawalPage'] = ResolversParentTypes['OperatorWithdrawalPage']> = {
  items?: Resolver<Array<ResolversTypes['OperatorWithdrawal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorWithdrawalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorWithdrawalPayload'] = ResolversParentTypes['OperatorWithdrawalPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  withdrawal?: Resolver<Maybe<ResolversTypes['OperatorWithdrawal']>, ParentType, ContextType>;
};

export type OperatorWithdrawalStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorWithdrawalStep'] = ResolversParentTypes['OperatorWithdrawalStep']> = {
  actor?: Resolver<ResolversTypes['WithdrawalActor'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
};

export type OwnStandingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnStanding'] = ResolversParentTypes['OwnStanding']> = {
  days?: Resolver<Array<ResolversTypes['StandingDay']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyOptionsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasskeyOptionsPayload'] = ResolversParentTypes['PasskeyOptionsPayload']> = {
  options?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PayMeasuresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayMeasures'] = ResolversParentTypes['PayMeasures']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loss?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PayWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayWindow'] = ResolversParentTypes['PayWindow']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentChannel'] = ResolversParentTypes['PaymentChannel']> = {
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quickAmounts?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PaymentProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentProposal'] = ResolversParentTypes['PaymentProposal']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatorAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings']> = {
  blockMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fourEyesAbove?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fourEyesPending?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fourEyesPendingFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lateGraceSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateReportHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  reviewHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortTolerancePercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PaymentSettingsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentSettingsPayload'] = ResolversParentTypes['PaymentSettingsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['PaymentSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PayoutAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayoutAccount'] = ResolversParentTypes['PayoutAccount']> = {
  bankCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PayoutAccountKind'], ParentType, ContextType>;
  maskedNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PayoutAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayoutAccountPayload'] = ResolversParentTypes['PayoutAccountPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['PayoutAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PendingChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingChange'] = ResolversParentTypes['PendingChange']> = {
  amount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readyAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PendingLimitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingLimit'] = ResolversParentTypes['PendingLimit']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LimitKind'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pendingAmount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
  readyAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PendingLimitPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingLimitPage'] = ResolversParentTypes['PendingLimitPage']> = {
  items?: Resolver<Array<ResolversTypes['PendingLimit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PlaceLotteryOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaceLotteryOrderPayload'] = ResolversParentTypes['PlaceLotteryOrderPayload']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  chase?: Resolver<Maybe<ResolversTypes['LotteryChase']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<Array<ResolversTypes['LotteryOrder']>>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['LotteryRefusal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlayStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayState'] = ResolversParentTypes['PlayState']> = {
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  elapsedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  netPosition?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  realityCheckMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlayStatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayStatePayload'] = ResolversParentTypes['PlayStatePayload']> = {
  play?: Resolver<Maybe<ResolversTypes['PlayState']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PointBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointBalance'] = ResolversParentTypes['PointBalance']> = {
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PointChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointChange'] = ResolversParentTypes['PointChange']> = {
  accumulated?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointChangeKind'], ParentType, ContextType>;
};

export type PointChangeConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointChangeConnection'] = ResolversParentTypes['PointChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PointChangeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorInfo'], ParentType, ContextType>;
};

export type PointChangeEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointChangeEdge'] = ResolversParentTypes['PointChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PointChange'], ParentType, ContextType>;
};

export type PointConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointConfig'] = ResolversParentTypes['PointConfig']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exchangeAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimumPoints?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PointStep']>, ParentType, ContextType>;
};

export type PointRewardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointReward'] = ResolversParentTypes['PointReward']> = {
  amountGiven?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountRequired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GoodsKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointsRequired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PointRewardPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointRewardPage'] = ResolversParentTypes['PointRewardPage']> = {
  items?: Resolver<Array<ResolversTypes['PointReward']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PointSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointSettings'] = ResolversParentTypes['PointSettings']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exchangeAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minimumPoints?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PointStep']>, ParentType, ContextType>;
};

export type PointSettingsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointSettingsPayload'] = ResolversParentTypes['PointSettingsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['PointSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PointStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointStep'] = ResolversParentTypes['PointStep']> = {
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['ProfileDetail']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mobileNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payeeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProfileDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileDetail'] = ResolversParentTypes['ProfileDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfilePayload'] = ResolversParentTypes['ProfilePayload']> = {
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProfitCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfitCategory'] = ResolversParentTypes['ProfitCategory']> = {
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProfitDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfitDay'] = ResolversParentTypes['ProfitDay']> = {
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProfitFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfitFigures'] = ResolversParentTypes['ProfitFigures']> = {
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProfitReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfitReport'] = ResolversParentTypes['ProfitReport']> = {
  categories?: Resolver<Array<ResolversTypes['ProfitCategory']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['ProfitDay']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ProfitFigures'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  category?: Resolver<ResolversTypes['PromotionCategory'], ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['PromotionClaim']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['PromotionObstacle']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['PromotionStanding'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['PromotionTerms'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionAudienceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionAudience'] = ResolversParentTypes['PromotionAudience']> = {
  greatestLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inactiveDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leastDeposits?: Resolver<Maybe<ResolversTypes['PromotionDeposits']>, ParentType, ContextType>;
  leastLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  newMembersDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PromotionClaimResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionClaim'] = ResolversParentTypes['PromotionClaim']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromotionClaimState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionClaimPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionClaimPage'] = ResolversParentTypes['PromotionClaimPage']> = {
  items?: Resolver<Array<ResolversTypes['PromotionClaim']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PromotionDepositsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionDeposits'] = ResolversParentTypes['PromotionDeposits']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionDraftResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionDraft'] = ResolversParentTypes['PromotionDraft']> = {
  budget?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['PromotionCategory'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['OperatorPromotionTerms'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['PromotionWords']>, ParentType, ContextType>;
};

export type PromotionLossResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionLoss'] = ResolversParentTypes['PromotionLoss']> = {
  least?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['PromotionLossPeriod'], ParentType, ContextType>;
};

export type PromotionRewardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionReward'] = ResolversParentTypes['PromotionReward']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cap?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromotionRewardKind'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PromotionTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionTerms'] = ResolversParentTypes['PromotionTerms']> = {
  approval?: Resolver<ResolversTypes['PromotionApproval'], ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['PromotionAudience'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['PromotionContact']>, ParentType, ContextType>;
  leastDeposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  loss?: Resolver<Maybe<ResolversTypes['PromotionLoss']>, ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['PromotionReward'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['PromotionTrigger'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['PromotionTurnover'], ParentType, ContextType>;
};

export type PromotionTurnoverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionTurnover'] = ResolversParentTypes['PromotionTurnover']> = {
  breach?: Resolver<ResolversTypes['TurnoverBreach'], ParentType, ContextType>;
  countsDeposit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  forfeitsWinnings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  greatestBet?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  multiplier?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weights?: Resolver<Array<ResolversTypes['PromotionWeight']>, ParentType, ContextType>;
};

export type PromotionWeightResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionWeight'] = ResolversParentTypes['PromotionWeight']> = {
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PromotionWordsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionWords'] = ResolversParentTypes['PromotionWords']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  countsUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProposalKind'], ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proposedByAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wish?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ProtectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Protection'] = ResolversParentTypes['Protection']> = {
  exclusion?: Resolver<Maybe<ResolversTypes['Exclusion']>, ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['ProtectionLimit']>, ParentType, ContextType>;
  realityCheckMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProtectionLimitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionLimit'] = ResolversParentTypes['ProtectionLimit']> = {
  effective?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LimitKind'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['PendingChange']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProtectionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionPayload'] = ResolversParentTypes['ProtectionPayload']> = {
  protection?: Resolver<Maybe<ResolversTypes['Protection']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProtectionPromptsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionPromptsPayload'] = ResolversParentTypes['ProtectionPromptsPayload']> = {
  prompts?: Resolver<Maybe<Array<ResolversTypes['ProtectionPrompt']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProvedIdentityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProvedIdentity'] = ResolversParentTypes['ProvedIdentity']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['IdentityProvider'], ParentType, ContextType>;
};

export type PublishedPromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublishedPromotion'] = ResolversParentTypes['PublishedPromotion']> = {
  budget?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['PromotionCategory'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  publishedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['OperatorPromotionTerms'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['PromotionWords']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountReport?: Resolver<ResolversTypes['AccountReport'], ParentType, ContextType, Partial<QueryAccountReportArgs>>;
  activityStatement?: Resolver<ResolversTypes['ActivityStatement'], ParentType, ContextType, Partial<QueryActivityStatementArgs>>;
  adjustment?: Resolver<Maybe<ResolversTypes['Adjustment']>, ParentType, ContextType, RequireFields<QueryAdjustmentArgs, 'id'>>;
  adjustmentLimit?: Resolver<ResolversTypes['AdjustmentLimit'], ParentType, ContextType>;
  adjustments?: Resolver<ResolversTypes['AdjustmentPage'], ParentType, ContextType, Partial<QueryAdjustmentsArgs>>;
  agentCosts?: Resolver<ResolversTypes['AgentCostPage'], ParentType, ContextType, RequireFields<QueryAgentCostsArgs, 'filter'>>;
  agentDebts?: Resolver<ResolversTypes['AgentDebtPage'], ParentType, ContextType, Partial<QueryAgentDebtsArgs>>;
  agentReports?: Resolver<ResolversTypes['AgentReportPage'], ParentType, ContextType, RequireFields<QueryAgentReportsArgs, 'filter'>>;
  announcements?: Resolver<Maybe<ResolversTypes['AnnouncementPage']>, ParentType, ContextType, Partial<QueryAnnouncementsArgs>>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryPage'], ParentType, ContextType, Partial<QueryAuditEntriesArgs>>;
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType, RequireFields<QueryAuditEntryArgs, 'id'>>;
  bankComparisons?: Resolver<ResolversTypes['BankComparisonPage'], ParentType, ContextType, Partial<QueryBankComparisonsArgs>>;
  bankDifferences?: Resolver<ResolversTypes['BankDifferencePage'], ParentType, ContextType, RequireFields<QueryBankDifferencesArgs, 'comparisonId'>>;
  banks?: Resolver<Array<ResolversTypes['Bank']>, ParentType, ContextType>;
  banners?: Resolver<Maybe<Array<ResolversTypes['Banner']>>, ParentType, ContextType, RequireFields<QueryBannersArgs, 'group'>>;
  bet?: Resolver<Maybe<ResolversTypes['BetDetail']>, ParentType, ContextType, RequireFields<QueryBetArgs, 'id'>>;
  bets?: Resolver<ResolversTypes['BetPage'], ParentType, ContextType, Partial<QueryBetsArgs>>;
  bonusCancellation?: Resolver<Maybe<ResolversTypes['BonusCancellation']>, ParentType, ContextType, RequireFields<QueryBonusCancellationArgs, 'id'>>;
  bucketBets?: Resolver<ResolversTypes['BucketBetPage'], ParentType, ContextType, RequireFields<QueryBucketBetsArgs, 'id'>>;
  captcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType>;
  captchaChallenge?: Resolver<ResolversTypes['CaptchaChallenge'], ParentType, ContextType, RequireFields<QueryCaptchaChallengeArgs, 'purpose'>>;
  closingObstacles?: Resolver<ResolversTypes['ClosingObstacles'], ParentType, ContextType>;
  contentNetworks?: Resolver<ResolversTypes['ContentNetworks'], ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType, RequireFields<QueryContractArgs, 'id'>>;
  contractStandings?: Resolver<ResolversTypes['ContractStandings'], ParentType, ContextType>;
  contractTemplates?: Resolver<Array<ResolversTypes['ContractTemplate']>, ParentType, ContextType>;
  contracts?: Resolver<ResolversTypes['ContractPage'], ParentType, ContextType, Partial<QueryContractsArgs>>;
  dataExports?: Resolver<Array<ResolversTypes['DataExport']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType, RequireFields<QueryDepositArgs, 'id'>>;
  depositBlocks?: Resolver<ResolversTypes['DepositBlockPage'], ParentType, ContextType, Partial<QueryDepositBlocksArgs>>;
  deposits?: Resolver<ResolversTypes['DepositPage'], ParentType, ContextType, Partial<QueryDepositsArgs>>;
  deskFigures?: Resolver<ResolversTypes['DeskFigures'], ParentType, ContextType, RequireFields<QueryDeskFiguresArgs, 'since'>>;
  drawCorrections?: Resolver<ResolversTypes['DrawCorrectionPage'], ParentType, ContextType, Partial<QueryDrawCorrectionsArgs>>;
  earning?: Resolver<Maybe<ResolversTypes['Earning']>, ParentType, ContextType, RequireFields<QueryEarningArgs, 'id'>>;
  earnings?: Resolver<ResolversTypes['EarningPage'], ParentType, ContextType, Partial<QueryEarningsArgs>>;
  envelopeOpenings?: Resolver<ResolversTypes['EnvelopeOpeningPage'], ParentType, ContextType, RequireFields<QueryEnvelopeOpeningsArgs, 'rainId'>>;
  envelopeRains?: Resolver<Array<ResolversTypes['EnvelopeRain']>, ParentType, ContextType>;
  favouriteGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  forecasts?: Resolver<Array<ResolversTypes['EarningForecast']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<QueryGameArgs, 'nodeId'>>;
  gameChoices?: Resolver<Array<ResolversTypes['OperatorGame']>, ParentType, ContextType, RequireFields<QueryGameChoicesArgs, 'list'>>;
  gameTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  games?: Resolver<Maybe<ResolversTypes['GamePage']>, ParentType, ContextType, RequireFields<QueryGamesArgs, 'filter'>>;
  greatWin?: Resolver<Maybe<ResolversTypes['GreatWin']>, ParentType, ContextType, RequireFields<QueryGreatWinArgs, 'id'>>;
  greatWins?: Resolver<ResolversTypes['GreatWinPage'], ParentType, ContextType, Partial<QueryGreatWinsArgs>>;
  helpArticles?: Resolver<Maybe<Array<ResolversTypes['HelpArticle']>>, ParentType, ContextType>;
  hotGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  houseAccounts?: Resolver<ResolversTypes['HouseAccounts'], ParentType, ContextType>;
  identity?: Resolver<ResolversTypes['Identity'], ParentType, ContextType>;
  income?: Resolver<Array<ResolversTypes['IncomeDay']>, ParentType, ContextType, RequireFields<QueryIncomeArgs, 'span'>>;
  leaderboardWeek?: Resolver<ResolversTypes['LeaderboardWeek'], ParentType, ContextType, RequireFields<QueryLeaderboardWeekArgs, 'id'>>;
  ledgerTransfer?: Resolver<Maybe<ResolversTypes['LedgerTransferDetail']>, ParentType, ContextType, RequireFields<QueryLedgerTransferArgs, 'id' | 'memberId'>>;
  ledgerTransfers?: Resolver<ResolversTypes['LedgerTransferList'], ParentType, ContextType, RequireFields<QueryLedgerTransfersArgs, 'first'>>;
  lineMovePreview?: Resolver<ResolversTypes['LineMovePreview'], ParentType, ContextType, RequireFields<QueryLineMovePreviewArgs, 'id'>>;
  lineTransfers?: Resolver<ResolversTypes['LineTransfers'], ParentType, ContextType, Partial<QueryLineTransfersArgs>>;
  linkedIdentities?: Resolver<Maybe<Array<ResolversTypes['LinkedIdentity']>>, ParentType, ContextType>;
  lottery?: Resolver<Maybe<ResolversTypes['Lottery']>, ParentType, ContextType, RequireFields<QueryLotteryArgs, 'gameCode'>>;
  lotteryChases?: Resolver<ResolversTypes['LotteryChasePage'], ParentType, ContextType, Partial<QueryLotteryChasesArgs>>;
  lotteryDraw?: Resolver<Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType, RequireFields<QueryLotteryDrawArgs, 'gameCode' | 'number'>>;
  lotteryDraws?: Resolver<Maybe<ResolversTypes['LotteryDrawPage']>, ParentType, ContextType, RequireFields<QueryLotteryDrawsArgs, 'gameCode'>>;
  lotteryMenus?: Resolver<Maybe<Array<ResolversTypes['LotteryMenu']>>, ParentType, ContextType, Partial<QueryLotteryMenusArgs>>;
  lotteryOrders?: Resolver<ResolversTypes['LotteryOrderPage'], ParentType, ContextType, Partial<QueryLotteryOrdersArgs>>;
  lotteryResults?: Resolver<Maybe<Array<ResolversTypes['LotteryDraw']>>, ParentType, ContextType, RequireFields<QueryLotteryResultsArgs, 'gameCode' | 'limit'>>;
  mallGoods?: Resolver<ResolversTypes['MallGoodsPage'], ParentType, ContextType, Partial<QueryMallGoodsArgs>>;
  mallGoodsById?: Resolver<Maybe<ResolversTypes['MallGoods']>, ParentType, ContextType, RequireFields<QueryMallGoodsByIdArgs, 'id'>>;
  markedMembers?: Resolver<ResolversTypes['MarkedMemberPage'], ParentType, ContextType, Partial<QueryMarkedMembersArgs>>;
  maxWinGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberBet?: Resolver<Maybe<ResolversTypes['BetDetail']>, ParentType, ContextType, RequireFields<QueryMemberBetArgs, 'id' | 'memberId'>>;
  memberBets?: Resolver<ResolversTypes['MemberBetPage'], ParentType, ContextType, RequireFields<QueryMemberBetsArgs, 'memberId'>>;
  memberDeposits?: Resolver<ResolversTypes['DepositPage'], ParentType, ContextType, RequireFields<QueryMemberDepositsArgs, 'memberId'>>;
  memberNotes?: Resolver<Array<ResolversTypes['MemberNote']>, ParentType, ContextType, RequireFields<QueryMemberNotesArgs, 'memberId'>>;
  memberProfile?: Resolver<Maybe<ResolversTypes['MemberProfile']>, ParentType, ContextType, RequireFields<QueryMemberProfileArgs, 'id'>>;
  memberProtection?: Resolver<Maybe<ResolversTypes['MemberProtection']>, ParentType, ContextType, RequireFields<QueryMemberProtectionArgs, 'id'>>;
  memberSessions?: Resolver<Array<ResolversTypes['MemberSession']>, ParentType, ContextType, RequireFields<QueryMemberSessionsArgs, 'memberId'>>;
  memberStatement?: Resolver<ResolversTypes['MemberStatement'], ParentType, ContextType, RequireFields<QueryMemberStatementArgs, 'first' | 'memberId'>>;
  memberTransferRules?: Resolver<ResolversTypes['MemberTransferRules'], ParentType, ContextType>;
  memberVip?: Resolver<Maybe<ResolversTypes['MemberVip']>, ParentType, ContextType, RequireFields<QueryMemberVipArgs, 'id'>>;
  memberWallets?: Resolver<Array<ResolversTypes['MemberWallet']>, ParentType, ContextType, RequireFields<QueryMemberWalletsArgs, 'memberId'>>;
  merchant?: Resolver<Maybe<ResolversTypes['Merchant']>, ParentType, ContextType, RequireFields<QueryMerchantArgs, 'id'>>;
  merchants?: Resolver<ResolversTypes['MerchantPage'], ParentType, ContextType, Partial<QueryMerchantsArgs>>;
  missionLeaderboards?: Resolver<ResolversTypes['MissionLeaderboards'], ParentType, ContextType>;
  missions?: Resolver<Array<ResolversTypes['Mission']>, ParentType, ContextType>;
  openProposals?: Resolver<Array<ResolversTypes['Proposal']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  operatorAccount?: Resolver<Maybe<ResolversTypes['OperatorAccount']>, ParentType, ContextType, RequireFields<QueryOperatorAccountArgs, 'id'>>;
  operatorAccounts?: Resolver<ResolversTypes['OperatorAccountPage'], ParentType, ContextType, Partial<QueryOperatorAccountsArgs>>;
  operatorAnnouncement?: Resolver<Maybe<ResolversTypes['OperatorAnnouncement']>, ParentType, ContextType, RequireFields<QueryOperatorAnnouncementArgs, 'id'>>;
  operatorAnnouncements?: Resolver<ResolversTypes['OperatorAnnouncementPage'], ParentType, ContextType, Partial<QueryOperatorAnnouncementsArgs>>;
  operatorBanner?: Resolver<Maybe<ResolversTypes['OperatorBanner']>, ParentType, ContextType, RequireFields<QueryOperatorBannerArgs, 'id'>>;
  operatorBanners?: Resolver<ResolversTypes['OperatorBannerPage'], ParentType, ContextType, Partial<QueryOperatorBannersArgs>>;
  operatorBet?: Resolver<Maybe<ResolversTypes['OperatorBetDetail']>, ParentType, ContextType, RequireFields<QueryOperatorBetArgs, 'id' | 'memberId'>>;
  operatorBets?: Resolver<ResolversTypes['OperatorBetPage'], ParentType, ContextType, Partial<QueryOperatorBetsArgs>>;
  operatorContract?: Resolver<Maybe<ResolversTypes['OperatorContract']>, ParentType, ContextType, RequireFields<QueryOperatorContractArgs, 'id'>>;
  operatorContracts?: Resolver<ResolversTypes['OperatorContractPage'], ParentType, ContextType, Partial<QueryOperatorContractsArgs>>;
  operatorDeposit?: Resolver<Maybe<ResolversTypes['OperatorDepositDetail']>, ParentType, ContextType, RequireFields<QueryOperatorDepositArgs, 'id'>>;
  operatorDeposits?: Resolver<ResolversTypes['OperatorDepositPage'], ParentType, ContextType, Partial<QueryOperatorDepositsArgs>>;
  operatorDispute?: Resolver<Maybe<ResolversTypes['OperatorDispute']>, ParentType, ContextType, RequireFields<QueryOperatorDisputeArgs, 'id'>>;
  operatorDisputes?: Resolver<ResolversTypes['OperatorDisputePage'], ParentType, ContextType, Partial<QueryOperatorDisputesArgs>>;
  operatorDraw?: Resolver<Maybe<ResolversTypes['OperatorDrawDetail']>, ParentType, ContextType, RequireFields<QueryOperatorDrawArgs, 'id'>>;
  operatorDraws?: Resolver<ResolversTypes['OperatorDrawPage'], ParentType, ContextType, Partial<QueryOperatorDrawsArgs>>;
  operatorEnvelopeRain?: Resolver<Maybe<ResolversTypes['OperatorEnvelopeRain']>, ParentType, ContextType, RequireFields<QueryOperatorEnvelopeRainArgs, 'id'>>;
  operatorEnvelopeRains?: Resolver<ResolversTypes['OperatorEnvelopeRainPage'], ParentType, ContextType, Partial<QueryOperatorEnvelopeRainsArgs>>;
  operatorExclusions?: Resolver<ResolversTypes['OperatorExclusionPage'], ParentType, ContextType, Partial<QueryOperatorExclusionsArgs>>;
  operatorGame?: Resolver<Maybe<ResolversTypes['OperatorGame']>, ParentType, ContextType, RequireFields<QueryOperatorGameArgs, 'id'>>;
  operatorGames?: Resolver<ResolversTypes['OperatorGamePage'], ParentType, ContextType, Partial<QueryOperatorGamesArgs>>;
  operatorIdentities?: Resolver<ResolversTypes['OperatorIdentityPage'], ParentType, ContextType, Partial<QueryOperatorIdentitiesArgs>>;
  operatorIdentity?: Resolver<Maybe<ResolversTypes['OperatorIdentity']>, ParentType, ContextType, RequireFields<QueryOperatorIdentityArgs, 'id'>>;
  operatorLeaderboards?: Resolver<Array<ResolversTypes['OperatorLeaderboard']>, ParentType, ContextType>;
  operatorLine?: Resolver<Maybe<ResolversTypes['OperatorLine']>, ParentType, ContextType, RequireFields<QueryOperatorLineArgs, 'id'>>;
  operatorLines?: Resolver<ResolversTypes['OperatorLinePage'], ParentType, ContextType, Partial<QueryOperatorLinesArgs>>;
  operatorLotteries?: Resolver<Array<ResolversTypes['OperatorLottery']>, ParentType, ContextType>;
  operatorLottery?: Resolver<Maybe<ResolversTypes['OperatorLotteryDetail']>, ParentType, ContextType, RequireFields<QueryOperatorLotteryArgs, 'id'>>;
  operatorMember?: Resolver<Maybe<ResolversTypes['OperatorMember']>, ParentType, ContextType, RequireFields<QueryOperatorMemberArgs, 'id'>>;
  operatorMembers?: Resolver<ResolversTypes['OperatorMemberPage'], ParentType, ContextType, Partial<QueryOperatorMembersArgs>>;
  operatorMissions?: Resolver<Array<ResolversTypes['OperatorMission']>, ParentType, ContextType>;
  operatorPaymentChannels?: Resolver<ResolversTypes['OperatorPaymentChannelPage'], ParentType, ContextType, Partial<QueryOperatorPaymentChannelsArgs>>;
  operatorPromotion?: Resolver<Maybe<ResolversTypes['OperatorPromotion']>, ParentType, ContextType, RequireFields<QueryOperatorPromotionArgs, 'id'>>;
  operatorPromotionClaim?: Resolver<Maybe<ResolversTypes['OperatorPromotionClaim']>, ParentType, ContextType, RequireFields<QueryOperatorPromotionClaimArgs, 'id'>>;
  operatorPromotionClaims?: Resolver<ResolversTypes['OperatorPromotionClaimPage'], ParentType, ContextType, Partial<QueryOperatorPromotionClaimsArgs>>;
  operatorPromotions?: Resolver<ResolversTypes['OperatorPromotionPage'], ParentType, ContextType, Partial<QueryOperatorPromotionsArgs>>;
  operatorRaffle?: Resolver<Maybe<ResolversTypes['OperatorRaffle']>, ParentType, ContextType, RequireFields<QueryOperatorRaffleArgs, 'id'>>;
  operatorRaffleSpins?: Resolver<ResolversTypes['OperatorRaffleSpinPage'], ParentType, ContextType, RequireFields<QueryOperatorRaffleSpinsArgs, 'raffleId'>>;
  operatorRaffles?: Resolver<ResolversTypes['OperatorRafflePage'], ParentType, ContextType, Partial<QueryOperatorRafflesArgs>>;
  operatorRebateClaim?: Resolver<Maybe<ResolversTypes['OperatorRebateClaimDetail']>, ParentType, ContextType, RequireFields<QueryOperatorRebateClaimArgs, 'id'>>;
  operatorRebateClaims?: Resolver<ResolversTypes['OperatorRebateClaimPage'], ParentType, ContextType, Partial<QueryOperatorRebateClaimsArgs>>;
  operatorRedemption?: Resolver<Maybe<ResolversTypes['OperatorRedemption']>, ParentType, ContextType, RequireFields<QueryOperatorRedemptionArgs, 'id'>>;
  operatorRedemptions?: Resolver<ResolversTypes['OperatorRedemptionPage'], ParentType, ContextType, Partial<QueryOperatorRedemptionsArgs>>;
  operatorReferral?: Resolver<Maybe<ResolversTypes['OperatorReferral']>, ParentType, ContextType, RequireFields<QueryOperatorReferralArgs, 'id'>>;
  operatorReferrals?: Resolver<ResolversTypes['OperatorReferralPage'], ParentType, ContextType, Partial<QueryOperatorReferralsArgs>>;
  operatorSecurity?: Resolver<ResolversTypes['OperatorSecurity'], ParentType, ContextType>;
  operatorSubaccountDeeds?: Resolver<ResolversTypes['SubaccountDeedPage'], ParentType, ContextType, RequireFields<QueryOperatorSubaccountDeedsArgs, 'memberId'>>;
  operatorSubaccounts?: Resolver<ResolversTypes['SubaccountPage'], ParentType, ContextType, RequireFields<QueryOperatorSubaccountsArgs, 'memberId'>>;
  operatorVendor?: Resolver<Maybe<ResolversTypes['OperatorVendor']>, ParentType, ContextType, RequireFields<QueryOperatorVendorArgs, 'id'>>;
  operatorVendors?: Resolver<ResolversTypes['OperatorVendorPage'], ParentType, ContextType, Partial<QueryOperatorVendorsArgs>>;
  operatorWithdrawal?: Resolver<Maybe<ResolversTypes['OperatorWithdrawal']>, ParentType, ContextType, RequireFields<QueryOperatorWithdrawalArgs, 'id'>>;
  operatorWithdrawals?: Resolver<ResolversTypes['OperatorWithdrawalPage'], ParentType, ContextType, Partial<QueryOperatorWithdrawalsArgs>>;
  payKinds?: Resolver<Array<ResolversTypes['ContractKind']>, ParentType, ContextType>;
  paymentChannels?: Resolver<Array<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  paymentSettings?: Resolver<ResolversTypes['PaymentSettings'], ParentType, ContextType>;
  payoutAccounts?: Resolver<Array<ResolversTypes['PayoutAccount']>, ParentType, ContextType>;
  pendingLimits?: Resolver<ResolversTypes['PendingLimitPage'], ParentType, ContextType, Partial<QueryPendingLimitsArgs>>;
  pointBalance?: Resolver<ResolversTypes['PointBalance'], ParentType, ContextType>;
  pointChanges?: Resolver<ResolversTypes['PointChangeConnection'], ParentType, ContextType, RequireFields<QueryPointChangesArgs, 'first'>>;
  pointConfig?: Resolver<ResolversTypes['PointConfig'], ParentType, ContextType>;
  pointRewards?: Resolver<ResolversTypes['PointRewardPage'], ParentType, ContextType, Partial<QueryPointRewardsArgs>>;
  pointSettings?: Resolver<ResolversTypes['PointSettings'], ParentType, ContextType>;
  previewDrawCorrection?: Resolver<ResolversTypes['DrawCorrectionPreviewPayload'], ParentType, ContextType, RequireFields<QueryPreviewDrawCorrectionArgs, 'input'>>;
  previewLotteryRules?: Resolver<ResolversTypes['LotteryRulesPreview'], ParentType, ContextType, RequireFields<QueryPreviewLotteryRulesArgs, 'input'>>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['ProfitReport'], ParentType, ContextType, RequireFields<QueryProfitArgs, 'from' | 'to'>>;
  promotionClaims?: Resolver<ResolversTypes['PromotionClaimPage'], ParentType, ContextType, Partial<QueryPromotionClaimsArgs>>;
  promotions?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType>;
  protection?: Resolver<ResolversTypes['Protection'], ParentType, ContextType>;
  protectionPrompts?: Resolver<Array<ResolversTypes['ProtectionPrompt']>, ParentType, ContextType>;
  raffleSpins?: Resolver<ResolversTypes['RaffleSpinPage'], ParentType, ContextType, Partial<QueryRaffleSpinsArgs>>;
  raffles?: Resolver<Array<ResolversTypes['Raffle']>, ParentType, ContextType>;
  rebateClaim?: Resolver<Maybe<ResolversTypes['RebateClaimDetail']>, ParentType, ContextType, RequireFields<QueryRebateClaimArgs, 'id'>>;
  rebateClaims?: Resolver<ResolversTypes['RebateClaimPage'], ParentType, ContextType, Partial<QueryRebateClaimsArgs>>;
  rebateRules?: Resolver<ResolversTypes['RebateRules'], ParentType, ContextType>;
  rebates?: Resolver<ResolversTypes['Rebates'], ParentType, ContextType>;
  recentGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  recentLotteries?: Resolver<Maybe<Array<ResolversTypes['LotteryGame']>>, ParentType, ContextType>;
  redemptions?: Resolver<ResolversTypes['RedemptionPage'], ParentType, ContextType, Partial<QueryRedemptionsArgs>>;
  referral?: Resolver<ResolversTypes['Referral'], ParentType, ContextType>;
  referralRule?: Resolver<ResolversTypes['ReferralRule'], ParentType, ContextType>;
  referredFriends?: Resolver<ResolversTypes['ReferredFriendPage'], ParentType, ContextType, Partial<QueryReferredFriendsArgs>>;
  registrationFields?: Resolver<ResolversTypes['OperatorRegistrationFieldPage'], ParentType, ContextType, Partial<QueryRegistrationFieldsArgs>>;
  registrationSetting?: Resolver<ResolversTypes['RegistrationSetting'], ParentType, ContextType>;
  security?: Resolver<Maybe<ResolversTypes['Security']>, ParentType, ContextType>;
  settlement?: Resolver<Maybe<ResolversTypes['Settlement']>, ParentType, ContextType, RequireFields<QuerySettlementArgs, 'id'>>;
  settlements?: Resolver<ResolversTypes['SettlementPage'], ParentType, ContextType, Partial<QuerySettlementsArgs>>;
  sharedOrigins?: Resolver<Array<ResolversTypes['SharedOrigin']>, ParentType, ContextType, RequireFields<QuerySharedOriginsArgs, 'memberId'>>;
  signInDaySettings?: Resolver<ResolversTypes['SignInDaySettings'], ParentType, ContextType>;
  signInDays?: Resolver<Maybe<ResolversTypes['SignInDays']>, ParentType, ContextType>;
  signedInPlaces?: Resolver<Maybe<Array<ResolversTypes['SignedInPlace']>>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['StatementConnection'], ParentType, ContextType, RequireFields<QueryStatementArgs, 'first'>>;
  suspenseTransfer?: Resolver<Maybe<ResolversTypes['SuspenseDetail']>, ParentType, ContextType, RequireFields<QuerySuspenseTransferArgs, 'id'>>;
  suspenseTransfers?: Resolver<ResolversTypes['SuspensePage'], ParentType, ContextType, Partial<QuerySuspenseTransfersArgs>>;
  systemStatus?: Resolver<ResolversTypes['SystemStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  trialBalance?: Resolver<Maybe<ResolversTypes['TrialBalance']>, ParentType, ContextType>;
  trialBalances?: Resolver<Array<ResolversTypes['TrialBalanceRun']>, ParentType, ContextType>;
  tryContract?: Resolver<Array<ResolversTypes['TriedWindow']>, ParentType, ContextType, RequireFields<QueryTryContractArgs, 'input'>>;
  turnover?: Resolver<ResolversTypes['Turnover'], ParentType, ContextType>;
  turnoverRules?: Resolver<Array<ResolversTypes['TurnoverRule']>, ParentType, ContextType>;
  vendorHealth?: Resolver<Array<ResolversTypes['VendorHealth']>, ParentType, ContextType>;
  vendorLanes?: Resolver<Maybe<Array<ResolversTypes['VendorLane']>>, ParentType, ContextType>;
  vendorOrders?: Resolver<Array<ResolversTypes['VendorOrders']>, ParentType, ContextType>;
  vendorTransfer?: Resolver<Maybe<ResolversTypes['OperatorVendorTransfer']>, ParentType, ContextType, RequireFields<QueryVendorTransferArgs, 'id'>>;
  vendorTransfers?: Resolver<ResolversTypes['OperatorVendorTransferPage'], ParentType, ContextType, Partial<QueryVendorTransfersArgs>>;
  vendorWallets?: Resolver<ResolversTypes['VendorWallets'], ParentType, ContextType>;
  vip?: Resolver<ResolversTypes['Vip'], ParentType, ContextType>;
  vipLevelSettings?: Resolver<ResolversTypes['VipLevelSettings'], ParentType, ContextType>;
  vipSteps?: Resolver<ResolversTypes['VipStepPage'], ParentType, ContextType, Partial<QueryVipStepsArgs>>;
  whitelabelModules?: Resolver<ResolversTypes['OperatorModulePage'], ParentType, ContextType, Partial<QueryWhitelabelModulesArgs>>;
  winners?: Resolver<Maybe<Array<ResolversTypes['Winner']>>, ParentType, ContextType, RequireFields<QueryWinnersArgs, 'limit'>>;
  withdrawal?: Resolver<Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType, RequireFields<QueryWithdrawalArgs, 'id'>>;
  withdrawalSettings?: Resolver<ResolversTypes['WithdrawalSettings'], ParentType, ContextType>;
  withdrawalTerms?: Resolver<ResolversTypes['WithdrawalTerms'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['WithdrawalPage'], ParentType, ContextType, Partial<QueryWithdrawalsArgs>>;
};

export type RaffleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Raffle'] = ResolversParentTypes['Raffle']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leastDeposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['RafflePrize']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['RaffleStanding'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RafflePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RafflePayload'] = ResolversParentTypes['RafflePayload']> = {
  raffle?: Resolver<Maybe<ResolversTypes['OperatorRaffle']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RafflePrizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RafflePrize'] = ResolversParentTypes['RafflePrize']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RafflePrizeKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RafflePrizeNameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RafflePrizeName'] = ResolversParentTypes['RafflePrizeName']> = {
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RaffleSpinResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RaffleSpin'] = ResolversParentTypes['RaffleSpin']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RafflePrizeKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raffleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RaffleSpinPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RaffleSpinPage'] = ResolversParentTypes['RaffleSpinPage']> = {
  items?: Resolver<Array<ResolversTypes['RaffleSpin']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RebateAccrualResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RebateAccrual'] = ResolversParentTypes['RebateAccrual']> = {
  base?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levelRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rise?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RebateAccrualState'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RebateCategoryRateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RebateCategoryRate'] = ResolversParentTypes['RebateCategoryRate']> = {
  category?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RebateClaimResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RebateClaim'] = ResolversParentTypes['RebateClaim']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['GameType']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['RebateChannel'], ParentType, ContextType>;
  claimedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RebateClaimDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RebateClaimDetail'] = ResolversParentTypes['RebateClaimDetail']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['RebateChannel'], ParentType, ContextType>;
  claimedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RebateClaimLine']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RebateClaimLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RebateClaimLine'] = ResolversParentTypes['RebateClaimLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levelRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rise?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RebateClaimPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RebateClaimPage'] = ResolversParentTypes['RebateClaimPage']> = {
  items?: Resolver<Array<ResolversTypes['RebateClaim']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RebateRateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RebateRate'] = ResolversParentTypes['RebateRate']> = {
  base?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levelRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rise?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RebateRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RebateRules'] = ResolversParentTypes['RebateRules']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dailyCap?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leastClaim?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['RebateCategoryRate']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RebatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Rebates'] = ResolversParentTypes['Rebates']> = {
  accruals?: Resolver<Array<ResolversTypes['RebateAccrual']>, ParentType, ContextType>;
  claimDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  claimable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dailyCap?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  leastClaim?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['RebateMode'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['RebateRate']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type RecoveryCodesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RedemptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Redemption'] = ResolversParentTypes['Redemption']> = {
  amountGiven?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountRequired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RedemptionKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receiver?: Resolver<Maybe<ResolversTypes['RedemptionReceiver']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RedemptionState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedemptionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedemptionPage'] = ResolversParentTypes['RedemptionPage']> = {
  items?: Resolver<Array<ResolversTypes['Redemption']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RedemptionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedemptionPayload'] = ResolversParentTypes['RedemptionPayload']> = {
  redemption?: Resolver<Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RedemptionReceiverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedemptionReceiver'] = ResolversParentTypes['RedemptionReceiver']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferralResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  came?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidThisMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['ReferralTerms']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferralRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReferralRule'] = ResolversParentTypes['ReferralRule']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fixed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  greatestShare?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leastDeposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  leastValidBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  mostFriends?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReferralTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReferralTerms'] = ResolversParentTypes['ReferralTerms']> = {
  fixed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  greatestShare?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  leastDeposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  leastValidBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  mostFriends?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReferredFriendResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReferredFriend'] = ResolversParentTypes['ReferredFriend']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cameAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  depositedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  playedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ReferralReason']>, ParentType, ContextType>;
  reward?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReferralState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReferredFriendPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReferredFriendPage'] = ResolversParentTypes['ReferredFriendPage']> = {
  items?: Resolver<Array<ResolversTypes['ReferredFriend']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RefuseProposalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefuseProposalPayload'] = ResolversParentTypes['RefuseProposalPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegistrationFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationField'] = ResolversParentTypes['RegistrationField']> = {
  acceptedPattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patternId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegistrationSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationSetting'] = ResolversParentTypes['RegistrationSetting']> = {
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['RegistrationField']>, ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mobileDigitsMaximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mobileDigitsMinimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemovePayoutAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemovePayoutAccountPayload'] = ResolversParentTypes['RemovePayoutAccountPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetMemberPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetMemberPasswordPayload'] = ResolversParentTypes['ResetMemberPasswordPayload']> = {
  mailedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['MemberProfile']>, ParentType, ContextType>;
  oneTimePassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Resource'] = ResolversParentTypes['Resource']> = {
  labelNameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnWalletsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReturnWalletsPayload'] = ResolversParentTypes['ReturnWalletsPayload']> = {
  transfers?: Resolver<Maybe<Array<ResolversTypes['WalletTransfer']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SecondStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondStep'] = ResolversParentTypes['SecondStep']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['SecondStepMethod']>, ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecurityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Security'] = ResolversParentTypes['Security']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPaymentPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSignIn?: Resolver<Maybe<ResolversTypes['SignInPlace']>, ParentType, ContextType>;
  mobileNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  passwordChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortestPaymentPassword?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totpSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SendCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendCodePayload'] = ResolversParentTypes['SendCodePayload']> = {
  captchaRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiredMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendFeedbackPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendFeedbackPayload'] = ResolversParentTypes['SendFeedbackPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendToLinePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendToLinePayload'] = ResolversParentTypes['SendToLinePayload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetFavouritePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetFavouritePayload'] = ResolversParentTypes['SetFavouritePayload']> = {
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetLanguagePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetLanguagePayload'] = ResolversParentTypes['SetLanguagePayload']> = {
  language?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetLineRulesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetLineRulesPayload'] = ResolversParentTypes['SetLineRulesPayload']> = {
  rules?: Resolver<Maybe<ResolversTypes['LineRules']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SettleAgainPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SettleAgainPayload'] = ResolversParentTypes['SettleAgainPayload']> = {
  corrections?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  settlement?: Resolver<Maybe<ResolversTypes['Settlement']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SettlementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Settlement'] = ResolversParentTypes['Settlement']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  corrections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['SettlementEarningPage'], ParentType, ContextType, Partial<SettlementEarningsArgs>>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SettlementKind'], ParentType, ContextType>;
  paidBy?: Resolver<ResolversTypes['SettlementPayer'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['SettlementPeriod'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  skips?: Resolver<Array<ResolversTypes['SettlementSkip']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SettlementState'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['SettlementSum']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SettlementEarningResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SettlementEarning'] = ResolversParentTypes['SettlementEarning']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downlines?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SettlementKind'], ParentType, ContextType>;
  loss?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payeeAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payerAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipReason?: Resolver<Maybe<ResolversTypes['SettlementSkipReason']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SettlementEarningState'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SettlementEarningPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SettlementEarningPage'] = ResolversParentTypes['SettlementEarningPage']> = {
  items?: Resolver<Array<ResolversTypes['SettlementEarning']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SettlementPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SettlementPage'] = ResolversParentTypes['SettlementPage']> = {
  items?: Resolver<Array<ResolversTypes['Settlement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SettlementPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SettlementPayload'] = ResolversParentTypes['SettlementPayload']> = {
  settlement?: Resolver<Maybe<ResolversTypes['Settlement']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SettlementSkipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SettlementSkip'] = ResolversParentTypes['SettlementSkip']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SettlementSkipReason'], ParentType, ContextType>;
};

export type SettlementSumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SettlementSum'] = ResolversParentTypes['SettlementSum']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SettlementEarningState'], ParentType, ContextType>;
};

export type SharedOriginResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SharedOrigin'] = ResolversParentTypes['SharedOrigin']> = {
  firstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SharedOriginKind'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  memberAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInDaySettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInDaySettings'] = ResolversParentTypes['SignInDaySettings']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lately?: Resolver<ResolversTypes['SignInDaysLately'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['SignInDayWorth']>, ParentType, ContextType>;
};

export type SignInDaySettingsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInDaySettingsPayload'] = ResolversParentTypes['SignInDaySettingsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['SignInDaySettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInDayWorthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInDayWorth'] = ResolversParentTypes['SignInDayWorth']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SignInKind'], ParentType, ContextType>;
};

export type SignInDaysResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInDays'] = ResolversParentTypes['SignInDays']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isClaimed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['SignInStep']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInDaysLatelyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInDaysLately'] = ResolversParentTypes['SignInDaysLately']> = {
  claims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  captchaRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstTimeLogin?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  mustChangePassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  passwordExpired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  secondStep?: Resolver<Maybe<ResolversTypes['SecondStep']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInPlace'] = ResolversParentTypes['SignInPlace']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInStep'] = ResolversParentTypes['SignInStep']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SignInKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SignInState'], ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignedInPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedInPlace'] = ResolversParentTypes['SignedInPlace']> = {
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemembered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignedInPlacesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedInPlacesPayload'] = ResolversParentTypes['SignedInPlacesPayload']> = {
  places?: Resolver<Maybe<Array<ResolversTypes['SignedInPlace']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  captchaProviders?: Resolver<ResolversTypes['CaptchaProviders'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerService?: Resolver<Array<ResolversTypes['CustomerService']>, ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  gtagId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageCdns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>;
  largestUpload?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  launchGameCdns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  licence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mainDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['SiteMode'], ParentType, ContextType>;
  modules?: Resolver<Array<ResolversTypes['WhitelabelModule']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referralEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['Resource']>, ParentType, ContextType>;
  smsChannel?: Resolver<ResolversTypes['SmsChannel'], ParentType, ContextType>;
  socialSignIn?: Resolver<Maybe<ResolversTypes['SocialSignIn']>, ParentType, ContextType>;
  theme?: Resolver<Array<ResolversTypes['ThemeToken']>, ParentType, ContextType>;
};

export type SocialSignInResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SocialSignIn'] = ResolversParentTypes['SocialSignIn']> = {
  popupUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['SocialProvider']>, ParentType, ContextType>;
};

export type SpinRafflePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SpinRafflePayload'] = ResolversParentTypes['SpinRafflePayload']> = {
  spin?: Resolver<Maybe<ResolversTypes['RaffleSpin']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StandingDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StandingDay'] = ResolversParentTypes['StandingDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StatementConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementConnection'] = ResolversParentTypes['StatementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StatementEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorInfo'], ParentType, ContextType>;
};

export type StatementEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementEdge'] = ResolversParentTypes['StatementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatementEntry'], ParentType, ContextType>;
};

export type StatementEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementEntry'] = ResolversParentTypes['StatementEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StatementKind'], ParentType, ContextType>;
};

export type StopLotteryChasePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StopLotteryChasePayload'] = ResolversParentTypes['StopLotteryChasePayload']> = {
  chase?: Resolver<Maybe<ResolversTypes['LotteryChase']>, ParentType, ContextType>;
  returned?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubaccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subaccount'] = ResolversParentTypes['Subaccount']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['SubaccountRight']>, ParentType, ContextType>;
  signInName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubaccountDeedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubaccountDeed'] = ResolversParentTypes['SubaccountDeed']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deed?: Resolver<ResolversTypes['SubaccountDeedKind'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subaccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subaccountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubaccountDeedPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubaccountDeedPage'] = ResolversParentTypes['SubaccountDeedPage']> = {
  items?: Resolver<Array<ResolversTypes['SubaccountDeed']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SubaccountPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubaccountPage'] = ResolversParentTypes['SubaccountPage']> = {
  items?: Resolver<Array<ResolversTypes['Subaccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SubaccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubaccountPayload'] = ResolversParentTypes['SubaccountPayload']> = {
  subaccount?: Resolver<Maybe<ResolversTypes['Subaccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  balanceChanged?: SubscriptionResolver<ResolversTypes['Wallet'], "balanceChanged", ParentType, ContextType>;
  contractChanged?: SubscriptionResolver<Maybe<ResolversTypes['Contract']>, "contractChanged", ParentType, ContextType>;
  depositChanged?: SubscriptionResolver<Maybe<ResolversTypes['Deposit']>, "depositChanged", ParentType, ContextType, RequireFields<SubscriptionDepositChangedArgs, 'id'>>;
  lotteryDrawn?: SubscriptionResolver<Maybe<ResolversTypes['LotteryDraw']>, "lotteryDrawn", ParentType, ContextType, RequireFields<SubscriptionLotteryDrawnArgs, 'gameCode'>>;
  protectionChanged?: SubscriptionResolver<ResolversTypes['Protection'], "protectionChanged", ParentType, ContextType>;
  signedInPlacesChanged?: SubscriptionResolver<Array<ResolversTypes['SignedInPlace']>, "signedInPlacesChanged", ParentType, ContextType>;
  siteChanged?: SubscriptionResolver<ResolversTypes['SiteTopic'], "siteChanged", ParentType, ContextType>;
  withdrawalChanged?: SubscriptionResolver<Maybe<ResolversTypes['Withdrawal']>, "withdrawalChanged", ParentType, ContextType, RequireFields<SubscriptionWithdrawalChangedArgs, 'id'>>;
};

export type SuspenseCandidateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SuspenseCandidate'] = ResolversParentTypes['SuspenseCandidate']> = {
  codeDistance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['OperatorDeposit'], ParentType, ContextType>;
  isClaimed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSameAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSameAmount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SuspenseDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SuspenseDetail'] = ResolversParentTypes['SuspenseDetail']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['SuspenseCandidate']>, ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  claimedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['OperatorDeposit']>, ParentType, ContextType>;
  depositId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['TransferOutcome'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['PaymentProposal']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SuspenseReason'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolutionReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SuspensePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SuspensePage'] = ResolversParentTypes['SuspensePage']> = {
  items?: Resolver<Array<ResolversTypes['SuspenseTransfer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SuspensePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SuspensePayload'] = ResolversParentTypes['SuspensePayload']> = {
  transfer?: Resolver<Maybe<ResolversTypes['SuspenseDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SuspenseTransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SuspenseTransfer'] = ResolversParentTypes['SuspenseTransfer']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  claimedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depositId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['TransferOutcome'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['PaymentProposal']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SuspenseReason'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolutionReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SystemStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SystemStatus'] = ResolversParentTypes['SystemStatus']> = {
  domainValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  colour?: Resolver<ResolversTypes['TagColour'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TagPayload'] = ResolversParentTypes['TagPayload']> = {
  tag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TeamResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  activeThisMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  announcements?: Resolver<ResolversTypes['AnnouncementPage'], ParentType, ContextType, Partial<TeamAnnouncementsArgs>>;
  bet?: Resolver<Maybe<ResolversTypes['BetDetail']>, ParentType, ContextType, RequireFields<TeamBetArgs, 'id' | 'memberId'>>;
  bets?: Resolver<ResolversTypes['TeamBetConnection'], ParentType, ContextType, RequireFields<TeamBetsArgs, 'filter' | 'first'>>;
  contractOffers?: Resolver<Array<ResolversTypes['ContractOffer']>, ParentType, ContextType>;
  countedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  directMemberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<TeamInvitationArgs, 'id'>>;
  invitations?: Resolver<ResolversTypes['InvitationPage'], ParentType, ContextType, Partial<TeamInvitationsArgs>>;
  member?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType, RequireFields<TeamMemberArgs, 'id'>>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['TeamMemberPage'], ParentType, ContextType, Partial<TeamMembersArgs>>;
  onlineMemberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['TeamReport'], ParentType, ContextType, RequireFields<TeamReportArgs, 'scope' | 'span'>>;
  rules?: Resolver<ResolversTypes['LineRules'], ParentType, ContextType>;
  subaccountDeeds?: Resolver<ResolversTypes['SubaccountDeedPage'], ParentType, ContextType, Partial<TeamSubaccountDeedsArgs>>;
  subaccounts?: Resolver<ResolversTypes['SubaccountPage'], ParentType, ContextType, Partial<TeamSubaccountsArgs>>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  transfers?: Resolver<ResolversTypes['TeamTransferConnection'], ParentType, ContextType, RequireFields<TeamTransfersArgs, 'filter' | 'first'>>;
};

export type TeamBetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamBet'] = ResolversParentTypes['TeamBet']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bet?: Resolver<ResolversTypes['Bet'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TeamBetConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamBetConnection'] = ResolversParentTypes['TeamBetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TeamBetEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorInfo'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['BetTotals']>, ParentType, ContextType>;
};

export type TeamBetEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamBetEdge'] = ResolversParentTypes['TeamBetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TeamBet'], ParentType, ContextType>;
};

export type TeamCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamCategory'] = ResolversParentTypes['TeamCategory']> = {
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TeamDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamDay'] = ResolversParentTypes['TeamDay']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['TeamFigures'], ParentType, ContextType>;
};

export type TeamFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamFigures'] = ResolversParentTypes['TeamFigures']> = {
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  commissions?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstDeposits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebates?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  registrations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contracts?: Resolver<Array<ResolversTypes['Contract']>, ParentType, ContextType>;
  directMemberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownFigures?: Resolver<ResolversTypes['TeamFigures'], ParentType, ContextType, RequireFields<TeamMemberOwnFiguresArgs, 'span'>>;
  path?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['LineRules'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  teamFigures?: Resolver<ResolversTypes['TeamFigures'], ParentType, ContextType, RequireFields<TeamMemberTeamFiguresArgs, 'span'>>;
  upline?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamMemberPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamMemberPage'] = ResolversParentTypes['TeamMemberPage']> = {
  items?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TeamPartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamPart'] = ResolversParentTypes['TeamPart']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loss?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TeamPartPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamPartPage'] = ResolversParentTypes['TeamPartPage']> = {
  items?: Resolver<Array<ResolversTypes['TeamPart']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TeamReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamReport'] = ResolversParentTypes['TeamReport']> = {
  categories?: Resolver<Array<ResolversTypes['TeamCategory']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['TeamDay']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['TeamFigures'], ParentType, ContextType>;
};

export type TeamTransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamTransfer'] = ResolversParentTypes['TeamTransfer']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TeamTransferKind'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['TeamTransferStep'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamTransferConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamTransferConnection'] = ResolversParentTypes['TeamTransferConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TeamTransferEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorInfo'], ParentType, ContextType>;
};

export type TeamTransferEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamTransferEdge'] = ResolversParentTypes['TeamTransferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TeamTransfer'], ParentType, ContextType>;
};

export type ThemeTokenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ThemeToken'] = ResolversParentTypes['ThemeToken']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransferWalletPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferWalletPayload'] = ResolversParentTypes['TransferWalletPayload']> = {
  transfer?: Resolver<Maybe<ResolversTypes['WalletTransfer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrialBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrialBalance'] = ResolversParentTypes['TrialBalance']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balanced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mismatches?: Resolver<Array<ResolversTypes['TrialBalanceMismatch']>, ParentType, ContextType>;
  ranAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transfers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrialBalanceMismatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrialBalanceMismatch'] = ResolversParentTypes['TrialBalanceMismatch']> = {
  expected?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  found?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transferId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TrialBalancePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrialBalancePayload'] = ResolversParentTypes['TrialBalancePayload']> = {
  trialBalance?: Resolver<Maybe<ResolversTypes['TrialBalance']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TrialBalanceRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrialBalanceRun'] = ResolversParentTypes['TrialBalanceRun']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balanced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mismatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transfers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TriedOutcomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TriedOutcome'] = ResolversParentTypes['TriedOutcome']> = {
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  skipReason?: Resolver<Maybe<ResolversTypes['EarningSkipReason']>, ParentType, ContextType>;
};

export type TriedWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TriedWindow'] = ResolversParentTypes['TriedWindow']> = {
  measures?: Resolver<ResolversTypes['PayMeasures'], ParentType, ContextType>;
  payerProposed?: Resolver<Maybe<ResolversTypes['TriedOutcome']>, ParentType, ContextType>;
  payerToday?: Resolver<Maybe<ResolversTypes['TriedOutcome']>, ParentType, ContextType>;
  proposed?: Resolver<Maybe<ResolversTypes['TriedOutcome']>, ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['TriedOutcome']>, ParentType, ContextType>;
  window?: Resolver<ResolversTypes['PayWindow'], ParentType, ContextType>;
};

export type TurnoverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Turnover'] = ResolversParentTypes['Turnover']> = {
  buckets?: Resolver<Array<ResolversTypes['TurnoverBucket']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TurnoverBucketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TurnoverBucket'] = ResolversParentTypes['TurnoverBucket']> = {
  bonus?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  breach?: Resolver<ResolversTypes['TurnoverBreach'], ParentType, ContextType>;
  breachedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  forfeited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  forfeitsWinnings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  greatestBet?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  multiplier?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['TurnoverSource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TurnoverState'], ParentType, ContextType>;
  weights?: Resolver<Array<ResolversTypes['TurnoverWeight']>, ParentType, ContextType>;
};

export type TurnoverRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TurnoverRule'] = ResolversParentTypes['TurnoverRule']> = {
  id?: Resolver<ResolversTypes['TurnoverSource'], ParentType, ContextType>;
  multiplier?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  weights?: Resolver<Array<ResolversTypes['TurnoverShare']>, ParentType, ContextType>;
};

export type TurnoverRulePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TurnoverRulePayload'] = ResolversParentTypes['TurnoverRulePayload']> = {
  rule?: Resolver<Maybe<ResolversTypes['TurnoverRule']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TurnoverShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TurnoverShare'] = ResolversParentTypes['TurnoverShare']> = {
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TurnoverWeightResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TurnoverWeight'] = ResolversParentTypes['TurnoverWeight']> = {
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpdateRebateRulesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateRebateRulesPayload'] = ResolversParentTypes['UpdateRebateRulesPayload']> = {
  rules?: Resolver<Maybe<ResolversTypes['RebateRules']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateReferralRulePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateReferralRulePayload'] = ResolversParentTypes['UpdateReferralRulePayload']> = {
  rule?: Resolver<Maybe<ResolversTypes['ReferralRule']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateVipLevelsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateVipLevelsPayload'] = ResolversParentTypes['UpdateVipLevelsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['VipLevelSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VendorCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorCard'] = ResolversParentTypes['VendorCard']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameClassify?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameType?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
  isGame?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lagerIcon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vassalage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VendorHealthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorHealth'] = ResolversParentTypes['VendorHealth']> = {
  adapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  averageMilliseconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  calls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastFailureAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSuccessAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slowestMilliseconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BreakerState'], ParentType, ContextType>;
  stateSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['VendorWalletStyle'], ParentType, ContextType>;
};

export type VendorLaneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorLane'] = ResolversParentTypes['VendorLane']> = {
  cards?: Resolver<Array<ResolversTypes['VendorCard']>, ParentType, ContextType>;
  gameCategory?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
};

export type VendorOrdersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorOrders'] = ResolversParentTypes['VendorOrders']> = {
  adapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAlarm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VendorTransactionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorTransaction'] = ResolversParentTypes['VendorTransaction']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transferId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type VendorTransferProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorTransferProposal'] = ResolversParentTypes['VendorTransferProposal']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['VendorTransferOutcome'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VendorWalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorWallet'] = ResolversParentTypes['VendorWallet']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vassalage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VendorWalletsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorWallets'] = ResolversParentTypes['VendorWallets']> = {
  isSingle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transfers?: Resolver<Array<ResolversTypes['WalletTransfer']>, ParentType, ContextType>;
  wallets?: Resolver<Array<ResolversTypes['VendorWallet']>, ParentType, ContextType>;
};

export type VipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Vip'] = ResolversParentTypes['Vip']> = {
  bonuses?: Resolver<Array<ResolversTypes['VipBonus']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  highestRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMonthOfClimb?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['VipLevel']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  monthValidBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type VipBonusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipBonus'] = ResolversParentTypes['VipBonus']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VipBonusKind'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['VipBonusState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VipLevelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipLevel'] = ResolversParentTypes['VipLevel']> = {
  birthdayBonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  keepValidBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  monthlyBonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rebateRise?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upgradeBonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type VipLevelNameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipLevelName'] = ResolversParentTypes['VipLevelName']> = {
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VipLevelSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipLevelSettings'] = ResolversParentTypes['VipLevelSettings']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['OperatorVipLevel']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
};

export type VipStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipStep'] = ResolversParentTypes['VipStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  depositsDemanded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fromRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  monthDemanded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  monthValidBet?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['VipStepReason'], ParentType, ContextType>;
  toRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validBetDemanded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type VipStepPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipStepPage'] = ResolversParentTypes['VipStepPage']> = {
  items?: Resolver<Array<ResolversTypes['VipStep']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSingle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WalletTransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletTransfer'] = ResolversParentTypes['WalletTransfer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['WalletDirection'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WalletTransferState'], ParentType, ContextType>;
  vassalage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WinnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Winner'] = ResolversParentTypes['Winner']> = {
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  winAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WithdrawDisputePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawDisputePayload'] = ResolversParentTypes['WithdrawDisputePayload']> = {
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mostProofs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proofs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  receiveDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectCode?: Resolver<Maybe<ResolversTypes['WithdrawalRejectCode']>, ParentType, ContextType>;
  restAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['WithdrawalStep']>, ParentType, ContextType>;
};

export type WithdrawalPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalPage'] = ResolversParentTypes['WithdrawalPage']> = {
  items?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WithdrawalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalPayload'] = ResolversParentTypes['WithdrawalPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  withdrawal?: Resolver<Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
};

export type WithdrawalPayoutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalPayout'] = ResolversParentTypes['WithdrawalPayout']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['PayoutGateway'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PayoutState'], ParentType, ContextType>;
};

export type WithdrawalProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalProposal'] = ResolversParentTypes['WithdrawalProposal']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deed?: Resolver<ResolversTypes['WithdrawalProposalDeed'], ParentType, ContextType>;
  gateway?: Resolver<Maybe<ResolversTypes['PayoutGateway']>, ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operatorAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type WithdrawalSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalSettings'] = ResolversParentTypes['WithdrawalSettings']> = {
  accountRestMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  autoReceiveMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dailyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dailySum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fourEyesAbove?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fourEyesPending?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fourEyesPendingFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['PayoutWay'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  openAtOnce?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  quickAmounts?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  winAlarmFrom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type WithdrawalSettingsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalSettingsPayload'] = ResolversParentTypes['WithdrawalSettingsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['WithdrawalSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WithdrawalStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalStep'] = ResolversParentTypes['WithdrawalStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
};

export type WithdrawalTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalTerms'] = ResolversParentTypes['WithdrawalTerms']> = {
  autoReceiveMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  countLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hasPaymentPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftToday?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['WithdrawalMissing']>, ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  mostAccounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openAtOnce?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payeeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quickAmounts?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  turnoverDone?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnoverMissing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnoverRequired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type WonPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WonPlace'] = ResolversParentTypes['WonPlace']> = {
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AccountReport?: AccountReportResolvers<ContextType>;
  ActingSubaccount?: ActingSubaccountResolvers<ContextType>;
  ActivityStatement?: ActivityStatementResolvers<ContextType>;
  Adjustment?: AdjustmentResolvers<ContextType>;
  AdjustmentLimit?: AdjustmentLimitResolvers<ContextType>;
  AdjustmentLimitPayload?: AdjustmentLimitPayloadResolvers<ContextType>;
  AdjustmentPage?: AdjustmentPageResolvers<ContextType>;
  AdjustmentPayload?: AdjustmentPayloadResolvers<ContextType>;
  AgentCost?: AgentCostResolvers<ContextType>;
  AgentCostPage?: AgentCostPageResolvers<ContextType>;
  AgentDebt?: AgentDebtResolvers<ContextType>;
  AgentDebtPage?: AgentDebtPageResolvers<ContextType>;
  AgentReport?: AgentReportResolvers<ContextType>;
  AgentReportPage?: AgentReportPageResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementPage?: AnnouncementPageResolvers<ContextType>;
  AnswerDisputePayload?: AnswerDisputePayloadResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  AvailablePromo?: AvailablePromoResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  BankComparison?: BankComparisonResolvers<ContextType>;
  BankComparisonFigure?: BankComparisonFigureResolvers<ContextType>;
  BankComparisonPage?: BankComparisonPageResolvers<ContextType>;
  BankDifference?: BankDifferenceResolvers<ContextType>;
  BankDifferencePage?: BankDifferencePageResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BannerPicture?: BannerPictureResolvers<ContextType>;
  BeginTotpPayload?: BeginTotpPayloadResolvers<ContextType>;
  Bet?: BetResolvers<ContextType>;
  BetDetail?: BetDetailResolvers<ContextType>;
  BetPage?: BetPageResolvers<ContextType>;
  BetTotals?: BetTotalsResolvers<ContextType>;
  BetTransaction?: BetTransactionResolvers<ContextType>;
  BonusCancellation?: BonusCancellationResolvers<ContextType>;
  BucketBet?: BucketBetResolvers<ContextType>;
  BucketBetPage?: BucketBetPageResolvers<ContextType>;
  CancelBonusPayload?: CancelBonusPayloadResolvers<ContextType>;
  CancelLotteryOrderPayload?: CancelLotteryOrderPayloadResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  CaptchaProviders?: CaptchaProvidersResolvers<ContextType>;
  ChanceWords?: ChanceWordsResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChannelName?: ChannelNameResolvers<ContextType>;
  CheckAffiliatePayload?: CheckAffiliatePayloadResolvers<ContextType>;
  ClaimLeaderboardPrizePayload?: ClaimLeaderboardPrizePayloadResolvers<ContextType>;
  ClaimMissionPayload?: ClaimMissionPayloadResolvers<ContextType>;
  ClaimPromotionPayload?: ClaimPromotionPayloadResolvers<ContextType>;
  ClaimRebatesPayload?: ClaimRebatesPayloadResolvers<ContextType>;
  ClaimReferralPayload?: ClaimReferralPayloadResolvers<ContextType>;
  ClaimSignInDayPayload?: ClaimSignInDayPayloadResolvers<ContextType>;
  ClaimVipBonusPayload?: ClaimVipBonusPayloadResolvers<ContextType>;
  CloseAccountPayload?: CloseAccountPayloadResolvers<ContextType>;
  ClosingObstacles?: ClosingObstaclesResolvers<ContextType>;
  CodeSentPayload?: CodeSentPayloadResolvers<ContextType>;
  CompareBankAccountsPayload?: CompareBankAccountsPayloadResolvers<ContextType>;
  Consolidated?: ConsolidatedResolvers<ContextType>;
  ContentNetworks?: ContentNetworksResolvers<ContextType>;
  ContentNetworksPayload?: ContentNetworksPayloadResolvers<ContextType>;
  Contract?: ContractResolvers<ContextType>;
  ContractOffer?: ContractOfferResolvers<ContextType>;
  ContractPage?: ContractPageResolvers<ContextType>;
  ContractPayload?: ContractPayloadResolvers<ContextType>;
  ContractStandings?: ContractStandingsResolvers<ContextType>;
  ContractStep?: ContractStepResolvers<ContextType>;
  ContractTemplate?: ContractTemplateResolvers<ContextType>;
  ContractTemplatePayload?: ContractTemplatePayloadResolvers<ContextType>;
  ContractTier?: ContractTierResolvers<ContextType>;
  ContractVersion?: ContractVersionResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreateDepositPayload?: CreateDepositPayloadResolvers<ContextType>;
  CreateLeaderboardPayload?: CreateLeaderboardPayloadResolvers<ContextType>;
  CreateMissionPayload?: CreateMissionPayloadResolvers<ContextType>;
  CursorInfo?: CursorInfoResolvers<ContextType>;
  CustomerService?: CustomerServiceResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DataExportPayload?: DataExportPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DecideReferralPayload?: DecideReferralPayloadResolvers<ContextType>;
  Deposit?: DepositResolvers<ContextType>;
  DepositBlock?: DepositBlockResolvers<ContextType>;
  DepositBlockPage?: DepositBlockPageResolvers<ContextType>;
  DepositBlockPayload?: DepositBlockPayloadResolvers<ContextType>;
  DepositPage?: DepositPageResolvers<ContextType>;
  DepositPayload?: DepositPayloadResolvers<ContextType>;
  DepositStep?: DepositStepResolvers<ContextType>;
  DepositTransfer?: DepositTransferResolvers<ContextType>;
  DeskFigures?: DeskFiguresResolvers<ContextType>;
  Dispute?: DisputeResolvers<ContextType>;
  DisputeEarningPayload?: DisputeEarningPayloadResolvers<ContextType>;
  DonePayload?: DonePayloadResolvers<ContextType>;
  DownlineShare?: DownlineShareResolvers<ContextType>;
  DownlineSharePage?: DownlineSharePageResolvers<ContextType>;
  DrawAudit?: DrawAuditResolvers<ContextType>;
  DrawCorrection?: DrawCorrectionResolvers<ContextType>;
  DrawCorrectionHour?: DrawCorrectionHourResolvers<ContextType>;
  DrawCorrectionMember?: DrawCorrectionMemberResolvers<ContextType>;
  DrawCorrectionPage?: DrawCorrectionPageResolvers<ContextType>;
  DrawCorrectionPayload?: DrawCorrectionPayloadResolvers<ContextType>;
  DrawCorrectionPreview?: DrawCorrectionPreviewResolvers<ContextType>;
  DrawCorrectionPreviewPayload?: DrawCorrectionPreviewPayloadResolvers<ContextType>;
  DrawCorrectionTeam?: DrawCorrectionTeamResolvers<ContextType>;
  DrawExposure?: DrawExposureResolvers<ContextType>;
  DrawFigures?: DrawFiguresResolvers<ContextType>;
  DrawResultEntry?: DrawResultEntryResolvers<ContextType>;
  Earning?: EarningResolvers<ContextType>;
  EarningBet?: EarningBetResolvers<ContextType>;
  EarningBetPage?: EarningBetPageResolvers<ContextType>;
  EarningForecast?: EarningForecastResolvers<ContextType>;
  EarningMovement?: EarningMovementResolvers<ContextType>;
  EarningPage?: EarningPageResolvers<ContextType>;
  EarningTotals?: EarningTotalsResolvers<ContextType>;
  EndLeaderboardPayload?: EndLeaderboardPayloadResolvers<ContextType>;
  EndMemberSessionsPayload?: EndMemberSessionsPayloadResolvers<ContextType>;
  EndMissionPayload?: EndMissionPayloadResolvers<ContextType>;
  EndingContract?: EndingContractResolvers<ContextType>;
  EnvelopeFound?: EnvelopeFoundResolvers<ContextType>;
  EnvelopeOpening?: EnvelopeOpeningResolvers<ContextType>;
  EnvelopeOpeningPage?: EnvelopeOpeningPageResolvers<ContextType>;
  EnvelopeRain?: EnvelopeRainResolvers<ContextType>;
  EnvelopeRainPayload?: EnvelopeRainPayloadResolvers<ContextType>;
  Exclusion?: ExclusionResolvers<ContextType>;
  FirebaseSignInPayload?: FirebaseSignInPayloadResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GamePage?: GamePageResolvers<ContextType>;
  GoodsWords?: GoodsWordsResolvers<ContextType>;
  GreatWin?: GreatWinResolvers<ContextType>;
  GreatWinPage?: GreatWinPageResolvers<ContextType>;
  GreatWinPayload?: GreatWinPayloadResolvers<ContextType>;
  GreatestStake?: GreatestStakeResolvers<ContextType>;
  HelpArticle?: HelpArticleResolvers<ContextType>;
  HouseAccount?: HouseAccountResolvers<ContextType>;
  HouseAccounts?: HouseAccountsResolvers<ContextType>;
  HouseAccountsPayload?: HouseAccountsPayloadResolvers<ContextType>;
  Identity?: IdentityResolvers<ContextType>;
  IdentityDocument?: IdentityDocumentResolvers<ContextType>;
  IdentityPayload?: IdentityPayloadResolvers<ContextType>;
  IncomeDay?: IncomeDayResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationArrival?: InvitationArrivalResolvers<ContextType>;
  InvitationArrivalPage?: InvitationArrivalPageResolvers<ContextType>;
  InvitationOffer?: InvitationOfferResolvers<ContextType>;
  InvitationPage?: InvitationPageResolvers<ContextType>;
  InvitationPayload?: InvitationPayloadResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LaunchGamePayload?: LaunchGamePayloadResolvers<ContextType>;
  LeaderboardPlace?: LeaderboardPlaceResolvers<ContextType>;
  LeaderboardWeek?: LeaderboardWeekResolvers<ContextType>;
  LeaderboardWeekPlace?: LeaderboardWeekPlaceResolvers<ContextType>;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  LedgerTransfer?: LedgerTransferResolvers<ContextType>;
  LedgerTransferDetail?: LedgerTransferDetailResolvers<ContextType>;
  LedgerTransferList?: LedgerTransferListResolvers<ContextType>;
  LimitsPayload?: LimitsPayloadResolvers<ContextType>;
  LineLimit?: LineLimitResolvers<ContextType>;
  LineMovePreview?: LineMovePreviewResolvers<ContextType>;
  LineNextPlace?: LineNextPlaceResolvers<ContextType>;
  LinePlay?: LinePlayResolvers<ContextType>;
  LineReceiver?: LineReceiverResolvers<ContextType>;
  LineReference?: LineReferenceResolvers<ContextType>;
  LineRuleChange?: LineRuleChangeResolvers<ContextType>;
  LineRules?: LineRulesResolvers<ContextType>;
  LineTransfer?: LineTransferResolvers<ContextType>;
  LineTransfers?: LineTransfersResolvers<ContextType>;
  LinkedIdentitiesPayload?: LinkedIdentitiesPayloadResolvers<ContextType>;
  LinkedIdentity?: LinkedIdentityResolvers<ContextType>;
  Locale?: GraphQLScalarType;
  LossParts?: LossPartsResolvers<ContextType>;
  Lottery?: LotteryResolvers<ContextType>;
  LotteryBet?: LotteryBetResolvers<ContextType>;
  LotteryChase?: LotteryChaseResolvers<ContextType>;
  LotteryChasePage?: LotteryChasePageResolvers<ContextType>;
  LotteryDraw?: LotteryDrawResolvers<ContextType>;
  LotteryDrawPage?: LotteryDrawPageResolvers<ContextType>;
  LotteryGame?: LotteryGameResolvers<ContextType>;
  LotteryHit?: LotteryHitResolvers<ContextType>;
  LotteryMenu?: LotteryMenuResolvers<ContextType>;
  LotteryOdds?: LotteryOddsResolvers<ContextType>;
  LotteryOrder?: LotteryOrderResolvers<ContextType>;
  LotteryOrderPage?: LotteryOrderPageResolvers<ContextType>;
  LotteryPrizeOdds?: LotteryPrizeOddsResolvers<ContextType>;
  LotteryRefusal?: LotteryRefusalResolvers<ContextType>;
  LotteryRules?: LotteryRulesResolvers<ContextType>;
  LotteryRulesPreview?: LotteryRulesPreviewResolvers<ContextType>;
  LotteryTicketReturn?: LotteryTicketReturnResolvers<ContextType>;
  MailPasswordPayload?: MailPasswordPayloadResolvers<ContextType>;
  MaintenanceMessage?: MaintenanceMessageResolvers<ContextType>;
  MaintenanceWindow?: MaintenanceWindowResolvers<ContextType>;
  MallGoods?: MallGoodsResolvers<ContextType>;
  MallGoodsPage?: MallGoodsPageResolvers<ContextType>;
  MallGoodsPayload?: MallGoodsPayloadResolvers<ContextType>;
  MarkedMember?: MarkedMemberResolvers<ContextType>;
  MarkedMemberPage?: MarkedMemberPageResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberBetPage?: MemberBetPageResolvers<ContextType>;
  MemberNote?: MemberNoteResolvers<ContextType>;
  MemberNotePayload?: MemberNotePayloadResolvers<ContextType>;
  MemberProfile?: MemberProfileResolvers<ContextType>;
  MemberProfilePayload?: MemberProfilePayloadResolvers<ContextType>;
  MemberProtection?: MemberProtectionResolvers<ContextType>;
  MemberProtectionPayload?: MemberProtectionPayloadResolvers<ContextType>;
  MemberReference?: MemberReferenceResolvers<ContextType>;
  MemberSession?: MemberSessionResolvers<ContextType>;
  MemberStatement?: MemberStatementResolvers<ContextType>;
  MemberStatementEntry?: MemberStatementEntryResolvers<ContextType>;
  MemberTagsPayload?: MemberTagsPayloadResolvers<ContextType>;
  MemberTransferRules?: MemberTransferRulesResolvers<ContextType>;
  MemberTransferRulesPayload?: MemberTransferRulesPayloadResolvers<ContextType>;
  MemberVip?: MemberVipResolvers<ContextType>;
  MemberWallet?: MemberWalletResolvers<ContextType>;
  Merchant?: MerchantResolvers<ContextType>;
  MerchantPage?: MerchantPageResolvers<ContextType>;
  MerchantPayload?: MerchantPayloadResolvers<ContextType>;
  MerchantReference?: MerchantReferenceResolvers<ContextType>;
  Mission?: MissionResolvers<ContextType>;
  MissionLeaderboard?: MissionLeaderboardResolvers<ContextType>;
  MissionLeaderboards?: MissionLeaderboardsResolvers<ContextType>;
  MissionName?: MissionNameResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MoveLinePayload?: MoveLinePayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NextTier?: NextTierResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OpenEnvelopePayload?: OpenEnvelopePayloadResolvers<ContextType>;
  OpenTeamAccountPayload?: OpenTeamAccountPayloadResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  OperatorAccount?: OperatorAccountResolvers<ContextType>;
  OperatorAccountPage?: OperatorAccountPageResolvers<ContextType>;
  OperatorAccountPayload?: OperatorAccountPayloadResolvers<ContextType>;
  OperatorAnnouncement?: OperatorAnnouncementResolvers<ContextType>;
  OperatorAnnouncementPage?: OperatorAnnouncementPageResolvers<ContextType>;
  OperatorAnnouncementPayload?: OperatorAnnouncementPayloadResolvers<ContextType>;
  OperatorBanner?: OperatorBannerResolvers<ContextType>;
  OperatorBannerPage?: OperatorBannerPageResolvers<ContextType>;
  OperatorBannerPayload?: OperatorBannerPayloadResolvers<ContextType>;
  OperatorBet?: OperatorBetResolvers<ContextType>;
  OperatorBetDetail?: OperatorBetDetailResolvers<ContextType>;
  OperatorBetPage?: OperatorBetPageResolvers<ContextType>;
  OperatorContract?: OperatorContractResolvers<ContextType>;
  OperatorContractPage?: OperatorContractPageResolvers<ContextType>;
  OperatorContractPayload?: OperatorContractPayloadResolvers<ContextType>;
  OperatorContractStep?: OperatorContractStepResolvers<ContextType>;
  OperatorCurrentDraw?: OperatorCurrentDrawResolvers<ContextType>;
  OperatorDeposit?: OperatorDepositResolvers<ContextType>;
  OperatorDepositDetail?: OperatorDepositDetailResolvers<ContextType>;
  OperatorDepositPage?: OperatorDepositPageResolvers<ContextType>;
  OperatorDepositPayload?: OperatorDepositPayloadResolvers<ContextType>;
  OperatorDispute?: OperatorDisputeResolvers<ContextType>;
  OperatorDisputePage?: OperatorDisputePageResolvers<ContextType>;
  OperatorDraw?: OperatorDrawResolvers<ContextType>;
  OperatorDrawDetail?: OperatorDrawDetailResolvers<ContextType>;
  OperatorDrawPage?: OperatorDrawPageResolvers<ContextType>;
  OperatorDrawPayload?: OperatorDrawPayloadResolvers<ContextType>;
  OperatorEnvelopeRain?: OperatorEnvelopeRainResolvers<ContextType>;
  OperatorEnvelopeRainPage?: OperatorEnvelopeRainPageResolvers<ContextType>;
  OperatorExclusion?: OperatorExclusionResolvers<ContextType>;
  OperatorExclusionPage?: OperatorExclusionPageResolvers<ContextType>;
  OperatorExclusionPayload?: OperatorExclusionPayloadResolvers<ContextType>;
  OperatorGame?: OperatorGameResolvers<ContextType>;
  OperatorGamePage?: OperatorGamePageResolvers<ContextType>;
  OperatorGamesPayload?: OperatorGamesPayloadResolvers<ContextType>;
  OperatorIdentity?: OperatorIdentityResolvers<ContextType>;
  OperatorIdentityPage?: OperatorIdentityPageResolvers<ContextType>;
  OperatorIdentityPayload?: OperatorIdentityPayloadResolvers<ContextType>;
  OperatorLeaderboard?: OperatorLeaderboardResolvers<ContextType>;
  OperatorLine?: OperatorLineResolvers<ContextType>;
  OperatorLineFigures?: OperatorLineFiguresResolvers<ContextType>;
  OperatorLinePage?: OperatorLinePageResolvers<ContextType>;
  OperatorLottery?: OperatorLotteryResolvers<ContextType>;
  OperatorLotteryDetail?: OperatorLotteryDetailResolvers<ContextType>;
  OperatorLotteryPayload?: OperatorLotteryPayloadResolvers<ContextType>;
  OperatorLotteryRules?: OperatorLotteryRulesResolvers<ContextType>;
  OperatorMember?: OperatorMemberResolvers<ContextType>;
  OperatorMemberPage?: OperatorMemberPageResolvers<ContextType>;
  OperatorMission?: OperatorMissionResolvers<ContextType>;
  OperatorModule?: OperatorModuleResolvers<ContextType>;
  OperatorModulePage?: OperatorModulePageResolvers<ContextType>;
  OperatorModulePayload?: OperatorModulePayloadResolvers<ContextType>;
  OperatorPasswordPayload?: OperatorPasswordPayloadResolvers<ContextType>;
  OperatorPaymentChannel?: OperatorPaymentChannelResolvers<ContextType>;
  OperatorPaymentChannelPage?: OperatorPaymentChannelPageResolvers<ContextType>;
  OperatorPaymentChannelPayload?: OperatorPaymentChannelPayloadResolvers<ContextType>;
  OperatorPlayType?: OperatorPlayTypeResolvers<ContextType>;
  OperatorPrize?: OperatorPrizeResolvers<ContextType>;
  OperatorPromotion?: OperatorPromotionResolvers<ContextType>;
  OperatorPromotionAudience?: OperatorPromotionAudienceResolvers<ContextType>;
  OperatorPromotionClaim?: OperatorPromotionClaimResolvers<ContextType>;
  OperatorPromotionClaimPage?: OperatorPromotionClaimPageResolvers<ContextType>;
  OperatorPromotionClaimPayload?: OperatorPromotionClaimPayloadResolvers<ContextType>;
  OperatorPromotionPage?: OperatorPromotionPageResolvers<ContextType>;
  OperatorPromotionPayload?: OperatorPromotionPayloadResolvers<ContextType>;
  OperatorPromotionTerms?: OperatorPromotionTermsResolvers<ContextType>;
  OperatorRaffle?: OperatorRaffleResolvers<ContextType>;
  OperatorRafflePage?: OperatorRafflePageResolvers<ContextType>;
  OperatorRafflePrize?: OperatorRafflePrizeResolvers<ContextType>;
  OperatorRaffleSpin?: OperatorRaffleSpinResolvers<ContextType>;
  OperatorRaffleSpinPage?: OperatorRaffleSpinPageResolvers<ContextType>;
  OperatorRebateClaim?: OperatorRebateClaimResolvers<ContextType>;
  OperatorRebateClaimDetail?: OperatorRebateClaimDetailResolvers<ContextType>;
  OperatorRebateClaimPage?: OperatorRebateClaimPageResolvers<ContextType>;
  OperatorRedemption?: OperatorRedemptionResolvers<ContextType>;
  OperatorRedemptionPage?: OperatorRedemptionPageResolvers<ContextType>;
  OperatorRedemptionPayload?: OperatorRedemptionPayloadResolvers<ContextType>;
  OperatorReferral?: OperatorReferralResolvers<ContextType>;
  OperatorReferralPage?: OperatorReferralPageResolvers<ContextType>;
  OperatorRegistrationField?: OperatorRegistrationFieldResolvers<ContextType>;
  OperatorRegistrationFieldPage?: OperatorRegistrationFieldPageResolvers<ContextType>;
  OperatorRegistrationFieldPayload?: OperatorRegistrationFieldPayloadResolvers<ContextType>;
  OperatorSecurity?: OperatorSecurityResolvers<ContextType>;
  OperatorSignInPayload?: OperatorSignInPayloadResolvers<ContextType>;
  OperatorVendor?: OperatorVendorResolvers<ContextType>;
  OperatorVendorPage?: OperatorVendorPageResolvers<ContextType>;
  OperatorVendorTransfer?: OperatorVendorTransferResolvers<ContextType>;
  OperatorVendorTransferPage?: OperatorVendorTransferPageResolvers<ContextType>;
  OperatorVendorTransferPayload?: OperatorVendorTransferPayloadResolvers<ContextType>;
  OperatorVendorsPayload?: OperatorVendorsPayloadResolvers<ContextType>;
  OperatorVipLevel?: OperatorVipLevelResolvers<ContextType>;
  OperatorWithdrawal?: OperatorWithdrawalResolvers<ContextType>;
  OperatorWithdrawalPage?: OperatorWithdrawalPageResolvers<ContextType>;
  OperatorWithdrawalPayload?: OperatorWithdrawalPayloadResolvers<ContextType>;
  OperatorWithdrawalStep?: OperatorWithdrawalStepResolvers<ContextType>;
  OwnStanding?: OwnStandingResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptionsPayload?: PasskeyOptionsPayloadResolvers<ContextType>;
  PayMeasures?: PayMeasuresResolvers<ContextType>;
  PayWindow?: PayWindowResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers<ContextType>;
  PaymentProposal?: PaymentProposalResolvers<ContextType>;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  PaymentSettingsPayload?: PaymentSettingsPayloadResolvers<ContextType>;
  PayoutAccount?: PayoutAccountResolvers<ContextType>;
  PayoutAccountPayload?: PayoutAccountPayloadResolvers<ContextType>;
  PendingChange?: PendingChangeResolvers<ContextType>;
  PendingLimit?: PendingLimitResolvers<ContextType>;
  PendingLimitPage?: PendingLimitPageResolvers<ContextType>;
  PlaceLotteryOrderPayload?: PlaceLotteryOrderPayloadResolvers<ContextType>;
  PlayState?: PlayStateResolvers<ContextType>;
  PlayStatePayload?: PlayStatePayloadResolvers<ContextType>;
  PointBalance?: PointBalanceResolvers<ContextType>;
  PointChange?: PointChangeResolvers<ContextType>;
  PointChangeConnection?: PointChangeConnectionResolvers<ContextType>;
  PointChangeEdge?: PointChangeEdgeResolvers<ContextType>;
  PointConfig?: PointConfigResolvers<ContextType>;
  PointReward?: PointRewardResolvers<ContextType>;
  PointRewardPage?: PointRewardPageResolvers<ContextType>;
  PointSettings?: PointSettingsResolvers<ContextType>;
  PointSettingsPayload?: PointSettingsPayloadResolvers<ContextType>;
  PointStep?: PointStepResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileDetail?: ProfileDetailResolvers<ContextType>;
  ProfilePayload?: ProfilePayloadResolvers<ContextType>;
  ProfitCategory?: ProfitCategoryResolvers<ContextType>;
  ProfitDay?: ProfitDayResolvers<ContextType>;
  ProfitFigures?: ProfitFiguresResolvers<ContextType>;
  ProfitReport?: ProfitReportResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionAudience?: PromotionAudienceResolvers<ContextType>;
  PromotionClaim?: PromotionClaimResolvers<ContextType>;
  PromotionClaimPage?: PromotionClaimPageResolvers<ContextType>;
  PromotionDeposits?: PromotionDepositsResolvers<ContextType>;
  PromotionDraft?: PromotionDraftResolvers<ContextType>;
  PromotionLoss?: PromotionLossResolvers<ContextType>;
  PromotionReward?: PromotionRewardResolvers<ContextType>;
  PromotionTerms?: PromotionTermsResolvers<ContextType>;
  PromotionTurnover?: PromotionTurnoverResolvers<ContextType>;
  PromotionWeight?: PromotionWeightResolvers<ContextType>;
  PromotionWords?: PromotionWordsResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  Protection?: ProtectionResolvers<ContextType>;
  ProtectionLimit?: ProtectionLimitResolvers<ContextType>;
  ProtectionPayload?: ProtectionPayloadResolvers<ContextType>;
  ProtectionPromptsPayload?: ProtectionPromptsPayloadResolvers<ContextType>;
  ProvedIdentity?: ProvedIdentityResolvers<ContextType>;
  PublishedPromotion?: PublishedPromotionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Raffle?: RaffleResolvers<ContextType>;
  RafflePayload?: RafflePayloadResolvers<ContextType>;
  RafflePrize?: RafflePrizeResolvers<ContextType>;
  RafflePrizeName?: RafflePrizeNameResolvers<ContextType>;
  RaffleSpin?: RaffleSpinResolvers<ContextType>;
  RaffleSpinPage?: RaffleSpinPageResolvers<ContextType>;
  RebateAccrual?: RebateAccrualResolvers<ContextType>;
  RebateCategoryRate?: RebateCategoryRateResolvers<ContextType>;
  RebateClaim?: RebateClaimResolvers<ContextType>;
  RebateClaimDetail?: RebateClaimDetailResolvers<ContextType>;
  RebateClaimLine?: RebateClaimLineResolvers<ContextType>;
  RebateClaimPage?: RebateClaimPageResolvers<ContextType>;
  RebateRate?: RebateRateResolvers<ContextType>;
  RebateRules?: RebateRulesResolvers<ContextType>;
  Rebates?: RebatesResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  Redemption?: RedemptionResolvers<ContextType>;
  RedemptionPage?: RedemptionPageResolvers<ContextType>;
  RedemptionPayload?: RedemptionPayloadResolvers<ContextType>;
  RedemptionReceiver?: RedemptionReceiverResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  ReferralRule?: ReferralRuleResolvers<ContextType>;
  ReferralTerms?: ReferralTermsResolvers<ContextType>;
  ReferredFriend?: ReferredFriendResolvers<ContextType>;
  ReferredFriendPage?: ReferredFriendPageResolvers<ContextType>;
  RefuseProposalPayload?: RefuseProposalPayloadResolvers<ContextType>;
  RegistrationField?: RegistrationFieldResolvers<ContextType>;
  RegistrationSetting?: RegistrationSettingResolvers<ContextType>;
  RemovePayoutAccountPayload?: RemovePayoutAccountPayloadResolvers<ContextType>;
  ResetMemberPasswordPayload?: ResetMemberPasswordPayloadResolvers<ContextType>;
  Resource?: ResourceResolvers<ContextType>;
  ReturnWalletsPayload?: ReturnWalletsPayloadResolvers<ContextType>;
  SecondStep?: SecondStepResolvers<ContextType>;
  Security?: SecurityResolvers<ContextType>;
  SendCodePayload?: SendCodePayloadResolvers<ContextType>;
  SendFeedbackPayload?: SendFeedbackPayloadResolvers<ContextType>;
  SendToLinePayload?: SendToLinePayloadResolvers<ContextType>;
  SetFavouritePayload?: SetFavouritePayloadResolvers<ContextType>;
  SetLanguagePayload?: SetLanguagePayloadResolvers<ContextType>;
  SetLineRulesPayload?: SetLineRulesPayloadResolvers<ContextType>;
  SettleAgainPayload?: SettleAgainPayloadResolvers<ContextType>;
  Settlement?: SettlementResolvers<ContextType>;
  SettlementEarning?: SettlementEarningResolvers<ContextType>;
  SettlementEarningPage?: SettlementEarningPageResolvers<ContextType>;
  SettlementPage?: SettlementPageResolvers<ContextType>;
  SettlementPayload?: SettlementPayloadResolvers<ContextType>;
  SettlementSkip?: SettlementSkipResolvers<ContextType>;
  SettlementSum?: SettlementSumResolvers<ContextType>;
  SharedOrigin?: SharedOriginResolvers<ContextType>;
  SignInDaySettings?: SignInDaySettingsResolvers<ContextType>;
  SignInDaySettingsPayload?: SignInDaySettingsPayloadResolvers<ContextType>;
  SignInDayWorth?: SignInDayWorthResolvers<ContextType>;
  SignInDays?: SignInDaysResolvers<ContextType>;
  SignInDaysLately?: SignInDaysLatelyResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignInPlace?: SignInPlaceResolvers<ContextType>;
  SignInStep?: SignInStepResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignedInPlace?: SignedInPlaceResolvers<ContextType>;
  SignedInPlacesPayload?: SignedInPlacesPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SocialSignIn?: SocialSignInResolvers<ContextType>;
  SpinRafflePayload?: SpinRafflePayloadResolvers<ContextType>;
  StandingDay?: StandingDayResolvers<ContextType>;
  StatementConnection?: StatementConnectionResolvers<ContextType>;
  StatementEdge?: StatementEdgeResolvers<ContextType>;
  StatementEntry?: StatementEntryResolvers<ContextType>;
  StopLotteryChasePayload?: StopLotteryChasePayloadResolvers<ContextType>;
  Subaccount?: SubaccountResolvers<ContextType>;
  SubaccountDeed?: SubaccountDeedResolvers<ContextType>;
  SubaccountDeedPage?: SubaccountDeedPageResolvers<ContextType>;
  SubaccountPage?: SubaccountPageResolvers<ContextType>;
  SubaccountPayload?: SubaccountPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuspenseCandidate?: SuspenseCandidateResolvers<ContextType>;
  SuspenseDetail?: SuspenseDetailResolvers<ContextType>;
  SuspensePage?: SuspensePageResolvers<ContextType>;
  SuspensePayload?: SuspensePayloadResolvers<ContextType>;
  SuspenseTransfer?: SuspenseTransferResolvers<ContextType>;
  SystemStatus?: SystemStatusResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagPayload?: TagPayloadResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamBet?: TeamBetResolvers<ContextType>;
  TeamBetConnection?: TeamBetConnectionResolvers<ContextType>;
  TeamBetEdge?: TeamBetEdgeResolvers<ContextType>;
  TeamCategory?: TeamCategoryResolvers<ContextType>;
  TeamDay?: TeamDayResolvers<ContextType>;
  TeamFigures?: TeamFiguresResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMemberPage?: TeamMemberPageResolvers<ContextType>;
  TeamPart?: TeamPartResolvers<ContextType>;
  TeamPartPage?: TeamPartPageResolvers<ContextType>;
  TeamReport?: TeamReportResolvers<ContextType>;
  TeamTransfer?: TeamTransferResolvers<ContextType>;
  TeamTransferConnection?: TeamTransferConnectionResolvers<ContextType>;
  TeamTransferEdge?: TeamTransferEdgeResolvers<ContextType>;
  ThemeToken?: ThemeTokenResolvers<ContextType>;
  TransferWalletPayload?: TransferWalletPayloadResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  TrialBalance?: TrialBalanceResolvers<ContextType>;
  TrialBalanceMismatch?: TrialBalanceMismatchResolvers<ContextType>;
  TrialBalancePayload?: TrialBalancePayloadResolvers<ContextType>;
  TrialBalanceRun?: TrialBalanceRunResolvers<ContextType>;
  TriedOutcome?: TriedOutcomeResolvers<ContextType>;
  TriedWindow?: TriedWindowResolvers<ContextType>;
  Turnover?: TurnoverResolvers<ContextType>;
  TurnoverBucket?: TurnoverBucketResolvers<ContextType>;
  TurnoverRule?: TurnoverRuleResolvers<ContextType>;
  TurnoverRulePayload?: TurnoverRulePayloadResolvers<ContextType>;
  TurnoverShare?: TurnoverShareResolvers<ContextType>;
  TurnoverWeight?: TurnoverWeightResolvers<ContextType>;
  UpdateRebateRulesPayload?: UpdateRebateRulesPayloadResolvers<ContextType>;
  UpdateReferralRulePayload?: UpdateReferralRulePayloadResolvers<ContextType>;
  UpdateVipLevelsPayload?: UpdateVipLevelsPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VendorCard?: VendorCardResolvers<ContextType>;
  VendorHealth?: VendorHealthResolvers<ContextType>;
  VendorLane?: VendorLaneResolvers<ContextType>;
  VendorOrders?: VendorOrdersResolvers<ContextType>;
  VendorTransaction?: VendorTransactionResolvers<ContextType>;
  VendorTransferProposal?: VendorTransferProposalResolvers<ContextType>;
  VendorWallet?: VendorWalletResolvers<ContextType>;
  VendorWallets?: VendorWalletsResolvers<ContextType>;
  Vip?: VipResolvers<ContextType>;
  VipBonus?: VipBonusResolvers<ContextType>;
  VipLevel?: VipLevelResolvers<ContextType>;
  VipLevelName?: VipLevelNameResolvers<ContextType>;
  VipLevelSettings?: VipLevelSettingsResolvers<ContextType>;
  VipStep?: VipStepResolvers<ContextType>;
  VipStepPage?: VipStepPageResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletTransfer?: WalletTransferResolvers<ContextType>;
  Winner?: WinnerResolvers<ContextType>;
  WithdrawDisputePayload?: WithdrawDisputePayloadResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalPage?: WithdrawalPageResolvers<ContextType>;
  WithdrawalPayload?: WithdrawalPayloadResolvers<ContextType>;
  WithdrawalPayout?: WithdrawalPayoutResolvers<ContextType>;
  WithdrawalProposal?: WithdrawalProposalResolvers<ContextType>;
  WithdrawalSettings?: WithdrawalSettingsResolvers<ContextType>;
  WithdrawalSettingsPayload?: WithdrawalSettingsPayloadResolvers<ContextType>;
  WithdrawalStep?: WithdrawalStepResolvers<ContextType>;
  WithdrawalTerms?: WithdrawalTermsResolvers<ContextType>;
  WonPlace?: WonPlaceResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  requires?: RequiresDirectiveResolver<any, any, ContextType>;
};
