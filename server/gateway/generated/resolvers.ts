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

/** The way a message takes to a member. */
export type ContactChannel =
  /** E-mail. */
  | 'EMAIL'
  /** SMS. */
  | 'SMS';

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

/** What a game is played on. */
export type Device =
  /** Phone browser. */
  | 'MOBILE'
  /** Desktop browser. */
  | 'WEB';

/** Result of a change that gives nothing back. */
export type DonePayload = {
  __typename?: 'DonePayload';
  /** Whether it was done. */
  done: Scalars['Boolean']['output'];
  /** Expected failures. */
  userErrors: Array<UserError>;
};

/** Input of endSession. */
export type EndSessionInput = {
  /** Id of the place. */
  id: Scalars['ID']['input'];
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

/** Whether an account may be used. */
export type MemberStatus =
  /** Yes. */
  | 'ACTIVE'
  /** No. */
  | 'LOCKED';

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
  /** What a passkey must sign to sign in, to be a second step, or to unlock a session. */
  askPasskey: PasskeyOptionsPayload;
  /** What the browser is to be asked for a new passkey. */
  beginPasskey: PasskeyOptionsPayload;
  /** Makes the secret of an authenticator app; it counts once confirmTotp took its first code. */
  beginTotp: BeginTotpPayload;
  /** Changes the password of the signed-in member. */
  changePassword: ChangePasswordPayload;
  /** Checks an invitation code. */
  checkAffiliate: CheckAffiliatePayload;
  /** Turns the authenticator app on and tells the recovery codes, once. */
  confirmTotp: RecoveryCodesPayload;
  /** Creates an announcement or a notice. */
  createAnnouncement: OperatorAnnouncementPayload;
  /** Creates a banner. */
  createBanner: OperatorBannerPayload;
  /** Starts a deposit. */
  createDeposit: CreateDepositPayload;
  /** Deletes an announcement. */
  deleteAnnouncement: OperatorAnnouncementPayload;
  /** Deletes a banner. */
  deleteBanner: OperatorBannerPayload;
  /** Signs every other place out. */
  endOtherSessions: SignedInPlacesPayload;
  /** Signs one place out. */
  endSession: SignedInPlacesPayload;
  /** Keeps the passkey that the browser made. */
  finishPasskey: DonePayload;
  /** Finishes a sign-in with its second step. */
  finishSecondStep: SignInPayload;
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
  /** Unlocks a session that was idle, or that a remembered device opened. */
  reauthenticate: DonePayload;
  /** Registers by user name and signs in. */
  register: SignInPayload;
  /** Registers by mobile number and signs in. */
  registerMobile: SignInPayload;
  /** Removes a passkey. */
  removePasskey: DonePayload;
  /** Turns the authenticator app off. */
  removeTotp: DonePayload;
  /** Names a passkey. */
  renamePasskey: DonePayload;
  /** Ten new recovery codes in the place of the old ones. */
  replaceRecoveryCodes: RecoveryCodesPayload;
  /** Signs in again where this browser was to be remembered; without a token when it is not. */
  resumeSession: SignInPayload;
  /** Runs the trial balance now. */
  runTrialBalance: TrialBalancePayload;
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
  /** Binds or changes the e-mail address or telephone number; the old one is told. */
  setContact: DonePayload;
  /** Adds or removes a favourite. */
  setFavourite: SetFavouritePayload;
  /** Remembers the language of the caller. */
  setLanguage: SetLanguagePayload;
  /** Sets a new password with an SMS code and signs in. */
  setPasswordByPhone: SignInPayload;
  /** Sets or changes the payment password, proven by the old one or by the sign-in password. */
  setPaymentPassword: DonePayload;
  /** Signs in by user name and password, or by mobile number and SMS code. */
  signIn: SignInPayload;
  /** Signs in with a passkey, which also names the member. */
  signInByPasskey: SignInPayload;
  /** Ends the session. */
  signOut: SignOutPayload;
  /** Opens a trial account with play money. */
  startFreePlay: SignInPayload;
  /** Changes an announcement. */
  updateAnnouncement: OperatorAnnouncementPayload;
  /** Changes a banner. */
  updateBanner: OperatorBannerPayload;
  /** Changes name, status and maintenance of a brand. */
  updateMerchant: MerchantPayload;
  /** Changes the rules of a registration field. */
  updateRegistrationField: OperatorRegistrationFieldPayload;
  /** Switches a whitelabel module. */
  updateWhitelabelModule: OperatorModulePayload;
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
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be done. */
export type MutationCheckAffiliateArgs = {
  input: CheckAffiliateInput;
};


/** Everything that can be done. */
export type MutationConfirmTotpArgs = {
  input: CodeInput;
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
export type MutationDeleteAnnouncementArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. */
export type MutationDeleteBannerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be done. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
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
export type MutationReauthenticateArgs = {
  input: ReauthenticateInput;
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
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
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
export type MutationReplaceRecoveryCodesArgs = {
  input: CodeInput;
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
export type MutationSetContactArgs = {
  input: SetContactInput;
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
export type MutationSignInByPasskeyArgs = {
  input: SignInByPasskeyInput;
};


/** Everything that can be done. */
export type MutationStartFreePlayArgs = {
  input: StartFreePlayInput;
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
export type MutationUpdateRegistrationFieldArgs = {
  input: UpdateRegistrationFieldInput;
};


/** Everything that can be done. */
export type MutationUpdateWhitelabelModuleArgs = {
  input: UpdateWhitelabelModuleInput;
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
  /** When registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** Whether the account may be used. */
  status: MemberStatus;
  /** Account type. */
  type: Scalars['Int']['output'];
};

/** Which members. */
export type OperatorMemberFilter = {
  /** Part of the account, nickname, e-mail or number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status. */
  status?: InputMaybe<MemberStatus>;
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

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
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
  /** The signed-in member; null for a visitor. */
  me?: Maybe<Member>;
  /** One brand. */
  merchant?: Maybe<Merchant>;
  /** Brands the operator may see. */
  merchants: MerchantPage;
  /** The signed-in operator; null when nobody is. */
  operator?: Maybe<Operator>;
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
  /** What protects the account of the signed-in member. */
  security?: Maybe<Security>;
  /** Where the member is signed in, this place first. */
  signedInPlaces?: Maybe<Array<SignedInPlace>>;
  /** The brand of the host name. */
  site: Site;
  /** Every movement of the main wallet, newest first. */
  statement: StatementConnection;
  /** Whether the site is open for the visitor. */
  systemStatus: SystemStatus;
  /** Last trial balance of the ledger. */
  trialBalance?: Maybe<TrialBalance>;
  /** Vendors of each category, in the order of the lobby. */
  vendorLanes?: Maybe<Array<VendorLane>>;
  /** Whitelabel modules of the brand in view. */
  whitelabelModules: OperatorModulePage;
  /** Winner board. */
  winners?: Maybe<Array<Winner>>;
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
export type QueryGameArgs = {
  nodeId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGamesArgs = {
  filter: GameFilter;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryMerchantArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMerchantsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
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

/** Input of reauthenticate: one of the two. */
export type ReauthenticateInput = {
  /** Answer of a passkey. */
  passkey?: InputMaybe<Scalars['JSON']['input']>;
  /** Sign-in password. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Recovery codes, told once. */
export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** Ten codes. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
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

/** Input of removePasskey. */
export type RemovePasskeyInput = {
  /** Id. */
  id: Scalars['ID']['input'];
  /** Sign-in password. */
  password: Scalars['String']['input'];
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
  /** Since when an authenticator app is on; null when none is. */
  totpSince?: Maybe<Scalars['DateTime']['output']>;
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
  /** Dialling code. */
  countryDialingCode: Scalars['String']['input'];
  /** Mobile number. */
  mobileNum: Scalars['String']['input'];
  /** What for. */
  purpose: CodePurpose;
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

/** Input of signInByPasskey. */
export type SignInByPasskeyInput = {
  /** Answer of the passkey. */
  passkey: Scalars['JSON']['input'];
  /** Which side. */
  side?: InputMaybe<SignInSide>;
};

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
  /** Where the member is signed in, whenever a place was signed out. Fails with UNAUTHENTICATED when it was this one. */
  signedInPlacesChanged: Array<SignedInPlace>;
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
  /** What it is about. */
  subject: Scalars['String']['output'];
};

/** Result of running the trial balance. */
export type TrialBalancePayload = {
  __typename?: 'TrialBalancePayload';
  /** The result. */
  trialBalance?: Maybe<TrialBalance>;
  /** Expected failures. */
  userErrors: Array<UserError>;
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
  BeginTotpPayload: ResolverTypeWrapper<BeginTotpPayload>;
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
  CodeInput: CodeInput;
  CodePurpose: CodePurpose;
  CodeSentPayload: ResolverTypeWrapper<CodeSentPayload>;
  Consolidated: ResolverTypeWrapper<Consolidated>;
  ContactChannel: ContactChannel;
  Country: ResolverTypeWrapper<Country>;
  CreateDepositInput: CreateDepositInput;
  CreateDepositPayload: ResolverTypeWrapper<CreateDepositPayload>;
  CursorInfo: ResolverTypeWrapper<CursorInfo>;
  CustomerService: ResolverTypeWrapper<CustomerService>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deposit: ResolverTypeWrapper<Deposit>;
  DepositPage: ResolverTypeWrapper<DepositPage>;
  DepositState: DepositState;
  DepositStep: ResolverTypeWrapper<DepositStep>;
  Device: Device;
  DonePayload: ResolverTypeWrapper<DonePayload>;
  EndSessionInput: EndSessionInput;
  FinishPasskeyInput: FinishPasskeyInput;
  FinishSecondStepInput: FinishSecondStepInput;
  Game: ResolverTypeWrapper<GameSource>;
  GameFilter: GameFilter;
  GamePage: ResolverTypeWrapper<Omit<GamePage, 'items'> & { items: Array<ResolversTypes['Game']> }>;
  GameType: GameType;
  HelpArticle: ResolverTypeWrapper<HelpArticle>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LaunchGameInput: LaunchGameInput;
  LaunchGamePayload: ResolverTypeWrapper<Omit<LaunchGamePayload, 'game'> & { game?: Maybe<ResolversTypes['Game']> }>;
  LinkageType: LinkageType;
  Locale: ResolverTypeWrapper<Scalars['Locale']['output']>;
  MailPasswordInput: MailPasswordInput;
  MailPasswordPayload: ResolverTypeWrapper<MailPasswordPayload>;
  MaintenanceMessage: ResolverTypeWrapper<MaintenanceMessage>;
  MaintenanceMessageInput: MaintenanceMessageInput;
  Member: ResolverTypeWrapper<MemberSource>;
  MemberStatus: MemberStatus;
  Merchant: ResolverTypeWrapper<Merchant>;
  MerchantPage: ResolverTypeWrapper<MerchantPage>;
  MerchantPayload: ResolverTypeWrapper<MerchantPayload>;
  MerchantReference: ResolverTypeWrapper<MerchantReference>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Operator: ResolverTypeWrapper<Operator>;
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
  OperatorRegistrationField: ResolverTypeWrapper<OperatorRegistrationField>;
  OperatorRegistrationFieldPage: ResolverTypeWrapper<OperatorRegistrationFieldPage>;
  OperatorRegistrationFieldPayload: ResolverTypeWrapper<OperatorRegistrationFieldPayload>;
  OperatorRole: OperatorRole;
  OperatorSignInInput: OperatorSignInInput;
  OperatorSignInPayload: ResolverTypeWrapper<OperatorSignInPayload>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageInput: PageInput;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyOptionsPayload: ResolverTypeWrapper<PasskeyOptionsPayload>;
  PasswordInput: PasswordInput;
  PaymentChannel: ResolverTypeWrapper<PaymentChannel>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReauthenticateInput: ReauthenticateInput;
  RecoveryCodesPayload: ResolverTypeWrapper<RecoveryCodesPayload>;
  RegistrationField: ResolverTypeWrapper<RegistrationField>;
  RegistrationInput: RegistrationInput;
  RegistrationSetting: ResolverTypeWrapper<RegistrationSettingSource>;
  RemovePasskeyInput: RemovePasskeyInput;
  RemoveTotpInput: RemoveTotpInput;
  RenamePasskeyInput: RenamePasskeyInput;
  Resource: ResolverTypeWrapper<Resource>;
  Role: Role;
  SecondStep: ResolverTypeWrapper<SecondStep>;
  SecondStepMethod: SecondStepMethod;
  Security: ResolverTypeWrapper<Security>;
  SendCodePayload: ResolverTypeWrapper<SendCodePayload>;
  SendContactCodeInput: SendContactCodeInput;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: ResolverTypeWrapper<SendFeedbackPayload>;
  SendRegistrationCodeInput: SendRegistrationCodeInput;
  SendSecondStepCodeInput: SendSecondStepCodeInput;
  SendSignInCodeInput: SendSignInCodeInput;
  SetContactInput: SetContactInput;
  SetFavouriteInput: SetFavouriteInput;
  SetFavouritePayload: ResolverTypeWrapper<Omit<SetFavouritePayload, 'game'> & { game?: Maybe<ResolversTypes['Game']> }>;
  SetLanguageInput: SetLanguageInput;
  SetLanguagePayload: ResolverTypeWrapper<SetLanguagePayload>;
  SetPasswordByPhoneInput: SetPasswordByPhoneInput;
  SetPaymentPasswordInput: SetPaymentPasswordInput;
  SignInByPasskeyInput: SignInByPasskeyInput;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  SignInPlace: ResolverTypeWrapper<SignInPlace>;
  SignInSide: SignInSide;
  SignInType: SignInType;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SignedInPlace: ResolverTypeWrapper<SignedInPlace>;
  SignedInPlacesPayload: ResolverTypeWrapper<SignedInPlacesPayload>;
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
  ThemeToken: ResolverTypeWrapper<ThemeToken>;
  Translation: ResolverTypeWrapper<Translation>;
  TranslationInput: TranslationInput;
  TrialBalance: ResolverTypeWrapper<TrialBalance>;
  TrialBalanceMismatch: ResolverTypeWrapper<TrialBalanceMismatch>;
  TrialBalancePayload: ResolverTypeWrapper<TrialBalancePayload>;
  UpdateMerchantInput: UpdateMerchantInput;
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
  BeginTotpPayload: BeginTotpPayload;
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
  CodeInput: CodeInput;
  CodeSentPayload: CodeSentPayload;
  Consolidated: Consolidated;
  Country: Country;
  CreateDepositInput: CreateDepositInput;
  CreateDepositPayload: CreateDepositPayload;
  CursorInfo: CursorInfo;
  CustomerService: CustomerService;
  DateTime: Scalars['DateTime']['output'];
  Deposit: Deposit;
  DepositPage: DepositPage;
  DepositStep: DepositStep;
  DonePayload: DonePayload;
  EndSessionInput: EndSessionInput;
  FinishPasskeyInput: FinishPasskeyInput;
  FinishSecondStepInput: FinishSecondStepInput;
  Game: GameSource;
  GameFilter: GameFilter;
  GamePage: Omit<GamePage, 'items'> & { items: Array<ResolversParentTypes['Game']> };
  HelpArticle: HelpArticle;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  LaunchGameInput: LaunchGameInput;
  LaunchGamePayload: Omit<LaunchGamePayload, 'game'> & { game?: Maybe<ResolversParentTypes['Game']> };
  Locale: Scalars['Locale']['output'];
  MailPasswordInput: MailPasswordInput;
  MailPasswordPayload: MailPasswordPayload;
  MaintenanceMessage: MaintenanceMessage;
  MaintenanceMessageInput: MaintenanceMessageInput;
  Member: MemberSource;
  Merchant: Merchant;
  MerchantPage: MerchantPage;
  MerchantPayload: MerchantPayload;
  MerchantReference: MerchantReference;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  Operator: Operator;
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
  OperatorRegistrationField: OperatorRegistrationField;
  OperatorRegistrationFieldPage: OperatorRegistrationFieldPage;
  OperatorRegistrationFieldPayload: OperatorRegistrationFieldPayload;
  OperatorSignInInput: OperatorSignInInput;
  OperatorSignInPayload: OperatorSignInPayload;
  PageInfo: PageInfo;
  PageInput: PageInput;
  Passkey: Passkey;
  PasskeyOptionsPayload: PasskeyOptionsPayload;
  PasswordInput: PasswordInput;
  PaymentChannel: PaymentChannel;
  Query: Record<PropertyKey, never>;
  ReauthenticateInput: ReauthenticateInput;
  RecoveryCodesPayload: RecoveryCodesPayload;
  RegistrationField: RegistrationField;
  RegistrationInput: RegistrationInput;
  RegistrationSetting: RegistrationSettingSource;
  RemovePasskeyInput: RemovePasskeyInput;
  RemoveTotpInput: RemoveTotpInput;
  RenamePasskeyInput: RenamePasskeyInput;
  Resource: Resource;
  SecondStep: SecondStep;
  Security: Security;
  SendCodePayload: SendCodePayload;
  SendContactCodeInput: SendContactCodeInput;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: SendFeedbackPayload;
  SendRegistrationCodeInput: SendRegistrationCodeInput;
  SendSecondStepCodeInput: SendSecondStepCodeInput;
  SendSignInCodeInput: SendSignInCodeInput;
  SetContactInput: SetContactInput;
  SetFavouriteInput: SetFavouriteInput;
  SetFavouritePayload: Omit<SetFavouritePayload, 'game'> & { game?: Maybe<ResolversParentTypes['Game']> };
  SetLanguageInput: SetLanguageInput;
  SetLanguagePayload: SetLanguagePayload;
  SetPasswordByPhoneInput: SetPasswordByPhoneInput;
  SetPaymentPasswordInput: SetPaymentPasswordInput;
  SignInByPasskeyInput: SignInByPasskeyInput;
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  SignInPlace: SignInPlace;
  SignOutPayload: SignOutPayload;
  SignedInPlace: SignedInPlace;
  SignedInPlacesPayload: SignedInPlacesPayload;
  Site: SiteSource;
  StartFreePlayInput: StartFreePlayInput;
  StatementConnection: StatementConnection;
  StatementEdge: StatementEdge;
  StatementEntry: StatementEntry;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SystemStatus: SystemStatus;
  ThemeToken: ThemeToken;
  Translation: Translation;
  TranslationInput: TranslationInput;
  TrialBalance: TrialBalance;
  TrialBalanceMismatch: TrialBalanceMismatch;
  TrialBalancePayload: TrialBalancePayload;
  UpdateMerchantInput: UpdateMerchantInput;
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

export type CodeSentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CodeSentPayload'] = ResolversParentTypes['CodeSentPayload']> = {
  expiredMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type DonePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DonePayload'] = ResolversParentTypes['DonePayload']> = {
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

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LaunchGamePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LaunchGamePayload'] = ResolversParentTypes['LaunchGamePayload']> = {
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  gameSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  askPasskey?: Resolver<ResolversTypes['PasskeyOptionsPayload'], ParentType, ContextType>;
  beginPasskey?: Resolver<ResolversTypes['PasskeyOptionsPayload'], ParentType, ContextType, RequireFields<MutationBeginPasskeyArgs, 'input'>>;
  beginTotp?: Resolver<ResolversTypes['BeginTotpPayload'], ParentType, ContextType, RequireFields<MutationBeginTotpArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkAffiliate?: Resolver<ResolversTypes['CheckAffiliatePayload'], ParentType, ContextType, RequireFields<MutationCheckAffiliateArgs, 'input'>>;
  confirmTotp?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationConfirmTotpArgs, 'input'>>;
  createAnnouncement?: Resolver<ResolversTypes['OperatorAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationCreateAnnouncementArgs, 'input'>>;
  createBanner?: Resolver<ResolversTypes['OperatorBannerPayload'], ParentType, ContextType, RequireFields<MutationCreateBannerArgs, 'input'>>;
  createDeposit?: Resolver<ResolversTypes['CreateDepositPayload'], ParentType, ContextType, RequireFields<MutationCreateDepositArgs, 'input'>>;
  deleteAnnouncement?: Resolver<ResolversTypes['OperatorAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationDeleteAnnouncementArgs, 'id'>>;
  deleteBanner?: Resolver<ResolversTypes['OperatorBannerPayload'], ParentType, ContextType, RequireFields<MutationDeleteBannerArgs, 'id'>>;
  endOtherSessions?: Resolver<ResolversTypes['SignedInPlacesPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['SignedInPlacesPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  finishPasskey?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationFinishPasskeyArgs, 'input'>>;
  finishSecondStep?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationFinishSecondStepArgs, 'input'>>;
  launchDemo?: Resolver<ResolversTypes['LaunchGamePayload'], ParentType, ContextType, RequireFields<MutationLaunchDemoArgs, 'input'>>;
  launchGame?: Resolver<ResolversTypes['LaunchGamePayload'], ParentType, ContextType, RequireFields<MutationLaunchGameArgs, 'input'>>;
  mailPassword?: Resolver<ResolversTypes['MailPasswordPayload'], ParentType, ContextType, RequireFields<MutationMailPasswordArgs, 'input'>>;
  operatorSignIn?: Resolver<ResolversTypes['OperatorSignInPayload'], ParentType, ContextType, RequireFields<MutationOperatorSignInArgs, 'input'>>;
  operatorSignOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  reauthenticate?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationReauthenticateArgs, 'input'>>;
  register?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerMobile?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRegisterMobileArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  removeTotp?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRemoveTotpArgs, 'input'>>;
  renamePasskey?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'input'>>;
  replaceRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationReplaceRecoveryCodesArgs, 'input'>>;
  resumeSession?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType>;
  runTrialBalance?: Resolver<ResolversTypes['TrialBalancePayload'], ParentType, ContextType>;
  sendContactCode?: Resolver<ResolversTypes['CodeSentPayload'], ParentType, ContextType, RequireFields<MutationSendContactCodeArgs, 'input'>>;
  sendFeedback?: Resolver<ResolversTypes['SendFeedbackPayload'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  sendRegistrationCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType, RequireFields<MutationSendRegistrationCodeArgs, 'input'>>;
  sendSecondStepCode?: Resolver<ResolversTypes['CodeSentPayload'], ParentType, ContextType, RequireFields<MutationSendSecondStepCodeArgs, 'input'>>;
  sendSignInCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType, RequireFields<MutationSendSignInCodeArgs, 'input'>>;
  setContact?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationSetContactArgs, 'input'>>;
  setFavourite?: Resolver<ResolversTypes['SetFavouritePayload'], ParentType, ContextType, RequireFields<MutationSetFavouriteArgs, 'input'>>;
  setLanguage?: Resolver<ResolversTypes['SetLanguagePayload'], ParentType, ContextType, RequireFields<MutationSetLanguageArgs, 'input'>>;
  setPasswordByPhone?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSetPasswordByPhoneArgs, 'input'>>;
  setPaymentPassword?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationSetPaymentPasswordArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInByPasskey?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInByPasskeyArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  startFreePlay?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationStartFreePlayArgs, 'input'>>;
  updateAnnouncement?: Resolver<ResolversTypes['OperatorAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationUpdateAnnouncementArgs, 'id' | 'input'>>;
  updateBanner?: Resolver<ResolversTypes['OperatorBannerPayload'], ParentType, ContextType, RequireFields<MutationUpdateBannerArgs, 'id' | 'input'>>;
  updateMerchant?: Resolver<ResolversTypes['MerchantPayload'], ParentType, ContextType, RequireFields<MutationUpdateMerchantArgs, 'input'>>;
  updateRegistrationField?: Resolver<ResolversTypes['OperatorRegistrationFieldPayload'], ParentType, ContextType, RequireFields<MutationUpdateRegistrationFieldArgs, 'input'>>;
  updateWhitelabelModule?: Resolver<ResolversTypes['OperatorModulePayload'], ParentType, ContextType, RequireFields<MutationUpdateWhitelabelModuleArgs, 'input'>>;
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
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
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
  announcements?: Resolver<Maybe<ResolversTypes['AnnouncementPage']>, ParentType, ContextType, Partial<QueryAnnouncementsArgs>>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryPage'], ParentType, ContextType, Partial<QueryAuditEntriesArgs>>;
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType, RequireFields<QueryAuditEntryArgs, 'id'>>;
  banners?: Resolver<Maybe<Array<ResolversTypes['Banner']>>, ParentType, ContextType, RequireFields<QueryBannersArgs, 'group'>>;
  bet?: Resolver<Maybe<ResolversTypes['BetDetail']>, ParentType, ContextType, RequireFields<QueryBetArgs, 'id'>>;
  bets?: Resolver<ResolversTypes['BetPage'], ParentType, ContextType, Partial<QueryBetsArgs>>;
  captcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType, RequireFields<QueryDepositArgs, 'id'>>;
  deposits?: Resolver<ResolversTypes['DepositPage'], ParentType, ContextType, Partial<QueryDepositsArgs>>;
  favouriteGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<QueryGameArgs, 'nodeId'>>;
  games?: Resolver<Maybe<ResolversTypes['GamePage']>, ParentType, ContextType, RequireFields<QueryGamesArgs, 'filter'>>;
  helpArticles?: Resolver<Maybe<Array<ResolversTypes['HelpArticle']>>, ParentType, ContextType>;
  hotGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  merchant?: Resolver<Maybe<ResolversTypes['Merchant']>, ParentType, ContextType, RequireFields<QueryMerchantArgs, 'id'>>;
  merchants?: Resolver<ResolversTypes['MerchantPage'], ParentType, ContextType, Partial<QueryMerchantsArgs>>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
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
  security?: Resolver<Maybe<ResolversTypes['Security']>, ParentType, ContextType>;
  signedInPlaces?: Resolver<Maybe<Array<ResolversTypes['SignedInPlace']>>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['StatementConnection'], ParentType, ContextType, RequireFields<QueryStatementArgs, 'first'>>;
  systemStatus?: Resolver<ResolversTypes['SystemStatus'], ParentType, ContextType>;
  trialBalance?: Resolver<Maybe<ResolversTypes['TrialBalance']>, ParentType, ContextType>;
  vendorLanes?: Resolver<Maybe<Array<ResolversTypes['VendorLane']>>, ParentType, ContextType>;
  whitelabelModules?: Resolver<ResolversTypes['OperatorModulePage'], ParentType, ContextType, Partial<QueryWhitelabelModulesArgs>>;
  winners?: Resolver<Maybe<Array<ResolversTypes['Winner']>>, ParentType, ContextType, RequireFields<QueryWinnersArgs, 'limit'>>;
};

export type RecoveryCodesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
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

export type ResourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Resource'] = ResolversParentTypes['Resource']> = {
  labelNameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type SetFavouritePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetFavouritePayload'] = ResolversParentTypes['SetFavouritePayload']> = {
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetLanguagePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetLanguagePayload'] = ResolversParentTypes['SetLanguagePayload']> = {
  language?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  signedInPlacesChanged?: SubscriptionResolver<Array<ResolversTypes['SignedInPlace']>, "signedInPlacesChanged", ParentType, ContextType>;
  siteChanged?: SubscriptionResolver<ResolversTypes['SiteTopic'], "siteChanged", ParentType, ContextType>;
};

export type SystemStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SystemStatus'] = ResolversParentTypes['SystemStatus']> = {
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrialBalancePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrialBalancePayload'] = ResolversParentTypes['TrialBalancePayload']> = {
  trialBalance?: Resolver<Maybe<ResolversTypes['TrialBalance']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementPage?: AnnouncementPageResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BannerPicture?: BannerPictureResolvers<ContextType>;
  BeginTotpPayload?: BeginTotpPayloadResolvers<ContextType>;
  Bet?: BetResolvers<ContextType>;
  BetDetail?: BetDetailResolvers<ContextType>;
  BetPage?: BetPageResolvers<ContextType>;
  BetTotals?: BetTotalsResolvers<ContextType>;
  BetTransaction?: BetTransactionResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CheckAffiliatePayload?: CheckAffiliatePayloadResolvers<ContextType>;
  CodeSentPayload?: CodeSentPayloadResolvers<ContextType>;
  Consolidated?: ConsolidatedResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreateDepositPayload?: CreateDepositPayloadResolvers<ContextType>;
  CursorInfo?: CursorInfoResolvers<ContextType>;
  CustomerService?: CustomerServiceResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Deposit?: DepositResolvers<ContextType>;
  DepositPage?: DepositPageResolvers<ContextType>;
  DepositStep?: DepositStepResolvers<ContextType>;
  DonePayload?: DonePayloadResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GamePage?: GamePageResolvers<ContextType>;
  HelpArticle?: HelpArticleResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LaunchGamePayload?: LaunchGamePayloadResolvers<ContextType>;
  Locale?: GraphQLScalarType;
  MailPasswordPayload?: MailPasswordPayloadResolvers<ContextType>;
  MaintenanceMessage?: MaintenanceMessageResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  Merchant?: MerchantResolvers<ContextType>;
  MerchantPage?: MerchantPageResolvers<ContextType>;
  MerchantPayload?: MerchantPayloadResolvers<ContextType>;
  MerchantReference?: MerchantReferenceResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
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
  OperatorRegistrationField?: OperatorRegistrationFieldResolvers<ContextType>;
  OperatorRegistrationFieldPage?: OperatorRegistrationFieldPageResolvers<ContextType>;
  OperatorRegistrationFieldPayload?: OperatorRegistrationFieldPayloadResolvers<ContextType>;
  OperatorSignInPayload?: OperatorSignInPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptionsPayload?: PasskeyOptionsPayloadResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  RegistrationField?: RegistrationFieldResolvers<ContextType>;
  RegistrationSetting?: RegistrationSettingResolvers<ContextType>;
  Resource?: ResourceResolvers<ContextType>;
  SecondStep?: SecondStepResolvers<ContextType>;
  Security?: SecurityResolvers<ContextType>;
  SendCodePayload?: SendCodePayloadResolvers<ContextType>;
  SendFeedbackPayload?: SendFeedbackPayloadResolvers<ContextType>;
  SetFavouritePayload?: SetFavouritePayloadResolvers<ContextType>;
  SetLanguagePayload?: SetLanguagePayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignInPlace?: SignInPlaceResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignedInPlace?: SignedInPlaceResolvers<ContextType>;
  SignedInPlacesPayload?: SignedInPlacesPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  StatementConnection?: StatementConnectionResolvers<ContextType>;
  StatementEdge?: StatementEdgeResolvers<ContextType>;
  StatementEntry?: StatementEntryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SystemStatus?: SystemStatusResolvers<ContextType>;
  ThemeToken?: ThemeTokenResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  TrialBalance?: TrialBalanceResolvers<ContextType>;
  TrialBalanceMismatch?: TrialBalanceMismatchResolvers<ContextType>;
  TrialBalancePayload?: TrialBalancePayloadResolvers<ContextType>;
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
