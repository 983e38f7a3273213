import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SiteSource, RegistrationSettingSource, MemberSource, WalletSource, GameSource } from '../sources.ts';
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
  /** Moment in time, ISO 8601, UTC. */
  DateTime: { input: string; output: string; }
  /** A vendor's or auditor's free-form record. */
  JSON: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** Language code such as `vi`. */
  Locale: { input: string; output: string; }
  /** Decimal string of a currency amount, at most four places; never a float. */
  Money: { input: string; output: string; }
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

/** Sums over all pages of a filter. */
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

/** Whether an answer may be shared between people. */
export type CacheControlScope =
  /** Belongs to one person. */
  | 'PRIVATE'
  /** The same for everybody of a merchant and language. */
  | 'PUBLIC';

/** A captcha picture and its id. */
export type Captcha = {
  __typename?: 'Captcha';
  /** Goes back with the answer. */
  id: Scalars['ID']['output'];
  /** PNG, base64. */
  image: Scalars['String']['output'];
};

/** Who checks that a person is a person. */
export type CaptchaProvider =
  /** Our own picture. */
  | 'IMAGE'
  /** Nobody. */
  | 'NONE';

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

/** What an SMS code is for. */
export type CodePurpose =
  /** Signing in. */
  | 'LOGIN'
  /** A new password. */
  | 'PASSWORD';

/** Contract requests that wait for the member. */
export type Consolidated = {
  __typename?: 'Consolidated';
  /** Hourly salary. */
  contracthoursalreq?: Maybe<Scalars['String']['output']>;
  /** Daily salary. */
  dailysalreqtype?: Maybe<Scalars['String']['output']>;
  /** Dividend. */
  divtypereq?: Maybe<Scalars['String']['output']>;
  /** Real-time salary. */
  realtimesalreqtype?: Maybe<Scalars['String']['output']>;
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

/** A decision about an adjustment. */
export type DecideAdjustmentInput = {
  /** Id of the adjustment. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
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
  /** Channel. */
  channelId: Scalars['ID']['output'];
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Start. */
  createdAt: Scalars['DateTime']['output'];
  /** When the money was credited. */
  creditedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Currency. */
  currency: Scalars['String']['output'];
  /** End of validity. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** In DEMO: page of the simulated bank. */
  payUrl?: Maybe<Scalars['String']['output']>;
  /** VietQR payload. */
  qrPayload: Scalars['String']['output'];
  /** State. */
  state: DepositState;
  /** States with their times. */
  timeline: Array<DepositStep>;
  /** Purpose of the transfer; matches it to the deposit. */
  transferCode: Scalars['String']['output'];
};

/** A page of deposits. */
export type DepositPage = {
  __typename?: 'DepositPage';
  /** Rows. */
  items: Array<Deposit>;
  /** Where the page stands. */
  pageInfo: PageInfo;
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
  | 'PENDING';

/** A state a deposit reached. */
export type DepositStep = {
  __typename?: 'DepositStep';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** State. */
  state: DepositState;
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

/** A game. */
export type Game = {
  __typename?: 'Game';
  /** Whether it can be started. */
  availability: Availability;
  /** Name of the vendor. */
  displayName: Scalars['String']['output'];
  /** Sub-type. */
  gameClassify?: Maybe<Scalars['String']['output']>;
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
  /** Address to show in a frame. */
  url?: Maybe<Scalars['String']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
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
  kind: Scalars['String']['output'];
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
  kind: Scalars['String']['output'];
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
  kind?: InputMaybe<Scalars['String']['input']>;
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

/** A person with an account. */
export type Member = {
  __typename?: 'Member';
  /** User name. */
  account: Scalars['String']['output'];
  /** Picture. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Contract requests that wait; null for trial accounts. */
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
  /** Mobile number, masked. */
  mobileNum?: Maybe<Scalars['String']['output']>;
  /** Name shown to others. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Name as on the bank account. */
  payeeName?: Maybe<Scalars['String']['output']>;
  /** Code to invite others. */
  referralCode: Scalars['String']['output'];
  /** 0 member; 4 trial; 1, 2, 41, 42 agents. */
  type: Scalars['Int']['output'];
  /** Unread platform messages; 0 for trial accounts; null when they cannot be counted now. */
  unreadMessages?: Maybe<Scalars['Int']['output']>;
  /** Name of the VIP level. */
  vipLabelName?: Maybe<Scalars['String']['output']>;
  /** Rank of the VIP level. */
  vipRankLevel?: Maybe<Scalars['Int']['output']>;
  /** Main wallet; null when it cannot be read now. */
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
  kind: Scalars['String']['output'];
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
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Whether an account may be used. */
export type MemberStatus =
  /** Yes. */
  | 'ACTIVE'
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
  /** Code. */
  code: Scalars['String']['output'];
  /** Language of a first visit. */
  defaultLanguage: Scalars['Locale']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
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
  /** 0 normal, 1 maintenance. */
  status: Scalars['Int']['output'];
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

/** Everything that can be done. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a note; notes are never changed. */
  addMemberNote: MemberNotePayload;
  /** Approves and posts an adjustment that somebody else asked for. */
  approveAdjustment: AdjustmentPayload;
  /** Changes the password of the signed-in member. */
  changePassword: ChangePasswordPayload;
  /** Checks an invitation code. */
  checkAffiliate: CheckAffiliatePayload;
  /** Forgets failed sign-ins of a member. */
  clearMemberFailures: MemberProfilePayload;
  /** Corrects language, nickname or payee name. */
  correctMember: MemberProfilePayload;
  /** Creates an announcement or a notice. */
  createAnnouncement: OperatorAnnouncementPayload;
  /** Creates a banner. */
  createBanner: OperatorBannerPayload;
  /** Starts a deposit. */
  createDeposit: CreateDepositPayload;
  /** Opens an account for an operator; the password is told once. */
  createOperatorAccount: OperatorPasswordPayload;
  /** Adds a tag to the vocabulary of the brand. */
  createTag: TagPayload;
  /** Deletes an announcement. */
  deleteAnnouncement: OperatorAnnouncementPayload;
  /** Deletes a banner. */
  deleteBanner: OperatorBannerPayload;
  /** Removes a tag, also from everybody who wears it. */
  deleteTag: TagPayload;
  /** Ends one session of a member, or all. */
  endMemberSessions: EndMemberSessionsPayload;
  /** Opens a game for fun. */
  launchDemo: LaunchGamePayload;
  /** Opens a game session. */
  launchGame: LaunchGamePayload;
  /** Mails a one-time password. */
  mailPassword: MailPasswordPayload;
  /** Signs an operator in. */
  operatorSignIn: OperatorSignInPayload;
  /** Ends the operator session. */
  operatorSignOut: SignOutPayload;
  /** Pins a note or takes the pin out. */
  pinMemberNote: MemberNotePayload;
  /** Registers by user name and signs in. */
  register: SignInPayload;
  /** Registers by mobile number and signs in. */
  registerMobile: SignInPayload;
  /** Rejects an adjustment that somebody else asked for. */
  rejectAdjustment: AdjustmentPayload;
  /** Asks for money to be put right; a different operator decides. */
  requestAdjustment: AdjustmentPayload;
  /** Asks for a posted transfer to be taken back. */
  requestReversal: AdjustmentPayload;
  /** Replaces the password of a member by a one-time one. */
  resetMemberPassword: ResetMemberPasswordPayload;
  /** Takes the payment password of a member away. */
  resetMemberPaymentPassword: MemberProfilePayload;
  /** Gives an operator a new password, told once. */
  resetOperatorPassword: OperatorPasswordPayload;
  /** Runs the trial balance now. */
  runTrialBalance: TrialBalancePayload;
  /** Sends feedback or a complaint. */
  sendFeedback: SendFeedbackPayload;
  /** Sends an SMS code to a number that wants to register. */
  sendRegistrationCode: SendCodePayload;
  /** Sends an SMS code to a member who is not signed in. */
  sendSignInCode: SendCodePayload;
  /** Adds or removes a favourite. */
  setFavourite: SetFavouritePayload;
  /** Remembers the language of the caller. */
  setLanguage: SetLanguagePayload;
  /** Locks a member or opens the account again. */
  setMemberStatus: MemberProfilePayload;
  /** Sets the tags that a member wears. */
  setMemberTags: MemberTagsPayload;
  /** Sets a new password with an SMS code and signs in. */
  setPasswordByPhone: SignInPayload;
  /** Sets or changes the payment password, proven by the old one or by the sign-in password. */
  setPaymentPassword: SetPaymentPasswordPayload;
  /** Signs in by user name and password, or by mobile number and SMS code. */
  signIn: SignInPayload;
  /** Ends the session. */
  signOut: SignOutPayload;
  /** Opens a trial account with play money. */
  startFreePlay: SignInPayload;
  /** Takes the balances of the house accounts now. */
  takeHouseAccounts: HouseAccountsPayload;
  /** Sets up to which amount one pair of eyes suffices. */
  updateAdjustmentLimit: AdjustmentLimitPayload;
  /** Changes an announcement. */
  updateAnnouncement: OperatorAnnouncementPayload;
  /** Changes a banner. */
  updateBanner: OperatorBannerPayload;
  /** Changes name, status and maintenance of a brand. */
  updateMerchant: MerchantPayload;
  /** Changes or closes the account of an operator. */
  updateOperatorAccount: OperatorAccountPayload;
  /** Changes the rules of a registration field. */
  updateRegistrationField: OperatorRegistrationFieldPayload;
  /** Switches a whitelabel module. */
  updateWhitelabelModule: OperatorModulePayload;
  /** Takes an own request back. */
  withdrawAdjustment: AdjustmentPayload;
};


/** Everything that can be done. */
export type MutationAddMemberNoteArgs = {
  input: AddMemberNoteInput;
};


/** Everything that can be done. */
export type MutationApproveAdjustmentArgs = {
  input: DecideAdjustmentInput;
};


/** Everything that can be done. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be done. */
export type MutationCheckAffiliateArgs = {
  input: CheckAffiliateInput;
};


/** Everything that can be done. */
export type MutationClearMemberFailuresArgs = {
  input: MemberActionInput;
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
export type MutationCreateOperatorAccountArgs = {
  input: CreateOperatorAccountInput;
};


/** Everything that can be done. */
export type MutationCreateTagArgs = {
  input: CreateTagInput;
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
export type MutationEndMemberSessionsArgs = {
  input: EndMemberSessionsInput;
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
export type MutationMailPasswordArgs = {
  input: MailPasswordInput;
};


/** Everything that can be done. */
export type MutationOperatorSignInArgs = {
  input: OperatorSignInInput;
};


/** Everything that can be done. */
export type MutationPinMemberNoteArgs = {
  input: PinMemberNoteInput;
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
export type MutationRequestAdjustmentArgs = {
  input: RequestAdjustmentInput;
};


/** Everything that can be done. */
export type MutationRequestReversalArgs = {
  input: RequestReversalInput;
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
export type MutationResetOperatorPasswordArgs = {
  input: ResetOperatorPasswordInput;
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
export type MutationSendSignInCodeArgs = {
  input: SendSignInCodeInput;
};


/** Everything that can be done. */
export type MutationSetFavouriteArgs = {
  input: SetFavouriteInput;
};


/** Everything that can be done. */
export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
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
export type MutationSetPasswordByPhoneArgs = {
  input: SetPasswordByPhoneInput;
};


/** Everything that can be done. */
export type MutationSetPaymentPasswordArgs = {
  input: SetPaymentPasswordInput;
};


/** Everything that can be done. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be done. */
export type MutationStartFreePlayArgs = {
  input: StartFreePlayInput;
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
export type MutationUpdateMerchantArgs = {
  input: UpdateMerchantInput;
};


/** Everything that can be done. */
export type MutationUpdateOperatorAccountArgs = {
  input: UpdateOperatorAccountInput;
};


/** Everything that can be done. */
export type MutationUpdateRegistrationFieldArgs = {
  input: UpdateRegistrationFieldInput;
};


/** Everything that can be done. */
export type MutationUpdateWhitelabelModuleArgs = {
  input: UpdateWhitelabelModuleInput;
};


/** Everything that can be done. */
export type MutationWithdrawAdjustmentArgs = {
  input: DecideAdjustmentInput;
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
  /** Role. */
  role: OperatorRole;
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

/** Input of operatorSignIn. */
export type OperatorSignInInput = {
  /** Account. */
  account: Scalars['String']['input'];
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
  /** Bearer token. */
  token?: Maybe<Scalars['String']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
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

/** Input of pinMemberNote. */
export type PinMemberNoteInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Whether it stands on top. */
  isPinned: Scalars['Boolean']['input'];
  /** Id of the note. */
  noteId: Scalars['ID']['input'];
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** One adjustment. */
  adjustment?: Maybe<Adjustment>;
  /** Up to which amount one pair of eyes suffices; zero: never. */
  adjustmentLimit: Scalars['Money']['output'];
  /** Adjustments, the oldest request first. */
  adjustments: AdjustmentPage;
  /** Announcements and notices in force, newest first. */
  announcements?: Maybe<AnnouncementPage>;
  /** Audit log, newest first. */
  auditEntries: AuditEntryPage;
  /** One audit entry. */
  auditEntry?: Maybe<AuditEntry>;
  /** Banners of a group, in order. */
  banners?: Maybe<Array<Banner>>;
  /** One bet with full detail. */
  bet?: Maybe<BetDetail>;
  /** Betting record, newest first. */
  bets: BetPage;
  /** A captcha picture. */
  captcha: Captcha;
  /** One deposit of the member. */
  deposit?: Maybe<Deposit>;
  /** Deposits of the member, newest first. */
  deposits: DepositPage;
  /** Money in and out, gaming revenue and players since a moment. */
  deskFigures: DeskFigures;
  /** Favourite games of the member. */
  favouriteGames?: Maybe<Array<Game>>;
  /** One game. */
  game?: Maybe<Game>;
  /** Games of a category. */
  games?: Maybe<GamePage>;
  /** Articles of the help centre. */
  helpArticles?: Maybe<Array<HelpArticle>>;
  /** Hot games the operator chose. */
  hotGames?: Maybe<Array<Game>>;
  /** Balances of the house accounts as they were taken last. */
  houseAccounts: HouseAccounts;
  /** One movement with its legs. */
  ledgerTransfer?: Maybe<LedgerTransferDetail>;
  /** Movements of money, newest first; without a member, play is left out. */
  ledgerTransfers: LedgerTransferList;
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
  /** The last 100 sessions of a member. */
  memberSessions: Array<MemberSession>;
  /** Movements of one account of a member with the running balance, newest first. */
  memberStatement: MemberStatement;
  /** Every account of a member. */
  memberWallets: Array<MemberWallet>;
  /** One brand. */
  merchant?: Maybe<Merchant>;
  /** Brands the operator may see. */
  merchants: MerchantPage;
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
  /** One member. */
  operatorMember?: Maybe<OperatorMember>;
  /** Members of the brand in view. */
  operatorMembers: OperatorMemberPage;
  /** Ways to deposit that are open to the member. */
  paymentChannels: Array<PaymentChannel>;
  /** Name of the product; answers when the gateway lives. */
  product: Scalars['String']['output'];
  /** Games played last. */
  recentGames?: Maybe<Array<Game>>;
  /** Registration fields with their rules. */
  registrationFields: OperatorRegistrationFieldPage;
  /** Registration fields and their rules. */
  registrationSetting: RegistrationSetting;
  /** Other members from the same address or with the same browser. */
  sharedOrigins: Array<SharedOrigin>;
  /** The brand of the host name. */
  site: Site;
  /** Every movement of the main wallet, newest first. */
  statement: StatementConnection;
  /** Whether the site is open for the visitor. */
  systemStatus: SystemStatus;
  /** Tags of the brand in view. */
  tags: Array<Tag>;
  /** Last trial balance of the ledger. */
  trialBalance?: Maybe<TrialBalance>;
  /** Earlier trial balances, the newest first, at most 100. */
  trialBalances: Array<TrialBalanceRun>;
  /** Vendors of each category, in the order of the lobby. */
  vendorLanes?: Maybe<Array<VendorLane>>;
  /** Whitelabel modules of the brand in view. */
  whitelabelModules: OperatorModulePage;
  /** Winner board. */
  winners?: Maybe<Array<Winner>>;
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
export type QueryDepositArgs = {
  id: Scalars['ID']['input'];
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
export type QueryGameArgs = {
  nodeId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGamesArgs = {
  filter: GameFilter;
  page?: InputMaybe<PageInput>;
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
export type QueryOperatorMemberArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOperatorMembersArgs = {
  filter?: InputMaybe<OperatorMemberFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryRegistrationFieldsArgs = {
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
export type QueryWhitelabelModulesArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryWinnersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
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
  /** Birthday, yyyy-MM-dd. */
  birthday?: InputMaybe<Scalars['String']['input']>;
  /** What the person read. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
  /** Password again. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode?: InputMaybe<Scalars['String']['input']>;
  /** E-mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Facebook. */
  facebook?: InputMaybe<Scalars['String']['input']>;
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

/** A download or guide. */
export type Resource = {
  __typename?: 'Resource';
  /** Key of the resource. */
  labelNameEn: Scalars['String']['output'];
  /** Address. */
  url: Scalars['String']['output'];
};

/** Roles of callers. */
export type Role =
  /** A signed-in member with a real account. */
  | 'ACCOUNT_HOLDER'
  /** A signed-in member, trial players included. */
  | 'MEMBER'
  /** A signed-in operator. */
  | 'OPERATOR';

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
  /** Dialling code. */
  countryDialingCode: Scalars['String']['input'];
  /** Mobile number. */
  mobileNo: Scalars['String']['input'];
};

/** Input of sendSignInCode. */
export type SendSignInCodeInput = {
  /** What the person read. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
  /** Dialling code. */
  countryDialingCode: Scalars['String']['input'];
  /** Mobile number. */
  mobileNum: Scalars['String']['input'];
  /** What for. */
  purpose: CodePurpose;
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

/** Input of setMemberStatus. */
export type SetMemberStatusInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** What the account becomes. */
  status: MemberStatus;
};

/** Input of setMemberTags. */
export type SetMemberTagsInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** Tags from now on. */
  tagIds: Array<Scalars['ID']['input']>;
};

/** Input of setPasswordByPhone. */
export type SetPasswordByPhoneInput = {
  /** Dialling code. */
  countryDialingCode: Scalars['String']['input'];
  /** Mobile number. */
  mobileNum: Scalars['String']['input'];
  /** New password. */
  newPassword: Scalars['String']['input'];
  /** SMS code. */
  verificationCode: Scalars['String']['input'];
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

/** Result of setPaymentPassword. */
export type SetPaymentPasswordPayload = {
  __typename?: 'SetPaymentPasswordPayload';
  /** Whether it was set. */
  done: Scalars['Boolean']['output'];
  /** Expected failures. */
  userErrors: Array<UserError>;
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

/** Input of signIn. */
export type SignInInput = {
  /** What the person read. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
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
  /** Bearer token. */
  token?: Maybe<Scalars['String']['output']>;
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Side of the house a person signs in to. */
export type SignInSide =
  /** Agent centre. */
  | 'AGENT'
  /** Players' portal. */
  | 'MEMBER';

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

/** A white-label brand as its visitors see it. */
export type Site = {
  __typename?: 'Site';
  /** Whether sign-in, registration and SMS ask for a captcha. */
  captchaProvider: CaptchaProvider;
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
  /** Brand, modules, registration fields. */
  | 'SETTINGS'
  /** System status or maintenance. */
  | 'STATUS';

/** Input of startFreePlay. */
export type StartFreePlayInput = {
  /** Operating system as the browser tells. */
  os: Scalars['String']['input'];
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

/** Everything that arrives by itself. */
export type Subscription = {
  __typename?: 'Subscription';
  /** The balance of the signed-in member after each movement. */
  balanceChanged: Wallet;
  /** Something of the brand changed: notices, banners, status, modules. Read the named topic again. */
  siteChanged: SiteTopic;
};

/** Status of the site for the visitor. */
export type SystemStatus = {
  __typename?: 'SystemStatus';
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

/** A design token and its value. */
export type ThemeToken = {
  __typename?: 'ThemeToken';
  /** Name of the token without leading dashes. */
  name: Scalars['String']['output'];
  /** CSS value. */
  value: Scalars['String']['output'];
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

/** Input of updateAdjustmentLimit. */
export type UpdateAdjustmentLimitInput = {
  /** Amount; zero: always two pairs of eyes. */
  amount: Scalars['Money']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of updateMerchant; what is left out stays. */
export type UpdateMerchantInput = {
  /** Countries that see the region-blocked page. */
  blockedCountries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id. */
  id: Scalars['ID']['input'];
  /** What visitors read during maintenance. */
  maintenanceMessages?: InputMaybe<Array<MaintenanceMessageInput>>;
  /** When the maintenance is over. */
  maintenanceUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
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

/** A category and its vendors. */
export type VendorLane = {
  __typename?: 'VendorLane';
  /** Vendors. */
  cards: Array<VendorCard>;
  /** Category. */
  gameCategory: GameType;
};

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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddMemberNoteInput: AddMemberNoteInput;
  Adjustment: ResolverTypeWrapper<Adjustment>;
  AdjustmentFilter: AdjustmentFilter;
  AdjustmentKind: AdjustmentKind;
  AdjustmentLimitPayload: ResolverTypeWrapper<AdjustmentLimitPayload>;
  AdjustmentPage: ResolverTypeWrapper<AdjustmentPage>;
  AdjustmentPayload: ResolverTypeWrapper<AdjustmentPayload>;
  AdjustmentState: AdjustmentState;
  Announcement: ResolverTypeWrapper<Announcement>;
  AnnouncementExecution: AnnouncementExecution;
  AnnouncementInput: AnnouncementInput;
  AnnouncementPage: ResolverTypeWrapper<AnnouncementPage>;
  AnnouncementType: AnnouncementType;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditEntryPage: ResolverTypeWrapper<AuditEntryPage>;
  AuditFilter: AuditFilter;
  Availability: Availability;
  Banner: ResolverTypeWrapper<Banner>;
  BannerGroup: BannerGroup;
  BannerInput: BannerInput;
  BannerPicture: ResolverTypeWrapper<BannerPicture>;
  BannerPictureInput: BannerPictureInput;
  Bet: ResolverTypeWrapper<Bet>;
  BetDetail: ResolverTypeWrapper<BetDetail>;
  BetFilter: BetFilter;
  BetPage: ResolverTypeWrapper<BetPage>;
  BetState: BetState;
  BetTotals: ResolverTypeWrapper<BetTotals>;
  BetTransaction: ResolverTypeWrapper<BetTransaction>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CacheControlScope: CacheControlScope;
  Captcha: ResolverTypeWrapper<Captcha>;
  CaptchaProvider: CaptchaProvider;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  CheckAffiliateInput: CheckAffiliateInput;
  CheckAffiliatePayload: ResolverTypeWrapper<CheckAffiliatePayload>;
  CodePurpose: CodePurpose;
  Consolidated: ResolverTypeWrapper<Consolidated>;
  CorrectMemberInput: CorrectMemberInput;
  Country: ResolverTypeWrapper<Country>;
  CreateDepositInput: CreateDepositInput;
  CreateDepositPayload: ResolverTypeWrapper<CreateDepositPayload>;
  CreateOperatorAccountInput: CreateOperatorAccountInput;
  CreateTagInput: CreateTagInput;
  CursorInfo: ResolverTypeWrapper<CursorInfo>;
  CustomerService: ResolverTypeWrapper<CustomerService>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideAdjustmentInput: DecideAdjustmentInput;
  DeleteTagInput: DeleteTagInput;
  Deposit: ResolverTypeWrapper<Deposit>;
  DepositPage: ResolverTypeWrapper<DepositPage>;
  DepositState: DepositState;
  DepositStep: ResolverTypeWrapper<DepositStep>;
  DeskFigures: ResolverTypeWrapper<DeskFigures>;
  Device: Device;
  EndMemberSessionsInput: EndMemberSessionsInput;
  EndMemberSessionsPayload: ResolverTypeWrapper<EndMemberSessionsPayload>;
  Game: ResolverTypeWrapper<GameSource>;
  GameFilter: GameFilter;
  GamePage: ResolverTypeWrapper<Omit<GamePage, 'items'> & { items: Array<ResolversTypes['Game']> }>;
  GameType: GameType;
  HelpArticle: ResolverTypeWrapper<HelpArticle>;
  HouseAccount: ResolverTypeWrapper<HouseAccount>;
  HouseAccounts: ResolverTypeWrapper<HouseAccounts>;
  HouseAccountsPayload: ResolverTypeWrapper<HouseAccountsPayload>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LaunchGameInput: LaunchGameInput;
  LaunchGamePayload: ResolverTypeWrapper<Omit<LaunchGamePayload, 'game'> & { game?: Maybe<ResolversTypes['Game']> }>;
  LedgerEntry: ResolverTypeWrapper<LedgerEntry>;
  LedgerTransfer: ResolverTypeWrapper<LedgerTransfer>;
  LedgerTransferDetail: ResolverTypeWrapper<LedgerTransferDetail>;
  LedgerTransferFilter: LedgerTransferFilter;
  LedgerTransferList: ResolverTypeWrapper<LedgerTransferList>;
  LinkageType: LinkageType;
  Locale: ResolverTypeWrapper<Scalars['Locale']['output']>;
  MailPasswordInput: MailPasswordInput;
  MailPasswordPayload: ResolverTypeWrapper<MailPasswordPayload>;
  MaintenanceMessage: ResolverTypeWrapper<MaintenanceMessage>;
  MaintenanceMessageInput: MaintenanceMessageInput;
  Member: ResolverTypeWrapper<MemberSource>;
  MemberActionInput: MemberActionInput;
  MemberBetFilter: MemberBetFilter;
  MemberBetPage: ResolverTypeWrapper<MemberBetPage>;
  MemberNote: ResolverTypeWrapper<MemberNote>;
  MemberNotePayload: ResolverTypeWrapper<MemberNotePayload>;
  MemberProfile: ResolverTypeWrapper<MemberProfile>;
  MemberProfilePayload: ResolverTypeWrapper<MemberProfilePayload>;
  MemberReference: ResolverTypeWrapper<MemberReference>;
  MemberSession: ResolverTypeWrapper<MemberSession>;
  MemberStatement: ResolverTypeWrapper<MemberStatement>;
  MemberStatementEntry: ResolverTypeWrapper<MemberStatementEntry>;
  MemberStatementFilter: MemberStatementFilter;
  MemberStatus: MemberStatus;
  MemberTagsPayload: ResolverTypeWrapper<MemberTagsPayload>;
  MemberWallet: ResolverTypeWrapper<MemberWallet>;
  Merchant: ResolverTypeWrapper<Merchant>;
  MerchantPage: ResolverTypeWrapper<MerchantPage>;
  MerchantPayload: ResolverTypeWrapper<MerchantPayload>;
  MerchantReference: ResolverTypeWrapper<MerchantReference>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  OperatorMember: ResolverTypeWrapper<OperatorMember>;
  OperatorMemberFilter: OperatorMemberFilter;
  OperatorMemberPage: ResolverTypeWrapper<OperatorMemberPage>;
  OperatorModule: ResolverTypeWrapper<OperatorModule>;
  OperatorModulePage: ResolverTypeWrapper<OperatorModulePage>;
  OperatorModulePayload: ResolverTypeWrapper<OperatorModulePayload>;
  OperatorPasswordPayload: ResolverTypeWrapper<OperatorPasswordPayload>;
  OperatorRegistrationField: ResolverTypeWrapper<OperatorRegistrationField>;
  OperatorRegistrationFieldPage: ResolverTypeWrapper<OperatorRegistrationFieldPage>;
  OperatorRegistrationFieldPayload: ResolverTypeWrapper<OperatorRegistrationFieldPayload>;
  OperatorRole: OperatorRole;
  OperatorSignInInput: OperatorSignInInput;
  OperatorSignInPayload: ResolverTypeWrapper<OperatorSignInPayload>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageInput: PageInput;
  PaymentChannel: ResolverTypeWrapper<PaymentChannel>;
  PinMemberNoteInput: PinMemberNoteInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegistrationField: ResolverTypeWrapper<RegistrationField>;
  RegistrationInput: RegistrationInput;
  RegistrationSetting: ResolverTypeWrapper<RegistrationSettingSource>;
  RequestAdjustmentInput: RequestAdjustmentInput;
  RequestReversalInput: RequestReversalInput;
  RequestedAdjustmentKind: RequestedAdjustmentKind;
  ResetMemberPasswordPayload: ResolverTypeWrapper<ResetMemberPasswordPayload>;
  ResetOperatorPasswordInput: ResetOperatorPasswordInput;
  Resource: ResolverTypeWrapper<Resource>;
  Role: Role;
  SendCodePayload: ResolverTypeWrapper<SendCodePayload>;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: ResolverTypeWrapper<SendFeedbackPayload>;
  SendRegistrationCodeInput: SendRegistrationCodeInput;
  SendSignInCodeInput: SendSignInCodeInput;
  SetFavouriteInput: SetFavouriteInput;
  SetFavouritePayload: ResolverTypeWrapper<Omit<SetFavouritePayload, 'game'> & { game?: Maybe<ResolversTypes['Game']> }>;
  SetLanguageInput: SetLanguageInput;
  SetLanguagePayload: ResolverTypeWrapper<SetLanguagePayload>;
  SetMemberStatusInput: SetMemberStatusInput;
  SetMemberTagsInput: SetMemberTagsInput;
  SetPasswordByPhoneInput: SetPasswordByPhoneInput;
  SetPaymentPasswordInput: SetPaymentPasswordInput;
  SetPaymentPasswordPayload: ResolverTypeWrapper<SetPaymentPasswordPayload>;
  SharedOrigin: ResolverTypeWrapper<SharedOrigin>;
  SharedOriginKind: SharedOriginKind;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  SignInSide: SignInSide;
  SignInType: SignInType;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  Site: ResolverTypeWrapper<SiteSource>;
  SiteMode: SiteMode;
  SiteTopic: SiteTopic;
  StartFreePlayInput: StartFreePlayInput;
  StatementConnection: ResolverTypeWrapper<StatementConnection>;
  StatementEdge: ResolverTypeWrapper<StatementEdge>;
  StatementEntry: ResolverTypeWrapper<StatementEntry>;
  StatementKind: StatementKind;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SystemStatus: ResolverTypeWrapper<SystemStatus>;
  Tag: ResolverTypeWrapper<Tag>;
  TagColour: TagColour;
  TagPayload: ResolverTypeWrapper<TagPayload>;
  ThemeToken: ResolverTypeWrapper<ThemeToken>;
  Translation: ResolverTypeWrapper<Translation>;
  TranslationInput: TranslationInput;
  TrialBalance: ResolverTypeWrapper<TrialBalance>;
  TrialBalanceMismatch: ResolverTypeWrapper<TrialBalanceMismatch>;
  TrialBalancePayload: ResolverTypeWrapper<TrialBalancePayload>;
  TrialBalanceRun: ResolverTypeWrapper<TrialBalanceRun>;
  UpdateAdjustmentLimitInput: UpdateAdjustmentLimitInput;
  UpdateMerchantInput: UpdateMerchantInput;
  UpdateOperatorAccountInput: UpdateOperatorAccountInput;
  UpdateRegistrationFieldInput: UpdateRegistrationFieldInput;
  UpdateWhitelabelModuleInput: UpdateWhitelabelModuleInput;
  UserError: ResolverTypeWrapper<UserError>;
  VendorCard: ResolverTypeWrapper<VendorCard>;
  VendorLane: ResolverTypeWrapper<VendorLane>;
  Wallet: ResolverTypeWrapper<WalletSource>;
  WhitelabelModule: WhitelabelModule;
  Winner: ResolverTypeWrapper<Omit<Winner, 'game'> & { game: ResolversTypes['Game'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddMemberNoteInput: AddMemberNoteInput;
  Adjustment: Adjustment;
  AdjustmentFilter: AdjustmentFilter;
  AdjustmentLimitPayload: AdjustmentLimitPayload;
  AdjustmentPage: AdjustmentPage;
  AdjustmentPayload: AdjustmentPayload;
  Announcement: Announcement;
  AnnouncementInput: AnnouncementInput;
  AnnouncementPage: AnnouncementPage;
  AuditEntry: AuditEntry;
  AuditEntryPage: AuditEntryPage;
  AuditFilter: AuditFilter;
  Banner: Banner;
  BannerInput: BannerInput;
  BannerPicture: BannerPicture;
  BannerPictureInput: BannerPictureInput;
  Bet: Bet;
  BetDetail: BetDetail;
  BetFilter: BetFilter;
  BetPage: BetPage;
  BetTotals: BetTotals;
  BetTransaction: BetTransaction;
  Boolean: Scalars['Boolean']['output'];
  Captcha: Captcha;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  CheckAffiliateInput: CheckAffiliateInput;
  CheckAffiliatePayload: CheckAffiliatePayload;
  Consolidated: Consolidated;
  CorrectMemberInput: CorrectMemberInput;
  Country: Country;
  CreateDepositInput: CreateDepositInput;
  CreateDepositPayload: CreateDepositPayload;
  CreateOperatorAccountInput: CreateOperatorAccountInput;
  CreateTagInput: CreateTagInput;
  CursorInfo: CursorInfo;
  CustomerService: CustomerService;
  DateTime: Scalars['DateTime']['output'];
  DecideAdjustmentInput: DecideAdjustmentInput;
  DeleteTagInput: DeleteTagInput;
  Deposit: Deposit;
  DepositPage: DepositPage;
  DepositStep: DepositStep;
  DeskFigures: DeskFigures;
  EndMemberSessionsInput: EndMemberSessionsInput;
  EndMemberSessionsPayload: EndMemberSessionsPayload;
  Game: GameSource;
  GameFilter: GameFilter;
  GamePage: Omit<GamePage, 'items'> & { items: Array<ResolversParentTypes['Game']> };
  HelpArticle: HelpArticle;
  HouseAccount: HouseAccount;
  HouseAccounts: HouseAccounts;
  HouseAccountsPayload: HouseAccountsPayload;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  LaunchGameInput: LaunchGameInput;
  LaunchGamePayload: Omit<LaunchGamePayload, 'game'> & { game?: Maybe<ResolversParentTypes['Game']> };
  LedgerEntry: LedgerEntry;
  LedgerTransfer: LedgerTransfer;
  LedgerTransferDetail: LedgerTransferDetail;
  LedgerTransferFilter: LedgerTransferFilter;
  LedgerTransferList: LedgerTransferList;
  Locale: Scalars['Locale']['output'];
  MailPasswordInput: MailPasswordInput;
  MailPasswordPayload: MailPasswordPayload;
  MaintenanceMessage: MaintenanceMessage;
  MaintenanceMessageInput: MaintenanceMessageInput;
  Member: MemberSource;
  MemberActionInput: MemberActionInput;
  MemberBetFilter: MemberBetFilter;
  MemberBetPage: MemberBetPage;
  MemberNote: MemberNote;
  MemberNotePayload: MemberNotePayload;
  MemberProfile: MemberProfile;
  MemberProfilePayload: MemberProfilePayload;
  MemberReference: MemberReference;
  MemberSession: MemberSession;
  MemberStatement: MemberStatement;
  MemberStatementEntry: MemberStatementEntry;
  MemberStatementFilter: MemberStatementFilter;
  MemberTagsPayload: MemberTagsPayload;
  MemberWallet: MemberWallet;
  Merchant: Merchant;
  MerchantPage: MerchantPage;
  MerchantPayload: MerchantPayload;
  MerchantReference: MerchantReference;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
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
  OperatorMember: OperatorMember;
  OperatorMemberFilter: OperatorMemberFilter;
  OperatorMemberPage: OperatorMemberPage;
  OperatorModule: OperatorModule;
  OperatorModulePage: OperatorModulePage;
  OperatorModulePayload: OperatorModulePayload;
  OperatorPasswordPayload: OperatorPasswordPayload;
  OperatorRegistrationField: OperatorRegistrationField;
  OperatorRegistrationFieldPage: OperatorRegistrationFieldPage;
  OperatorRegistrationFieldPayload: OperatorRegistrationFieldPayload;
  OperatorSignInInput: OperatorSignInInput;
  OperatorSignInPayload: OperatorSignInPayload;
  PageInfo: PageInfo;
  PageInput: PageInput;
  PaymentChannel: PaymentChannel;
  PinMemberNoteInput: PinMemberNoteInput;
  Query: Record<PropertyKey, never>;
  RegistrationField: RegistrationField;
  RegistrationInput: RegistrationInput;
  RegistrationSetting: RegistrationSettingSource;
  RequestAdjustmentInput: RequestAdjustmentInput;
  RequestReversalInput: RequestReversalInput;
  ResetMemberPasswordPayload: ResetMemberPasswordPayload;
  ResetOperatorPasswordInput: ResetOperatorPasswordInput;
  Resource: Resource;
  SendCodePayload: SendCodePayload;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: SendFeedbackPayload;
  SendRegistrationCodeInput: SendRegistrationCodeInput;
  SendSignInCodeInput: SendSignInCodeInput;
  SetFavouriteInput: SetFavouriteInput;
  SetFavouritePayload: Omit<SetFavouritePayload, 'game'> & { game?: Maybe<ResolversParentTypes['Game']> };
  SetLanguageInput: SetLanguageInput;
  SetLanguagePayload: SetLanguagePayload;
  SetMemberStatusInput: SetMemberStatusInput;
  SetMemberTagsInput: SetMemberTagsInput;
  SetPasswordByPhoneInput: SetPasswordByPhoneInput;
  SetPaymentPasswordInput: SetPaymentPasswordInput;
  SetPaymentPasswordPayload: SetPaymentPasswordPayload;
  SharedOrigin: SharedOrigin;
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  SignOutPayload: SignOutPayload;
  Site: SiteSource;
  StartFreePlayInput: StartFreePlayInput;
  StatementConnection: StatementConnection;
  StatementEdge: StatementEdge;
  StatementEntry: StatementEntry;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SystemStatus: SystemStatus;
  Tag: Tag;
  TagPayload: TagPayload;
  ThemeToken: ThemeToken;
  Translation: Translation;
  TranslationInput: TranslationInput;
  TrialBalance: TrialBalance;
  TrialBalanceMismatch: TrialBalanceMismatch;
  TrialBalancePayload: TrialBalancePayload;
  TrialBalanceRun: TrialBalanceRun;
  UpdateAdjustmentLimitInput: UpdateAdjustmentLimitInput;
  UpdateMerchantInput: UpdateMerchantInput;
  UpdateOperatorAccountInput: UpdateOperatorAccountInput;
  UpdateRegistrationFieldInput: UpdateRegistrationFieldInput;
  UpdateWhitelabelModuleInput: UpdateWhitelabelModuleInput;
  UserError: UserError;
  VendorCard: VendorCard;
  VendorLane: VendorLane;
  Wallet: WalletSource;
  Winner: Omit<Winner, 'game'> & { game: ResolversParentTypes['Game'] };
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
  role: Role;
};

export type RequiresDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = RequiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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

export type CaptchaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CheckAffiliatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckAffiliatePayload'] = ResolversParentTypes['CheckAffiliatePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConsolidatedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Consolidated'] = ResolversParentTypes['Consolidated']> = {
  contracthoursalreq?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dailysalreqtype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  divtypereq?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realtimesalreqtype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryDialingCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateDepositPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateDepositPayload'] = ResolversParentTypes['CreateDepositPayload']> = {
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DepositResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankBin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrPayload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['DepositStep']>, ParentType, ContextType>;
  transferCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DepositPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositPage'] = ResolversParentTypes['DepositPage']> = {
  items?: Resolver<Array<ResolversTypes['Deposit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DepositStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositStep'] = ResolversParentTypes['DepositStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
};

export type DeskFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeskFigures'] = ResolversParentTypes['DeskFigures']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  adjustmentsWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grossRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type EndMemberSessionsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndMemberSessionsPayload'] = ResolversParentTypes['EndMemberSessionsPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameClassify?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LaunchGamePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LaunchGamePayload'] = ResolversParentTypes['LaunchGamePayload']> = {
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  gameSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export interface LocaleScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Locale'], any> {
  name: 'Locale';
}

export type MailPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailPasswordPayload'] = ResolversParentTypes['MailPasswordPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MaintenanceMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MaintenanceMessage'] = ResolversParentTypes['MaintenanceMessage']> = {
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  mobileNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payeeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referralCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  payeeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referralCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registerIp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  termsAcceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uplines?: Resolver<Array<ResolversTypes['MemberReference']>, ParentType, ContextType>;
};

export type MemberProfilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberProfilePayload'] = ResolversParentTypes['MemberProfilePayload']> = {
  member?: Resolver<Maybe<ResolversTypes['MemberProfile']>, ParentType, ContextType>;
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
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transferId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MemberTagsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberTagsPayload'] = ResolversParentTypes['MemberTagsPayload']> = {
  tags?: Resolver<Maybe<Array<ResolversTypes['Tag']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MemberWalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberWallet'] = ResolversParentTypes['MemberWallet']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MerchantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Merchant'] = ResolversParentTypes['Merchant']> = {
  blockedCountries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>;
  maintenanceMessages?: Resolver<Array<ResolversTypes['MaintenanceMessage']>, ParentType, ContextType>;
  maintenanceUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['SiteMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addMemberNote?: Resolver<ResolversTypes['MemberNotePayload'], ParentType, ContextType, RequireFields<MutationAddMemberNoteArgs, 'input'>>;
  approveAdjustment?: Resolver<ResolversTypes['AdjustmentPayload'], ParentType, ContextType, RequireFields<MutationApproveAdjustmentArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkAffiliate?: Resolver<ResolversTypes['CheckAffiliatePayload'], ParentType, ContextType, RequireFields<MutationCheckAffiliateArgs, 'input'>>;
  clearMemberFailures?: Resolver<ResolversTypes['MemberProfilePayload'], ParentType, ContextType, RequireFields<MutationClearMemberFailuresArgs, 'input'>>;
  correctMember?: Resolver<ResolversTypes['MemberProfilePayload'], ParentType, ContextType, RequireFields<MutationCorrectMemberArgs, 'input'>>;
  createAnnouncement?: Resolver<ResolversTypes['OperatorAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationCreateAnnouncementArgs, 'input'>>;
  createBanner?: Resolver<ResolversTypes['OperatorBannerPayload'], ParentType, ContextType, RequireFields<MutationCreateBannerArgs, 'input'>>;
  createDeposit?: Resolver<ResolversTypes['CreateDepositPayload'], ParentType, ContextType, RequireFields<MutationCreateDepositArgs, 'input'>>;
  createOperatorAccount?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationCreateOperatorAccountArgs, 'input'>>;
  createTag?: Resolver<ResolversTypes['TagPayload'], ParentType, ContextType, RequireFields<MutationCreateTagArgs, 'input'>>;
  deleteAnnouncement?: Resolver<ResolversTypes['OperatorAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationDeleteAnnouncementArgs, 'id'>>;
  deleteBanner?: Resolver<ResolversTypes['OperatorBannerPayload'], ParentType, ContextType, RequireFields<MutationDeleteBannerArgs, 'id'>>;
  deleteTag?: Resolver<ResolversTypes['TagPayload'], ParentType, ContextType, RequireFields<MutationDeleteTagArgs, 'input'>>;
  endMemberSessions?: Resolver<ResolversTypes['EndMemberSessionsPayload'], ParentType, ContextType, RequireFields<MutationEndMemberSessionsArgs, 'input'>>;
  launchDemo?: Resolver<ResolversTypes['LaunchGamePayload'], ParentType, ContextType, RequireFields<MutationLaunchDemoArgs, 'input'>>;
  launchGame?: Resolver<ResolversTypes['LaunchGamePayload'], ParentType, ContextType, RequireFields<MutationLaunchGameArgs, 'input'>>;
  mailPassword?: Resolver<ResolversTypes['MailPasswordPayload'], ParentType, ContextType, RequireFields<MutationMailPasswordArgs, 'input'>>;
  operatorSignIn?: Resolver<ResolversTypes['OperatorSignInPayload'], ParentType, ContextType, RequireFields<MutationOperatorSignInArgs, 'input'>>;
  operatorSignOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  pinMemberNote?: Resolver<ResolversTypes['MemberNotePayload'], ParentType, ContextType, RequireFields<MutationPinMemberNoteArgs, 'input'>>;
  register?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerMobile?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRegisterMobileArgs, 'input'>>;
  rejectAdjustment?: Resolver<ResolversTypes['AdjustmentPayload'], ParentType, ContextType, RequireFields<MutationRejectAdjustmentArgs, 'input'>>;
  requestAdjustment?: Resolver<ResolversTypes['AdjustmentPayload'], ParentType, ContextType, RequireFields<MutationRequestAdjustmentArgs, 'input'>>;
  requestReversal?: Resolver<ResolversTypes['AdjustmentPayload'], ParentType, ContextType, RequireFields<MutationRequestReversalArgs, 'input'>>;
  resetMemberPassword?: Resolver<ResolversTypes['ResetMemberPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetMemberPasswordArgs, 'input'>>;
  resetMemberPaymentPassword?: Resolver<ResolversTypes['MemberProfilePayload'], ParentType, ContextType, RequireFields<MutationResetMemberPaymentPasswordArgs, 'input'>>;
  resetOperatorPassword?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetOperatorPasswordArgs, 'input'>>;
  runTrialBalance?: Resolver<ResolversTypes['TrialBalancePayload'], ParentType, ContextType>;
  sendFeedback?: Resolver<ResolversTypes['SendFeedbackPayload'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  sendRegistrationCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType, RequireFields<MutationSendRegistrationCodeArgs, 'input'>>;
  sendSignInCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType, RequireFields<MutationSendSignInCodeArgs, 'input'>>;
  setFavourite?: Resolver<ResolversTypes['SetFavouritePayload'], ParentType, ContextType, RequireFields<MutationSetFavouriteArgs, 'input'>>;
  setLanguage?: Resolver<ResolversTypes['SetLanguagePayload'], ParentType, ContextType, RequireFields<MutationSetLanguageArgs, 'input'>>;
  setMemberStatus?: Resolver<ResolversTypes['MemberProfilePayload'], ParentType, ContextType, RequireFields<MutationSetMemberStatusArgs, 'input'>>;
  setMemberTags?: Resolver<ResolversTypes['MemberTagsPayload'], ParentType, ContextType, RequireFields<MutationSetMemberTagsArgs, 'input'>>;
  setPasswordByPhone?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSetPasswordByPhoneArgs, 'input'>>;
  setPaymentPassword?: Resolver<ResolversTypes['SetPaymentPasswordPayload'], ParentType, ContextType, RequireFields<MutationSetPaymentPasswordArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  startFreePlay?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationStartFreePlayArgs, 'input'>>;
  takeHouseAccounts?: Resolver<ResolversTypes['HouseAccountsPayload'], ParentType, ContextType>;
  updateAdjustmentLimit?: Resolver<ResolversTypes['AdjustmentLimitPayload'], ParentType, ContextType, RequireFields<MutationUpdateAdjustmentLimitArgs, 'input'>>;
  updateAnnouncement?: Resolver<ResolversTypes['OperatorAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationUpdateAnnouncementArgs, 'id' | 'input'>>;
  updateBanner?: Resolver<ResolversTypes['OperatorBannerPayload'], ParentType, ContextType, RequireFields<MutationUpdateBannerArgs, 'id' | 'input'>>;
  updateMerchant?: Resolver<ResolversTypes['MerchantPayload'], ParentType, ContextType, RequireFields<MutationUpdateMerchantArgs, 'input'>>;
  updateOperatorAccount?: Resolver<ResolversTypes['OperatorAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateOperatorAccountArgs, 'input'>>;
  updateRegistrationField?: Resolver<ResolversTypes['OperatorRegistrationFieldPayload'], ParentType, ContextType, RequireFields<MutationUpdateRegistrationFieldArgs, 'input'>>;
  updateWhitelabelModule?: Resolver<ResolversTypes['OperatorModulePayload'], ParentType, ContextType, RequireFields<MutationUpdateWhitelabelModuleArgs, 'input'>>;
  withdrawAdjustment?: Resolver<ResolversTypes['AdjustmentPayload'], ParentType, ContextType, RequireFields<MutationWithdrawAdjustmentArgs, 'input'>>;
};

export type OperatorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchants?: Resolver<Array<ResolversTypes['MerchantReference']>, ParentType, ContextType>;
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
  role?: Resolver<ResolversTypes['OperatorRole'], ParentType, ContextType>;
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

export type OperatorSignInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorSignInPayload'] = ResolversParentTypes['OperatorSignInPayload']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adjustment?: Resolver<Maybe<ResolversTypes['Adjustment']>, ParentType, ContextType, RequireFields<QueryAdjustmentArgs, 'id'>>;
  adjustmentLimit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  adjustments?: Resolver<ResolversTypes['AdjustmentPage'], ParentType, ContextType, Partial<QueryAdjustmentsArgs>>;
  announcements?: Resolver<Maybe<ResolversTypes['AnnouncementPage']>, ParentType, ContextType, Partial<QueryAnnouncementsArgs>>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryPage'], ParentType, ContextType, Partial<QueryAuditEntriesArgs>>;
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType, RequireFields<QueryAuditEntryArgs, 'id'>>;
  banners?: Resolver<Maybe<Array<ResolversTypes['Banner']>>, ParentType, ContextType, RequireFields<QueryBannersArgs, 'group'>>;
  bet?: Resolver<Maybe<ResolversTypes['BetDetail']>, ParentType, ContextType, RequireFields<QueryBetArgs, 'id'>>;
  bets?: Resolver<ResolversTypes['BetPage'], ParentType, ContextType, Partial<QueryBetsArgs>>;
  captcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType, RequireFields<QueryDepositArgs, 'id'>>;
  deposits?: Resolver<ResolversTypes['DepositPage'], ParentType, ContextType, Partial<QueryDepositsArgs>>;
  deskFigures?: Resolver<ResolversTypes['DeskFigures'], ParentType, ContextType, RequireFields<QueryDeskFiguresArgs, 'since'>>;
  favouriteGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<QueryGameArgs, 'nodeId'>>;
  games?: Resolver<Maybe<ResolversTypes['GamePage']>, ParentType, ContextType, RequireFields<QueryGamesArgs, 'filter'>>;
  helpArticles?: Resolver<Maybe<Array<ResolversTypes['HelpArticle']>>, ParentType, ContextType>;
  hotGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  houseAccounts?: Resolver<ResolversTypes['HouseAccounts'], ParentType, ContextType>;
  ledgerTransfer?: Resolver<Maybe<ResolversTypes['LedgerTransferDetail']>, ParentType, ContextType, RequireFields<QueryLedgerTransferArgs, 'id' | 'memberId'>>;
  ledgerTransfers?: Resolver<ResolversTypes['LedgerTransferList'], ParentType, ContextType, RequireFields<QueryLedgerTransfersArgs, 'first'>>;
  me?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberBet?: Resolver<Maybe<ResolversTypes['BetDetail']>, ParentType, ContextType, RequireFields<QueryMemberBetArgs, 'id' | 'memberId'>>;
  memberBets?: Resolver<ResolversTypes['MemberBetPage'], ParentType, ContextType, RequireFields<QueryMemberBetsArgs, 'memberId'>>;
  memberDeposits?: Resolver<ResolversTypes['DepositPage'], ParentType, ContextType, RequireFields<QueryMemberDepositsArgs, 'memberId'>>;
  memberNotes?: Resolver<Array<ResolversTypes['MemberNote']>, ParentType, ContextType, RequireFields<QueryMemberNotesArgs, 'memberId'>>;
  memberProfile?: Resolver<Maybe<ResolversTypes['MemberProfile']>, ParentType, ContextType, RequireFields<QueryMemberProfileArgs, 'id'>>;
  memberSessions?: Resolver<Array<ResolversTypes['MemberSession']>, ParentType, ContextType, RequireFields<QueryMemberSessionsArgs, 'memberId'>>;
  memberStatement?: Resolver<ResolversTypes['MemberStatement'], ParentType, ContextType, RequireFields<QueryMemberStatementArgs, 'first' | 'memberId'>>;
  memberWallets?: Resolver<Array<ResolversTypes['MemberWallet']>, ParentType, ContextType, RequireFields<QueryMemberWalletsArgs, 'memberId'>>;
  merchant?: Resolver<Maybe<ResolversTypes['Merchant']>, ParentType, ContextType, RequireFields<QueryMerchantArgs, 'id'>>;
  merchants?: Resolver<ResolversTypes['MerchantPage'], ParentType, ContextType, Partial<QueryMerchantsArgs>>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  operatorAccount?: Resolver<Maybe<ResolversTypes['OperatorAccount']>, ParentType, ContextType, RequireFields<QueryOperatorAccountArgs, 'id'>>;
  operatorAccounts?: Resolver<ResolversTypes['OperatorAccountPage'], ParentType, ContextType, Partial<QueryOperatorAccountsArgs>>;
  operatorAnnouncement?: Resolver<Maybe<ResolversTypes['OperatorAnnouncement']>, ParentType, ContextType, RequireFields<QueryOperatorAnnouncementArgs, 'id'>>;
  operatorAnnouncements?: Resolver<ResolversTypes['OperatorAnnouncementPage'], ParentType, ContextType, Partial<QueryOperatorAnnouncementsArgs>>;
  operatorBanner?: Resolver<Maybe<ResolversTypes['OperatorBanner']>, ParentType, ContextType, RequireFields<QueryOperatorBannerArgs, 'id'>>;
  operatorBanners?: Resolver<ResolversTypes['OperatorBannerPage'], ParentType, ContextType, Partial<QueryOperatorBannersArgs>>;
  operatorMember?: Resolver<Maybe<ResolversTypes['OperatorMember']>, ParentType, ContextType, RequireFields<QueryOperatorMemberArgs, 'id'>>;
  operatorMembers?: Resolver<ResolversTypes['OperatorMemberPage'], ParentType, ContextType, Partial<QueryOperatorMembersArgs>>;
  paymentChannels?: Resolver<Array<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recentGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  registrationFields?: Resolver<ResolversTypes['OperatorRegistrationFieldPage'], ParentType, ContextType, Partial<QueryRegistrationFieldsArgs>>;
  registrationSetting?: Resolver<ResolversTypes['RegistrationSetting'], ParentType, ContextType>;
  sharedOrigins?: Resolver<Array<ResolversTypes['SharedOrigin']>, ParentType, ContextType, RequireFields<QuerySharedOriginsArgs, 'memberId'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['StatementConnection'], ParentType, ContextType, RequireFields<QueryStatementArgs, 'first'>>;
  systemStatus?: Resolver<ResolversTypes['SystemStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  trialBalance?: Resolver<Maybe<ResolversTypes['TrialBalance']>, ParentType, ContextType>;
  trialBalances?: Resolver<Array<ResolversTypes['TrialBalanceRun']>, ParentType, ContextType>;
  vendorLanes?: Resolver<Maybe<Array<ResolversTypes['VendorLane']>>, ParentType, ContextType>;
  whitelabelModules?: Resolver<ResolversTypes['OperatorModulePage'], ParentType, ContextType, Partial<QueryWhitelabelModulesArgs>>;
  winners?: Resolver<Maybe<Array<ResolversTypes['Winner']>>, ParentType, ContextType, RequireFields<QueryWinnersArgs, 'limit'>>;
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

export type SendCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendCodePayload'] = ResolversParentTypes['SendCodePayload']> = {
  captchaRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiredMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendFeedbackPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendFeedbackPayload'] = ResolversParentTypes['SendFeedbackPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type SetPaymentPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetPaymentPasswordPayload'] = ResolversParentTypes['SetPaymentPasswordPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type SignInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  captchaRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstTimeLogin?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  mustChangePassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  passwordExpired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  captchaProvider?: Resolver<ResolversTypes['CaptchaProvider'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerService?: Resolver<Array<ResolversTypes['CustomerService']>, ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  gtagId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageCdns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>;
  licence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mainDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['SiteMode'], ParentType, ContextType>;
  modules?: Resolver<Array<ResolversTypes['WhitelabelModule']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referralEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['Resource']>, ParentType, ContextType>;
  theme?: Resolver<Array<ResolversTypes['ThemeToken']>, ParentType, ContextType>;
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

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  balanceChanged?: SubscriptionResolver<ResolversTypes['Wallet'], "balanceChanged", ParentType, ContextType>;
  siteChanged?: SubscriptionResolver<ResolversTypes['SiteTopic'], "siteChanged", ParentType, ContextType>;
};

export type SystemStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SystemStatus'] = ResolversParentTypes['SystemStatus']> = {
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

export type ThemeTokenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ThemeToken'] = ResolversParentTypes['ThemeToken']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type VendorLaneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorLane'] = ResolversParentTypes['VendorLane']> = {
  cards?: Resolver<Array<ResolversTypes['VendorCard']>, ParentType, ContextType>;
  gameCategory?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSingle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WinnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Winner'] = ResolversParentTypes['Winner']> = {
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  winAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Adjustment?: AdjustmentResolvers<ContextType>;
  AdjustmentLimitPayload?: AdjustmentLimitPayloadResolvers<ContextType>;
  AdjustmentPage?: AdjustmentPageResolvers<ContextType>;
  AdjustmentPayload?: AdjustmentPayloadResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementPage?: AnnouncementPageResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BannerPicture?: BannerPictureResolvers<ContextType>;
  Bet?: BetResolvers<ContextType>;
  BetDetail?: BetDetailResolvers<ContextType>;
  BetPage?: BetPageResolvers<ContextType>;
  BetTotals?: BetTotalsResolvers<ContextType>;
  BetTransaction?: BetTransactionResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CheckAffiliatePayload?: CheckAffiliatePayloadResolvers<ContextType>;
  Consolidated?: ConsolidatedResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreateDepositPayload?: CreateDepositPayloadResolvers<ContextType>;
  CursorInfo?: CursorInfoResolvers<ContextType>;
  CustomerService?: CustomerServiceResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Deposit?: DepositResolvers<ContextType>;
  DepositPage?: DepositPageResolvers<ContextType>;
  DepositStep?: DepositStepResolvers<ContextType>;
  DeskFigures?: DeskFiguresResolvers<ContextType>;
  EndMemberSessionsPayload?: EndMemberSessionsPayloadResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GamePage?: GamePageResolvers<ContextType>;
  HelpArticle?: HelpArticleResolvers<ContextType>;
  HouseAccount?: HouseAccountResolvers<ContextType>;
  HouseAccounts?: HouseAccountsResolvers<ContextType>;
  HouseAccountsPayload?: HouseAccountsPayloadResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LaunchGamePayload?: LaunchGamePayloadResolvers<ContextType>;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  LedgerTransfer?: LedgerTransferResolvers<ContextType>;
  LedgerTransferDetail?: LedgerTransferDetailResolvers<ContextType>;
  LedgerTransferList?: LedgerTransferListResolvers<ContextType>;
  Locale?: GraphQLScalarType;
  MailPasswordPayload?: MailPasswordPayloadResolvers<ContextType>;
  MaintenanceMessage?: MaintenanceMessageResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberBetPage?: MemberBetPageResolvers<ContextType>;
  MemberNote?: MemberNoteResolvers<ContextType>;
  MemberNotePayload?: MemberNotePayloadResolvers<ContextType>;
  MemberProfile?: MemberProfileResolvers<ContextType>;
  MemberProfilePayload?: MemberProfilePayloadResolvers<ContextType>;
  MemberReference?: MemberReferenceResolvers<ContextType>;
  MemberSession?: MemberSessionResolvers<ContextType>;
  MemberStatement?: MemberStatementResolvers<ContextType>;
  MemberStatementEntry?: MemberStatementEntryResolvers<ContextType>;
  MemberTagsPayload?: MemberTagsPayloadResolvers<ContextType>;
  MemberWallet?: MemberWalletResolvers<ContextType>;
  Merchant?: MerchantResolvers<ContextType>;
  MerchantPage?: MerchantPageResolvers<ContextType>;
  MerchantPayload?: MerchantPayloadResolvers<ContextType>;
  MerchantReference?: MerchantReferenceResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
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
  OperatorMember?: OperatorMemberResolvers<ContextType>;
  OperatorMemberPage?: OperatorMemberPageResolvers<ContextType>;
  OperatorModule?: OperatorModuleResolvers<ContextType>;
  OperatorModulePage?: OperatorModulePageResolvers<ContextType>;
  OperatorModulePayload?: OperatorModulePayloadResolvers<ContextType>;
  OperatorPasswordPayload?: OperatorPasswordPayloadResolvers<ContextType>;
  OperatorRegistrationField?: OperatorRegistrationFieldResolvers<ContextType>;
  OperatorRegistrationFieldPage?: OperatorRegistrationFieldPageResolvers<ContextType>;
  OperatorRegistrationFieldPayload?: OperatorRegistrationFieldPayloadResolvers<ContextType>;
  OperatorSignInPayload?: OperatorSignInPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegistrationField?: RegistrationFieldResolvers<ContextType>;
  RegistrationSetting?: RegistrationSettingResolvers<ContextType>;
  ResetMemberPasswordPayload?: ResetMemberPasswordPayloadResolvers<ContextType>;
  Resource?: ResourceResolvers<ContextType>;
  SendCodePayload?: SendCodePayloadResolvers<ContextType>;
  SendFeedbackPayload?: SendFeedbackPayloadResolvers<ContextType>;
  SetFavouritePayload?: SetFavouritePayloadResolvers<ContextType>;
  SetLanguagePayload?: SetLanguagePayloadResolvers<ContextType>;
  SetPaymentPasswordPayload?: SetPaymentPasswordPayloadResolvers<ContextType>;
  SharedOrigin?: SharedOriginResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  StatementConnection?: StatementConnectionResolvers<ContextType>;
  StatementEdge?: StatementEdgeResolvers<ContextType>;
  StatementEntry?: StatementEntryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SystemStatus?: SystemStatusResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagPayload?: TagPayloadResolvers<ContextType>;
  ThemeToken?: ThemeTokenResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  TrialBalance?: TrialBalanceResolvers<ContextType>;
  TrialBalanceMismatch?: TrialBalanceMismatchResolvers<ContextType>;
  TrialBalancePayload?: TrialBalancePayloadResolvers<ContextType>;
  TrialBalanceRun?: TrialBalanceRunResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VendorCard?: VendorCardResolvers<ContextType>;
  VendorLane?: VendorLaneResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  Winner?: WinnerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  requires?: RequiresDirectiveResolver<any, any, ContextType>;
};
