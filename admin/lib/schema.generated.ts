export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  /** Id of the member's deposit that came short (`acceptableAmount` is not null). */
  id: Scalars['ID']['input'];
};

/** Input of addChatWord. */
export type AddChatWordInput = {
  /** The word, 2 to 40 characters. */
  word: Scalars['String']['input'];
};

/** Input of addMemberNote. */
export type AddMemberNoteInput = {
  /** What is to be remembered about the member, 1 to 4,000 characters. */
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
  /** The member's secret for money out; after five wrong tries within 30 minutes none is taken for 30 minutes. */
  paymentPassword: Scalars['String']['input'];
};

/** For whom a broadcast is: whoever meets all of it. */
export type AddresseesInput = {
  /** Only these accounts, 500 at most; empty is for all. */
  accounts: Array<Scalars['String']['input']>;
  /** Who they are. */
  audience: PromotionAudienceInput;
  /** What it is about. */
  kind: BroadcastKind;
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

/** In which order adjustments come. */
export type AdjustmentOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: AdjustmentOrderField;
};

/** By what adjustments can be ordered. */
export type AdjustmentOrderField =
  /** How much it moves. */
  | 'AMOUNT'
  /** When it was asked for. */
  | 'ASKED_AT'
  /** When it was decided. */
  | 'DECIDED_AT'
  /** Where it stands. */
  | 'STATE';

/** Life of an adjustment. */
export type AdjustmentState =
  /** Agreed to by a second operator, or within the limit for one pair of eyes; the money has moved. Final. */
  | 'APPROVED'
  /** Refused by another operator than the one who asked; no money moved. Final. */
  | 'REJECTED'
  /** Waits for another operator. */
  | 'REQUESTED'
  /** Taken back by whoever asked. */
  | 'WITHDRAWN';

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

/** Whose debts. */
export type AgentDebtFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
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

/** In which order agent reports come. */
export type AgentReportOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: AgentReportOrderField;
};

/** By what agent reports can be ordered. */
export type AgentReportOrderField =
  /** User name of the agent. */
  | 'ACCOUNT'
  /** What was given as bonuses. */
  | 'BONUSES'
  /** What agents were paid. */
  | 'COMMISSIONS'
  /** What came in. */
  | 'DEPOSITS'
  /** How many deposited for the first time. */
  | 'FIRST_DEPOSITS'
  /** What is left to the house after all of these. */
  | 'LEFT'
  /** What was given back of play. */
  | 'REBATES'
  /** How many registered below the agent. */
  | 'REGISTRATIONS'
  /** What was staked. */
  | 'STAKE'
  /** What of it counts for rewards. */
  | 'VALID_BET'
  /** What was paid out. */
  | 'WITHDRAWALS'
  /** What the house won of play. */
  | 'WON';

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
  /** Visitors, who are not signed in. */
  | 'B'
  /** Members at their first sign-in. */
  | 'F';

/** Which of the announcements. */
export type AnnouncementFilter = {
  /** Audiences wanted; all when empty. */
  executions?: InputMaybe<Array<AnnouncementExecution>>;
  /** Kinds wanted; all when empty. */
  types?: InputMaybe<Array<AnnouncementType>>;
};

/** Input of createAnnouncement and updateAnnouncement. */
export type AnnouncementInput = {
  /** Everybody whom `execution` means, or agents alone. */
  audience: AnnouncementAudience;
  /** Until when. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether it is for signed-in members (`A`), for visitors (`B`) or for members at their first sign-in (`F`). */
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

/** Kind of an announcement. */
export type AnnouncementType =
  /** Bulletin: a notice of the marquee. */
  | 'B'
  /** Hot: something that the brand wants to stand out; it is listed and opens no window. */
  | 'H'
  /** Platform message. */
  | 'PL'
  /** About a promotion of the brand; told in the same window as popups. */
  | 'PR'
  /** Popup: told in a window over the page. */
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

/** Input of answerProtectionPrompt. */
export type AnswerProtectionPromptInput = {
  /** Which prompt. */
  kind: ProtectionPrompt;
};

/** Input of answerSupportConversation. */
export type AnswerSupportInput = {
  /** Made for this message: sent again it is there once. */
  clientId: Scalars['ID']['input'];
  /** 1 to 1,000 characters. */
  content: Scalars['String']['input'];
  /** The conversation. */
  id: Scalars['ID']['input'];
};

/** Input of answerTicket. */
export type AnswerTicketInput = {
  /** 1 to 2000 characters. */
  content: Scalars['String']['input'];
  /** The ticket. */
  id: Scalars['ID']['input'];
  /** A UUID of the sender: what is sent again with it is not said twice. */
  key: Scalars['ID']['input'];
  /** Ids of at most three uploaded pictures of the member. */
  pictures?: InputMaybe<Array<Scalars['ID']['input']>>;
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
  /** It can be started now. */
  | 'OPEN';

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

/** Which way money moved. */
export type BankFlow =
  /** It came back of an order. */
  | 'BACK'
  /** It came in. */
  | 'IN'
  /** It went out by order. */
  | 'OUT';

/** Places for banners. */
export type BannerGroup =
  /** Forgot-password dialog. */
  | 'w_forget'
  /** Lobby: the carousel of the first page. */
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
  /**
   * Where a click leads, by `linkageType`: a path of the portal (`PAGE`), an https address (`EXTERNAL`) or the id of a game (`GAME`); null for
   * `NONE`.
   */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Picture of a banner in a language. */
export type BannerPictureInput = {
  /** Address of the picture: an upload (`/wps/files/…`) or drawn artwork (`/wps/artwork/banners/…`); no other is taken. */
  imageUrl: Scalars['String']['input'];
  /** Code of a language that the brand offers, such as `vi`, once each; one is the brand's default language. */
  language: Scalars['Locale']['input'];
  /** Alternative text. */
  title: Scalars['String']['input'];
};

/** Which bets. */
export type BetFilter = {
  /** From this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only bets in games of this category; of all categories where it is null. */
  gameType?: InputMaybe<GameType>;
  /** Part of the game's name; accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only bets in this state; in any state where it is null. */
  state?: InputMaybe<BetState>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Vendor code. */
  vassalage?: InputMaybe<Scalars['String']['input']>;
};

/** State of a bet. */
export type BetState =
  /** Not decided. */
  | 'OPEN'
  /** Its outcome is known and what it won is paid; the vendor may still put it right, or take it back (VOID). */
  | 'SETTLED'
  /** Taken back. */
  | 'VOID';

/** Whether a vendor is called. */
export type BreakerState =
  /** It answers. */
  | 'CLOSED'
  /** One call tries whether it is back. */
  | 'HALF_OPEN'
  /** It is left alone; its games are in maintenance. */
  | 'OPEN';

/** Input of what is done about a broadcast under way. */
export type BroadcastDeedInput = {
  /** Id of the broadcast: to pause it is `SENDING`, to resume `PAUSED`, to cancel neither `SENT` nor `CANCELLED`. */
  id: Scalars['ID']['input'];
  /** Why, 3 to 300 characters, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Which broadcasts. */
export type BroadcastFilter = {
  /** Only in this state. */
  state?: InputMaybe<BroadcastState>;
};

/** Input of createBroadcast. */
export type BroadcastInput = {
  /** For whom it is. */
  addressees: AddresseesInput;
  /** The page that it leads to. */
  page?: InputMaybe<BroadcastTarget>;
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** When it begins; without it, as soon as it is sent. */
  scheduledAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Words in each language of the brand. */
  words: Array<BroadcastWordsInput>;
};

/** What a broadcast is about. */
export type BroadcastKind =
  /** News of the house; it reaches whoever has an open account. */
  | 'HOUSE'
  /** An offer; it spares who is excluded, takes a break or is locked. */
  | 'PROMOTION';

/** State of a broadcast. */
export type BroadcastState =
  /** Over for good before all had it. */
  | 'CANCELLED'
  /** It is being written. */
  | 'DRAFT'
  /** It stands still until it is resumed or cancelled. */
  | 'PAUSED'
  /** It begins at its time. */
  | 'SCHEDULED'
  /** Members are written to, batch by batch. */
  | 'SENDING'
  /** All members it is for have it. */
  | 'SENT';

/** A page of the portal that a broadcast may lead to. */
export type BroadcastTarget =
  /** Where the member starts a deposit, at `/member/depositv2`. */
  | 'DEPOSIT'
  /** The help centre, at `/help`. */
  | 'HELP'
  /** Missions and leaderboards. */
  | 'MISSIONS'
  /** Where points buy goods and money, at `/pointMall`. */
  | 'POINT_MALL'
  /** The list of promotions, at `/promotions`. */
  | 'PROMOTIONS'
  /** Player protection. */
  | 'PROTECTION'
  /** Where the member claims rebates on play, at `/member/manualRebate`. */
  | 'REBATES'
  /** Inviting friends. */
  | 'REFERRAL'
  /** Where the member claims the rewards that wait, at `/member/rewardCenter`. */
  | 'REWARD_CENTRE'
  /** Passwords, second step and devices of the member, at `/member/securityCenter`. */
  | 'SECURITY'
  /** The movements of the member's money, at `/member/transactionHistory`. */
  | 'STATEMENT'
  /** VIP levels. */
  | 'VIP'
  /** Where the member asks for a withdrawal, at `/member/withdraw`. */
  | 'WITHDRAW';

/** What is written of a broadcast in a language; plain text. */
export type BroadcastWordsInput = {
  /** All of it, at most 2,000 characters. */
  content: Scalars['String']['input'];
  /** Code of the language that the words are in, such as `vi`; each language of the brand is needed, once. */
  language: Scalars['Locale']['input'];
  /** Title, at most 80 characters. */
  title: Scalars['String']['input'];
};

/** Why a bet did nothing for a bucket. */
export type BucketBetReason =
  /** The terms leave its category out. */
  | 'CATEGORY'
  /** An older bucket took it, or nothing was missing any more. */
  | 'ELSEWHERE'
  /** Its stake is above the greatest allowed. */
  | 'GREATEST_BET'
  /** Its odds are lower than the terms ask. */
  | 'LEAST_ODDS'
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

/** Input of cancelLotteryOrder. */
export type CancelLotteryOrderInput = {
  /** Id of an order of the member whose draw still takes bets. */
  id: Scalars['ID']['input'];
};

/** Input of cancelMemberBonus. */
export type CancelMemberBonusInput = {
  /** What the preview said that goes. */
  forfeited: Scalars['Money']['input'];
  /** Bucket of the bonus. */
  id: Scalars['ID']['input'];
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** Why, 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** Input of cancelWithdrawal. */
export type CancelWithdrawalInput = {
  /** Id of the withdrawal to take back, which must still be REQUESTED. */
  id: Scalars['ID']['input'];
};

/** Which canned answers. */
export type CannedAnswerFilter = {
  /** Only of this language. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** What a canned answer says. */
export type CannedAnswerInput = {
  /** 1 to 2000 characters. */
  content: Scalars['String']['input'];
  /** One of the brand's languages. */
  language: Scalars['String']['input'];
  /** What operators find it by, 1 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Who checks that a person is a person. */
export type CaptchaProvider =
  /** A proof of work that the browser finds by itself. */
  | 'ALTCHA'
  /** Our own picture. */
  | 'IMAGE'
  /** No check is made, and no answer is to be sent. */
  | 'NONE';

/** The captcha of each purpose. */
export type CaptchaProvidersInput = {
  /** Signing in. */
  login: CaptchaProvider;
  /** What is asked of somebody who registers. */
  register: CaptchaProvider;
  /** Codes by SMS. */
  sms: CaptchaProvider;
};

/** What a captcha protects. */
export type CaptchaPurpose =
  /** Signing in. */
  | 'LOGIN'
  /** Opening an account. */
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
export type ChanceWordsInput = {
  /** Code of a language that the brand offers, such as `vi`, once each; one is the brand's default language. */
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
  /** What is to hold from now on: 8 to 128 characters, neither common nor made of the member's own words. */
  newPassword: Scalars['String']['input'];
  /** Password in force. */
  oldPassword: Scalars['String']['input'];
};

/** Input of changeSubaccount. */
export type ChangeSubaccountInput = {
  /** What the agent calls him. */
  displayName: Scalars['String']['input'];
  /** Id of the subaccount that changes. */
  id: Scalars['ID']['input'];
  /** What he may do beside reading. */
  rights: Array<SubaccountRight>;
};

/** Name of a channel in a language. */
export type ChannelNameInput = {
  /** Code of the language that the name is in, such as `vi`. */
  language: Scalars['Locale']['input'];
  /** What members who read the site in that language see, 1 to 80 characters. */
  name: Scalars['String']['input'];
};

/** Which reported messages. */
export type ChatCaseFilter = {
  /** Only in this state. */
  state?: InputMaybe<ChatCaseState>;
};

/** How a reported message is decided. */
export type ChatCaseOutcome =
  /** It is left where it is. */
  | 'DISMISSED'
  /** It is removed. */
  | 'REMOVED';

/** How a reported message stands. */
export type ChatCaseState =
  /** It was left where it is. */
  | 'DISMISSED'
  /** Nobody decided yet. */
  | 'OPEN'
  /** It was removed. */
  | 'REMOVED';

/** What an entry of a room is. */
export type ChatEntryKind =
  /** A bet that its member shows. */
  | 'BET'
  /** An earlier message went. */
  | 'REMOVAL'
  /** Words of a member; they stand in `content`, until the message is removed. */
  | 'TEXT';

/** Which mutes. */
export type ChatMuteFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only those that hold. */
  inForce?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Why somebody may not write in a room. */
export type ChatRefusal =
  /** The room is for who has deposited so much. */
  | 'DEPOSITS'
  /** The room is for a VIP level. */
  | 'LEVEL'
  /** An operator lets him write nothing for a while. */
  | 'MUTED'
  /** He is not signed in. */
  | 'SIGN_IN'
  /** He plays for free. */
  | 'TRIAL';

/** Why a message is reported. */
export type ChatReportReason =
  /** It insults or threatens. */
  | 'ABUSE'
  /** It deceives or asks for money. */
  | 'FRAUD'
  /** Anything else. */
  | 'OTHER'
  /** It advertises or floods. */
  | 'SPAM';

/** A name of a chat room. */
export type ChatRoomNameInput = {
  /** Code of a language that the brand offers, such as `vi`; another one is refused. */
  language: Scalars['Locale']['input'];
  /** Name, at most 40 characters. */
  name: Scalars['String']['input'];
};

/** Which words. */
export type ChatWordFilter = {
  /** Part of the word. */
  word?: InputMaybe<Scalars['String']['input']>;
};

/** Input of checkAffiliate. */
export type CheckAffiliateInput = {
  /** Invitation code. */
  code: Scalars['String']['input'];
};

/** Input of claimChatCase. */
export type ClaimChatCaseInput = {
  /** The case. */
  id: Scalars['ID']['input'];
  /** Taken, or given back. */
  wanted: Scalars['Boolean']['input'];
};

/** Input of claimDeposit. */
export type ClaimDepositInput = {
  /** Id of the deposit that the member says to have paid, until 72 hours after its `expiresAt`. */
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

/** Input of claimMission. */
export type ClaimMissionInput = {
  /** Code of the mission. */
  code: Scalars['String']['input'];
  /** The first day of the window. */
  startsOn: Scalars['String']['input'];
};

/** Input of claimPromotion. */
export type ClaimPromotionInput = {
  /** At most 140 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Id of the promotion to take part in, as `Promotion.id` tells it; one that is given by a code is refused. */
  id: Scalars['ID']['input'];
  /** Files that the member uploaded, three at most. */
  images?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Input of claimRebates. */
export type ClaimRebatesInput = {
  /** Only of these categories; all where none are named. */
  categories?: InputMaybe<Array<GameType>>;
};

/** Input of claimReferral. */
export type ClaimReferralInput = {
  /** The friend. */
  id: Scalars['ID']['input'];
};

/** What makes a claim look like abuse. */
export type ClaimSignalKind =
  /** Address of another member who claimed it. */
  | 'ADDRESS'
  /** Bets on opposite outcomes of one draw within a week, the member's own or together with who shares something with him. */
  | 'BOTH_SIDES'
  /** Address and browser of another member who claimed the same promotion. */
  | 'DEVICE'
  /** Equal stakes at one table at the same time, of which one won what the other lost, again and again within a week. */
  | 'MIRRORED_STAKES'
  /** Payout account of another member who claimed it, be it removed. */
  | 'PAYOUT_ACCOUNT';

/** Input of claimSuspense. */
export type ClaimSuspenseInput = {
  /** Take it, or give it back. */
  claimed: Scalars['Boolean']['input'];
  /** Id of the transfer, about which nobody has decided and at which no other operator is. */
  id: Scalars['ID']['input'];
};

/** Input of claimVipBonus. */
export type ClaimVipBonusInput = {
  /** What it is for. */
  kind: VipBonusKind;
  /** The rank, the first day of the month, or the year of the birthday. */
  subject: Scalars['String']['input'];
};

/** Input of closeAccount. */
export type CloseAccountInput = {
  /** User name, typed as confirmation. */
  account: Scalars['String']['input'];
};

/** Input of closeTicketAsOperator. */
export type CloseTicketInput = {
  /** The last words, 1 to 2000 characters; who wrote it reads them. */
  content: Scalars['String']['input'];
  /** The ticket. */
  id: Scalars['ID']['input'];
  /** A UUID of the sender: what is sent again with it is not said twice. */
  key: Scalars['ID']['input'];
  /** How a complaint ends; of anything else it is not kept. */
  outcome?: InputMaybe<TicketOutcome>;
};

/** A proof by the authenticator app. */
export type CodeInput = {
  /** What the authenticator app shows now; a recovery code does not do. */
  code: Scalars['String']['input'];
};

/** What an SMS code is for. */
export type CodePurpose =
  /** Signing in. */
  | 'LOGIN'
  /** A new password. */
  | 'PASSWORD';

/** Input of confirmWithdrawal. */
export type ConfirmWithdrawalInput = {
  /** What happened. */
  answer: WithdrawalAnswer;
  /** Id of the withdrawal that is answered for, which must be RELEASED and confirmed by the bank. */
  id: Scalars['ID']['input'];
  /** Ids of one to three uploaded pictures; only when something is missing. */
  proofs?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What is missing; only when a part arrived. */
  restAmount?: InputMaybe<Scalars['Money']['input']>;
};

/** The way a message takes to a member. */
export type ContactChannel =
  /** A mail to an email address. */
  | 'EMAIL'
  /** A text message to a mobile number. */
  | 'SMS';

/** Input of updateContentNetworks. */
export type ContentNetworksInput = {
  /** Hosts at which games are launched. */
  games: Array<Scalars['String']['input']>;
  /** Hosts of pictures, such as `https://one.example`. */
  images: Array<Scalars['String']['input']>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
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
  /** Nowhere: every period counts for itself. */
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

/** A contract to be proposed to who comes. */
export type ContractOfferInput = {
  /** What it pays for. */
  kind: ContractKind;
  /** Share in 1/1 000 000: 10000 is 1 %. */
  rate: Scalars['Int']['input'];
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

/** Life of a contract. */
export type ContractState =
  /** In force. */
  | 'ACTIVE'
  /** Refused or taken back before it was signed. */
  | 'REJECTED'
  /** Proposed or asked for, never signed. */
  | 'REQUESTED'
  /** Over for good: agreed on, or ended by a contract above or a move to another line. */
  | 'TERMINATED'
  /** In force until the other side agrees that it ends. */
  | 'TERMINATION_REQUESTED';

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

/** Input of convertPoints. */
export type ConvertPointsInput = {
  /** What the member saw that they bring. */
  amount: Scalars['Money']['input'];
  /** The same key is carried out once. */
  idempotencyKey: Scalars['String']['input'];
  /** The member's secret for money and points that leave, not the one to sign in with. */
  paymentPassword: Scalars['String']['input'];
  /** How many, whole ones. */
  points: Scalars['Money']['input'];
};

/** Input of correctMember; what is left out stays. */
export type CorrectMemberInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** In which language the member gets mails and messages from now on, such as `vi`. */
  language?: InputMaybe<Scalars['Locale']['input']>;
  /** Name shown to others. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Name of the bank account's owner. */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of createChatRoom. */
export type CreateChatRoomInput = {
  /** As it stands in addresses: small letters, digits and hyphens. */
  code: Scalars['String']['input'];
  /** Whether members see it. */
  isEnabled: Scalars['Boolean']['input'];
  /** Shown to who reads the site in it; null: to everybody. */
  language?: InputMaybe<Scalars['Locale']['input']>;
  /** What deposits of writers come to; 0: nothing. */
  leastDeposits: Scalars['Money']['input'];
  /** VIP level of writers; 0: any. */
  leastRank: Scalars['Int']['input'];
  /** What the room is called: 1 to 30 names, in languages that the brand offers. */
  names: Array<ChatRoomNameInput>;
  /** Place in the order. */
  position: Scalars['Int']['input'];
  /** Why, 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Seconds between two messages of a writer; 0: none. */
  slowSeconds: Scalars['Int']['input'];
};

/** Input of createDeposit. */
export type CreateDepositInput = {
  /** What is to be paid in, from `minimum` to `maximum` of the channel and in its currency. */
  amount: Scalars['Money']['input'];
  /** Code of one of `paymentChannels`, such as `VIETQR_MB`. */
  channelId: Scalars['ID']['input'];
  /** Made by the client, once per wish: the same key answers with the same deposit. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Input of createHelpArticle. */
export type CreateHelpArticleInput = {
  /** What links lead to: small letters, digits and single hyphens. */
  anchor: Scalars['String']['input'];
  /** Place within its topic. */
  position: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Anchors of articles to read besides. */
  related: Array<Scalars['String']['input']>;
  /** The words in each language. */
  texts: Array<TranslationInput>;
  /** What it is about. */
  topic: HelpTopic;
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

/** Input of createOperatorAccount. */
export type CreateOperatorAccountInput = {
  /** What he will sign in with: 3 to 40 letters, digits, `.`, `_` and `-`; capitals become small letters. */
  account: Scalars['String']['input'];
  /** Addresses and ranges; none: from anywhere. */
  allowedAddresses: Array<Scalars['String']['input']>;
  /** Identities of the brands that he works for, 1 to 100 of the asker's own. */
  merchantIds: Array<Scalars['ID']['input']>;
  /** What the person is called, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** What he is allowed to do; nobody gives more than he has himself. */
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
  /** In which colour the console shows the tag. */
  colour: TagColour;
  /** What operators read on the tag, 1 to 40 characters; capitals and accents make no other name. */
  name: Scalars['String']['input'];
};

/** When people are there. */
export type CustomerServiceHoursInput = {
  /** Days of the week, 1 for Monday. */
  days: Array<Scalars['Int']['input']>;
  /** From which time, `08:00`. */
  from: Scalars['String']['input'];
  /** Until which time; where it is not later than `from`, of the next morning. */
  until: Scalars['String']['input'];
};

/** Input of createCustomerService and updateCustomerService. */
export type CustomerServiceInput = {
  /** Where it leads; of LIVECHAT always our own page. */
  address: Scalars['String']['input'];
  /** How it reaches them. */
  csType: CustomerServiceKind;
  /** Whether it is shown. */
  enabled: Scalars['Boolean']['input'];
  /** When people are there; none is day and night. */
  hours: Array<CustomerServiceHoursInput>;
  /** What it is called, by language. */
  labels: Array<CustomerServiceLabelInput>;
  /** Place in the list. */
  position: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** How people are reached. */
export type CustomerServiceKind =
  /** A mail address. */
  | 'EMAIL'
  /** A chat of another house. */
  | 'EXTERNAL_CHAT'
  /** A page on Facebook. */
  | 'FACEBOOK'
  /** The house's own chat, at `/support` of the portal. */
  | 'LIVECHAT'
  /** A link to the brand at Facebook's Messenger (`m.me`). */
  | 'MESSENGER'
  /** A telephone number. */
  | 'PHONE'
  /** A link to the brand at Telegram (`t.me`). */
  | 'TELEGRAM'
  /** A link to the brand at WhatsApp (`wa.me`). */
  | 'WHATSAPP'
  /** A channel on YouTube. */
  | 'YOUTUBE'
  /** A link to the brand at Zalo (`zalo.me`). */
  | 'ZALO';

/** What a way to reach people is called in a language. */
export type CustomerServiceLabelInput = {
  /** The words, 1 to 60 characters. */
  label: Scalars['String']['input'];
  /** Which language `label` is in. */
  language: Scalars['Locale']['input'];
};

/** How far a copy of the member's data is. */
export type DataExportState =
  /** It could not be made. It may be tried again by itself; another copy may be asked for. */
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

/** Input of decideChatCase. */
export type DecideChatCaseInput = {
  /** The case. */
  id: Scalars['ID']['input'];
  /** Whether the message goes (`REMOVED`) or stays (`DISMISSED`); a case is decided once. */
  outcome: ChatCaseOutcome;
  /** Why, 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** Input of decideDeposit. */
export type DecideDepositInput = {
  /** Whether the money came. To confirm is possible at the gateway `MANUAL` alone, and above the limit takes a second operator. */
  decision: DepositDecision;
  /** Id of a deposit in `REVIEW` that its member says to have paid, and of whose money none is in suspense. */
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

/** Input of pauseEnvelopeRain. */
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

/** Input of pauseRaffle. */
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

/** A decision about a settlement. */
export type DecideSettlementInput = {
  /** Id of the settlement. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of decideSuspense. */
export type DecideSuspenseInput = {
  /** What becomes of the money: `DEPOSIT` goes with `depositId`, `MEMBER` with `memberAccount`, `RETURN` with `reference`. */
  decision: SuspenseDecision;
  /** Deposit to credit. */
  depositId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the transfer, about which nobody has decided; while another operator is at it, only what he proposed may be confirmed. */
  id: Scalars['ID']['input'];
  /** Account of the member to credit. */
  memberAccount?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Reference of the payment back. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Input of deletePushSubscription. */
export type DeletePushSubscriptionInput = {
  /** Id of the browser. */
  id: Scalars['ID']['input'];
};

/** Input of deleteTag. */
export type DeleteTagInput = {
  /** Id of the tag. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** What an operator decides on a deposit. */
export type DepositDecision =
  /** The money is in the bank. */
  | 'CONFIRM'
  /** The money did not come. */
  | 'REFUSE';

/** Which of the deposits. */
export type DepositFilter = {
  /** Begun then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this state. */
  state?: InputMaybe<DepositState>;
  /** Begun before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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

/** What a game is played on. */
export type Device =
  /** Phone browser. */
  | 'MOBILE'
  /** Desktop browser. */
  | 'WEB';

/** Input of readDeviceCode and signInByDeviceCode. */
export type DeviceCodeInput = {
  /** As the other device shows it. */
  code: Scalars['String']['input'];
};

/** Input of disableOperatorSubaccount. */
export type DisableOperatorSubaccountInput = {
  /** Id of the subaccount to disable, as `OperatorMember.subaccounts` tells it. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
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

/** Which corrections. */
export type DrawCorrectionFilter = {
  /** Only of this draw. */
  drawId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only in this state. */
  state?: InputMaybe<DrawCorrectionState>;
};

/** What a correction makes of a draw. */
export type DrawCorrectionKind =
  /** Another result: wins are taken back and paid anew. */
  | 'RESETTLE'
  /** Void: stakes go back, wins are taken back. */
  | 'VOID';

/** Life of a correction. */
export type DrawCorrectionState =
  /** Waits for another operator. */
  | 'ASKED'
  /** Carried out. */
  | 'DONE'
  /** Another operator refused it: nothing was done, and nothing follows. */
  | 'REFUSED'
  /** Being carried out. */
  | 'RUNNING';

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

/** Which earnings. */
export type EarningFilter = {
  /** By contracts of this kind. */
  kind?: InputMaybe<ContractKind>;
  /** Windows that begin on these days of the brand's. */
  span?: InputMaybe<DaySpanInput>;
};

/** Whose money pay is. */
export type EarningPayer =
  /** The house pays by a contract of its own with the agent. */
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

/** Input of endChatMute. */
export type EndChatMuteInput = {
  /** The mute. */
  id: Scalars['ID']['input'];
  /** Why, 3 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** Input of endInvitation. */
export type EndInvitationInput = {
  /** The link. */
  id: Scalars['ID']['input'];
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

/** Input of endMission and endLeaderboard. */
export type EndMissionInput = {
  /** Its code. */
  id: Scalars['ID']['input'];
  /** Why; kept in the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of endSession. */
export type EndSessionInput = {
  /** Id of the place. */
  id: Scalars['ID']['input'];
};

/** Input of enterDrawResult. */
export type EnterDrawResultInput = {
  /** Id of the draw. */
  id: Scalars['ID']['input'];
  /** Numbers by the groups of the kind, in the order drawn. */
  result: Array<Array<Scalars['String']['input']>>;
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

/** Input of escalateTicket. */
export type EscalateTicketInput = {
  /** The complaint. */
  id: Scalars['ID']['input'];
  /** Why; the audit log keeps it. */
  reason: Scalars['String']['input'];
};

/** Kind of a break. */
export type ExclusionKind =
  /** The person is shut out at all brands of the operator. */
  | 'SELF_EXCLUSION'
  /** A short break of one account. */
  | 'TIME_OUT';

/** How long a self-exclusion lasts. */
export type ExclusionLength =
  /** Five years by the calendar. */
  | 'FIVE_YEARS'
  /** Without end. */
  | 'INDEFINITE'
  /** Six months by the calendar, the shortest that there is. */
  | 'SIX_MONTHS'
  /** One year. */
  | 'YEAR';

/** Input of failWithdrawal. */
export type FailWithdrawalInput = {
  /** Id of a withdrawal whose money the bank did not send, or brought back. */
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
  /** What the app shows or the message says, or a recovery code; left out where `method` is PASSKEY. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** By which way. */
  method: SecondStepMethod;
  /** Answer of the passkey. */
  passkey?: InputMaybe<Scalars['JSON']['input']>;
  /** `SecondStep.ticket` of the sign-in: it lasts five minutes and five tries, at the address that knew the password. */
  ticket: Scalars['String']['input'];
};

/** Input of signInWithFirebase. */
export type FirebaseSignInInput = {
  /** ID token of Firebase. */
  firebaseIdToken: Scalars['String']['input'];
  /** Which side. */
  side?: InputMaybe<SignInSide>;
};

/** Places of the lobby that operators fill with games. */
export type GameChoiceList =
  /** Hot games. */
  | 'HOT'
  /** Games behind MXWIN. */
  | 'MXWIN';

/** Which games. */
export type GameFilter = {
  /** Only games of this sub-type, such as `SC` or `VP`; of all where it is null. */
  gameClassify?: InputMaybe<Scalars['String']['input']>;
  /** Only games of this category; of all categories where it is null. */
  gameType?: InputMaybe<GameType>;
  /** Part of the name; accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Vendor code. */
  vassalage?: InputMaybe<Scalars['String']['input']>;
};

/** In which order games come. */
export type GameOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: GameOrderField;
};

/** By what games can be ordered. */
export type GameOrderField =
  /** Name in the language of the caller. */
  | 'GAME_NAME'
  /** When the game came into the lobby. */
  | 'LISTED_AT'
  /** How often it was played. */
  | 'PLAYS';

/** Categories of games, section 3 of the specification. */
export type GameType =
  /** Bets on cockfights. */
  | 'COCKFIGHT'
  /** Own lottery, e-prize mode. */
  | 'ELOTT'
  /** Sports books on matches of computer games. */
  | 'ESPORTS'
  /** Fishing games: each shot costs, and what is hit pays. */
  | 'FISH'
  /** Live casino. */
  | 'LIVE'
  /** Lotteries, played on pages of the portal by bets on draws. */
  | 'LOTT'
  /** Cards against other players. */
  | 'PVP'
  /** Slots, and what else draws its outcome by chance: scratch cards, video poker, table games. */
  | 'RNG'
  /** Sports books: bets on matches at odds. */
  | 'SPORTS';

/** What goods of the mall are. */
export type GoodsKind =
  /** Sent to an address. */
  | 'GOODS'
  /** Money for the main wallet. */
  | 'MONEY';

/** What is written of goods in a language. */
export type GoodsWordsInput = {
  /** What it is, at most 1,000 characters. */
  description: Scalars['String']['input'];
  /** Language that the words are in, one of the brand's; each may come once. */
  language: Scalars['Locale']['input'];
  /** Name, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Address of the picture, which was uploaded. */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Which great wins. */
export type GreatWinFilter = {
  /** Only of this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that somebody looked at, or only the others. */
  state?: InputMaybe<GreatWinState>;
};

/** Whether somebody looked at a great win. */
export type GreatWinState =
  /** Nobody yet. */
  | 'NEW'
  /** An operator. */
  | 'SEEN';

/** How much a bet on games of a category may be at most. */
export type GreatestStakeInput = {
  /** Category of the games whose bets are limited, such as `RNG`; each is named once at most. */
  gameType: GameType;
  /** Stake of one bet, more than nothing. */
  greatest: Scalars['Money']['input'];
};

/** What players read of an article. */
export type HelpState =
  /** An older version than the newest. */
  | 'CHANGED'
  /** Nothing of it: it was never published, or it was withdrawn. */
  | 'DRAFT'
  /** The newest version. */
  | 'PUBLISHED';

/** What an article of the help centre is about. */
export type HelpTopic =
  /** The account and its safety. */
  | 'ACCOUNT'
  /** How the site becomes an app on the phone. */
  | 'APP'
  /** Customer service and complaints. */
  | 'CONTACT'
  /** Games and lotteries. */
  | 'GAMES'
  /** Deposits, withdrawals and what must be played before. */
  | 'MONEY'
  /** Points, levels and promotions. */
  | 'REWARDS'
  /** Terms and privacy. */
  | 'RULES'
  /** Limits, breaks and exclusion. */
  | 'SAFER_PLAY'
  /** Getting started. */
  | 'START';

/** Input of hideChatAuthor. */
export type HideChatAuthorInput = {
  /** The room. */
  roomId: Scalars['ID']['input'];
  /** A message of whoever is hidden. */
  sequence: Scalars['Int']['input'];
};

/** A picture of a document. */
export type IdentityDocumentKind =
  /** Back of the card. */
  | 'BACK'
  /** Front of the card. */
  | 'FRONT'
  /** The person with the card. */
  | 'SELFIE';

/** Who proved an identity. */
export type IdentityProvider =
  /** Facebook vouches for an account there, by an ID token of Firebase. */
  | 'FACEBOOK'
  /** Google vouches for an account there, by an ID token of Firebase. */
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
  /** An operator found it right; the member can hand in no other. */
  | 'VERIFIED';

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

/** In which order languages come. */
export type LanguageOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: LanguageOrderField;
};

/** By what languages can be ordered. */
export type LanguageOrderField =
  /** Code of the language. */
  | 'ID'
  /** How many words it lacks. */
  | 'MISSING'
  /** Name of the language. */
  | 'NAME';

/** Input of launchGame and launchDemo. */
export type LaunchGameInput = {
  /** Where the game's way back leads. */
  backUrl?: InputMaybe<Scalars['String']['input']>;
  /** What it is played on, so that the vendor opens the form of the game that fits. */
  device: Device;
  /** Id of the game to open, as `Game.nodeId` tells it. */
  nodeId: Scalars['ID']['input'];
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

/** Which way in the line. */
export type LineDirection =
  /** Somebody in the own line. */
  | 'DOWN'
  /** The direct upline. */
  | 'UP';

/** Who set what is in force. */
export type LineLimitSource =
  /** Somebody above him. */
  | 'ABOVE'
  /** Somebody in his line. */
  | 'LINE'
  /** The signed-in agent. */
  | 'OWN';

/** Who sent. */
export type LineTransferDirection =
  /** The other side. */
  | 'RECEIVED'
  /** The member. */
  | 'SENT';

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
  /** A click does nothing; the banner has no target. */
  | 'NONE'
  /** Opens a page of the portal. */
  | 'PAGE';

/** How far a bet is. */
export type LotteryBetState =
  /** Waits for its draw. */
  | 'OPEN'
  /** Won or lost by the numbers of its draw. A draw that is made void later still makes it VOID. */
  | 'SETTLED'
  /** The stake went back. */
  | 'VOID';

/** Which of the plans. */
export type LotteryChaseFilter = {
  /** Of one lottery. */
  gameCode?: InputMaybe<Scalars['String']['input']>;
};

/** How far a plan is. */
export type LotteryChaseState =
  /** Draws are to come. */
  | 'ACTIVE'
  /** All its draws are over. */
  | 'FINISHED'
  /** Ended before its last draw, by its member or by a win. */
  | 'STOPPED';

/** A line of a slip to be placed. */
export type LotteryLineInput = {
  /** How often `unit` is staked on each ticket, 1 to 9999. */
  multiple: Scalars['Int']['input'];
  /** Chosen values, row by row. */
  picks: Array<Array<Scalars['String']['input']>>;
  /** Code of a play type of the lottery's family that the rules do not withhold, such as `three-front-direct`. */
  playType: Scalars['String']['input'];
  /** Prize group. */
  series: Scalars['Int']['input'];
  /** Stake of a ticket on a prize line. */
  unit: Scalars['Money']['input'];
};

/** Odds of a prize that the brand sets. */
export type LotteryOddsInput = {
  /** Gross odds in 1/10,000. */
  odds: Scalars['Int']['input'];
  /** Code of a play type of the lottery, such as `lo-2`. */
  playType: Scalars['String']['input'];
  /** Code of a prize of that play type, such as `win`. */
  prize: Scalars['String']['input'];
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

/** How far an order is. */
export type LotteryOrderState =
  /** Taken back, or the draw is void. */
  | 'CANCELLED'
  /** Waits for its draw. */
  | 'OPEN'
  /** Paid, or lost. */
  | 'SETTLED';

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

/** Input of mailPassword. */
export type MailPasswordInput = {
  /** E-mail of the account. */
  email: Scalars['String']['input'];
  /** Name with which the member signs in. */
  username: Scalars['String']['input'];
};

/** A maintenance text in a language. */
export type MaintenanceMessageInput = {
  /** Which language the text is in. */
  language: Scalars['Locale']['input'];
  /** What visitors of that language read on the maintenance page, at most 500 characters. */
  message: Scalars['String']['input'];
};

/** A span in which something is under maintenance. */
export type MaintenanceWindowInput = {
  /** From this moment. */
  from: Scalars['DateTime']['input'];
  /** Before this moment. */
  until: Scalars['DateTime']['input'];
};

/** Input of makeTicketOfConversation. */
export type MakeTicketInput = {
  /** What the ticket is about. */
  category: TicketCategory;
  /** The conversation. */
  id: Scalars['ID']['input'];
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

/** How a match ends. */
export type MatchPick =
  /** The away side wins. */
  | 'AWAY'
  /** Nobody wins. */
  | 'DRAW'
  /** The home side wins. */
  | 'HOME';

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
  /** Only bets on games of this category. */
  gameType?: InputMaybe<GameType>;
  /** Only bets that are open, settled or void. */
  state?: InputMaybe<BetState>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Vendor code. */
  vassalage?: InputMaybe<Scalars['String']['input']>;
};

/** Which of the parts of turnover. */
export type MemberBucketFilter = {
  /** Only of this deposit, claim or rebate. */
  documentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Whether a member may sign in and play, as far as operators decide it. */
export type MemberLock =
  /** He may sign in and play. */
  | 'ACTIVE'
  /** He may not: his sessions end, and his next bet is refused. */
  | 'LOCKED';

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
  /** The member may sign in and play. */
  | 'ACTIVE'
  /** Closed by its owner. */
  | 'CLOSED'
  /** The member may neither sign in nor play until an operator opens the account again. */
  | 'LOCKED';

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

/** Which of the brands. */
export type MerchantFilter = {
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** In which order brands come. */
export type MerchantOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: MerchantOrderField;
};

/** By what brands can be ordered. */
export type MerchantOrderField =
  /** Short name of the brand. */
  | 'CODE'
  /** How the brand is run. */
  | 'MODE'
  /** Name of the brand. */
  | 'NAME'
  /** Whether it is open. */
  | 'STATUS';

/** A way to tell a member beside the inbox. */
export type MessageChannel =
  /** By e-mail. */
  | 'MAIL'
  /** On the member's devices. */
  | 'PUSH'
  /** By text message; the title alone. */
  | 'SMS';

/** Which messages. */
export type MessageFilter = {
  /** Only of this kind. */
  kind?: InputMaybe<MessageKind>;
  /** Part of title or content, with or without accents. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those unread, or only those read. */
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Some messages of the member. */
export type MessageIdsInput = {
  /** 1 to 100 ids. */
  ids: Array<Scalars['ID']['input']>;
};

/** What a message is about. */
export type MessageKind =
  /** Contracts and pay of agents. */
  | 'AGENT'
  /** What the house says otherwise. */
  | 'HOUSE'
  /** Money that moved, or waits. */
  | 'MONEY'
  /** An offer. */
  | 'PROMOTION'
  /** What the house gave, or a level that was reached. */
  | 'REWARD'
  /** What protects the account. */
  | 'SECURITY';

/** Whether messages of a kind are wanted by a way. */
export type MessageSettingInput = {
  /** By which way. */
  channel: MessageChannel;
  /** Whether they are wanted. */
  isOn: Scalars['Boolean']['input'];
  /** Of which messages. */
  kind: MessageKind;
};

/** Input of setMessageSettings. */
export type MessageSettingsInput = {
  /** 1 to 50 of them. */
  settings: Array<MessageSettingInput>;
};

/** What a mission asks for. */
export type MissionGoal =
  /** Settled bets. */
  | 'BETS'
  /** Days in a row with a bet. */
  | 'DAYS_IN_ROW'
  /** Deposits together. */
  | 'DEPOSITS'
  /** Valid bets together, as an amount of money. */
  | 'VALID_BET';

/** A name in a language. */
export type MissionNameInput = {
  /** Code of the language, two small letters such as `vi`. */
  language: Scalars['String']['input'];
  /** Name, at most 80 characters. */
  name: Scalars['String']['input'];
};

/** How often a mission begins anew. */
export type MissionPeriod =
  /** Every day of the brand's calendar. */
  | 'DAY'
  /** It does not begin anew: one window lasts as long as the mission. */
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

/** Input of muteChatMember. */
export type MuteChatMemberInput = {
  /** Id of the member who shall write nothing; a mute of his that is in force is replaced by this one. */
  memberId: Scalars['ID']['input'];
  /** How long, 5 minutes to a year. */
  minutes: Scalars['Int']['input'];
  /** Why, 3 to 300 characters; the member reads it. */
  reason: Scalars['String']['input'];
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
  /** What it is to pay: how often it is settled, and the tiers with their rates. */
  terms: ContractTermsInput;
};

/** Input of openEnvelope. */
export type OpenEnvelopeInput = {
  /** The rain. */
  id: Scalars['ID']['input'];
};

/** Input of openTeamAccount. */
export type OpenTeamAccountInput = {
  /** Whether it is an agent's. */
  isAgent: Scalars['Boolean']['input'];
  /** What is proposed to its owner. */
  offer?: InputMaybe<ContractOfferInput>;
  /** The first password, which the owner must change at the first sign-in. */
  password: Scalars['String']['input'];
  /** What the owner will sign in with; checked as at a registration. */
  username: Scalars['String']['input'];
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

/** In which order operators come. */
export type OperatorAccountOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorAccountOrderField;
};

/** By what operators can be ordered. */
export type OperatorAccountOrderField =
  /** User name. */
  | 'ACCOUNT'
  /** Whether the operator may sign in. */
  | 'ACTIVE'
  /** When the account was opened. */
  | 'CREATED_AT'
  /** Name shown to other operators. */
  | 'NAME'
  /** What the operator is. */
  | 'ROLE';

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

/** In which order announcements come. */
export type OperatorAnnouncementOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorAnnouncementOrderField;
};

/** By what announcements can be ordered. */
export type OperatorAnnouncementOrderField =
  /** Whom it is for. */
  | 'AUDIENCE'
  /** The last change. */
  | 'CHANGED_AT'
  /** Until when it is in force. */
  | 'ENDS_AT'
  /** Where it is shown. */
  | 'EXECUTION'
  /** Kind of announcement. */
  | 'PROMOTION_TYPE'
  /** Whether it is published. */
  | 'PUBLISHED'
  /** From when it is in force. */
  | 'STARTS_AT';

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

/** In which order banners come. */
export type OperatorBannerOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorBannerOrderField;
};

/** By what banners can be ordered. */
export type OperatorBannerOrderField =
  /** The last change. */
  | 'CHANGED_AT'
  /** Until when it is shown. */
  | 'ENDS_AT'
  /** Group that it stands in. */
  | 'GROUP_NAME'
  /** Place in its group. */
  | 'POSITION'
  /** Whether it is published. */
  | 'PUBLISHED'
  /** From when it is shown. */
  | 'STARTS_AT';

/** Which bets. */
export type OperatorBetFilter = {
  /** User name of the member, whole. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** From this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only bets on the game with this id. */
  gameId?: InputMaybe<Scalars['ID']['input']>;
  /** Only bets on games of this category. */
  gameType?: InputMaybe<GameType>;
  /** Id of the member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Round of the vendor. */
  round?: InputMaybe<Scalars['String']['input']>;
  /** Only bets that are open, settled or void. */
  state?: InputMaybe<BetState>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** The vendor's id of any order: stake, win or rollback. */
  transactionId?: InputMaybe<Scalars['String']['input']>;
  /** Code of the vendor. */
  vendorCode?: InputMaybe<Scalars['String']['input']>;
};

/** Which chat rooms. */
export type OperatorChatRoomFilter = {
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** In which order contracts come. */
export type OperatorContractOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorContractOrderField;
};

/** By what contracts can be ordered. */
export type OperatorContractOrderField =
  /** The last change. */
  | 'CHANGED_AT'
  /** When it was first proposed. */
  | 'CREATED_AT'
  /** What it pays for. */
  | 'KIND'
  /** User name of who is paid. */
  | 'PAYEE_ACCOUNT'
  /** Where it stands. */
  | 'STATE';

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

/** In which order deposits come. */
export type OperatorDepositOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorDepositOrderField;
};

/** By what deposits can be ordered. */
export type OperatorDepositOrderField =
  /** User name of the member. */
  | 'ACCOUNT'
  /** How much was to come in. */
  | 'AMOUNT'
  /** When the deposit was begun. */
  | 'CREATED_AT'
  /** Where it stands. */
  | 'STATE';

/** Which disputes. */
export type OperatorDisputeFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only in this state. */
  state?: InputMaybe<DisputeState>;
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

/** In which order draws come. */
export type OperatorDrawOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorDrawOrderField;
};

/** By what draws can be ordered. */
export type OperatorDrawOrderField =
  /** When it is drawn. */
  | 'DRAWS_AT';

/** Which breaks. */
export type OperatorExclusionFilter = {
  /** True: only those in force; false: only those that are over; null: both. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this wish to end it early. */
  liftState?: InputMaybe<LiftState>;
};

/** Which games. */
export type OperatorGameFilter = {
  /** What the brand says of it. */
  availability?: InputMaybe<OfferAvailability>;
  /** Only games of this sub-type, such as `JP`. */
  gameClassify?: InputMaybe<Scalars['String']['input']>;
  /** Only games of this category. */
  gameType?: InputMaybe<GameType>;
  /** Only games with these ids. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the name; accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** A tag it wears. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Code of the vendor. */
  vendorCode?: InputMaybe<Scalars['String']['input']>;
};

/** In which order games come. */
export type OperatorGameOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorGameOrderField;
};

/** By what games can be ordered. */
export type OperatorGameOrderField =
  /** Name of the game. */
  | 'GAME_NAME'
  /** Category that it stands in. */
  | 'GAME_TYPE'
  /** When it came into the lobby. */
  | 'LISTED_AT'
  /** How often it was played. */
  | 'PLAYS'
  /** Place in its category. */
  | 'POSITION'
  /** Code of its vendor. */
  | 'VENDOR_CODE';

/** Which articles. */
export type OperatorHelpArticleFilter = {
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those that say nothing in this language. */
  languageMissing?: InputMaybe<Scalars['Locale']['input']>;
  /** Part of a title or the anchor; accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those of which players read this. */
  state?: InputMaybe<HelpState>;
  /** Only about this. */
  topic?: InputMaybe<HelpTopic>;
};

/** In which order articles of the help centre come. */
export type OperatorHelpArticleOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorHelpArticleOrderField;
};

/** By what articles of the help centre can be ordered. */
export type OperatorHelpArticleOrderField =
  /** Name in the address of the article. */
  | 'ANCHOR'
  /** The last change. */
  | 'CHANGED_AT'
  /** Place among those of its topic. */
  | 'POSITION'
  /** What it is about. */
  | 'TOPIC';

/** Which identities. */
export type OperatorIdentityFilter = {
  /** Only this state. */
  state?: InputMaybe<IdentityState>;
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
  /** Only members whose account is in this state. */
  status?: InputMaybe<MemberStatus>;
  /** Only who wears this tag. */
  tagId?: InputMaybe<Scalars['ID']['input']>;
  /** Account type. */
  type?: InputMaybe<Scalars['Int']['input']>;
};

/** In which order members come. */
export type OperatorMemberOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorMemberOrderField;
};

/** By what members can be ordered. */
export type OperatorMemberOrderField =
  /** User name. */
  | 'ACCOUNT'
  /** What is in the main wallet. */
  | 'BALANCE'
  /** The last sign-in. */
  | 'LAST_SIGN_IN_AT'
  /** When the account was opened. */
  | 'REGISTERED_AT'
  /** Whether the member may sign in. */
  | 'STATUS'
  /** What kind of member it is. */
  | 'TYPE';

/** In which order modules come. */
export type OperatorModuleOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorModuleOrderField;
};

/** By what modules can be ordered. */
export type OperatorModuleOrderField =
  /** The last change. */
  | 'CHANGED_AT'
  /** Whether it is on. */
  | 'ENABLED'
  /** Name of the module. */
  | 'ID';

/** Which claims. */
export type OperatorPromotionClaimFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only of this promotion. */
  promotionId?: InputMaybe<Scalars['ID']['input']>;
  /** Only in this state. */
  state?: InputMaybe<PromotionClaimState>;
  /** Only those that look like abuse. */
  suspicious?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that wait for an operator or are with one. */
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which promotions. */
export type OperatorPromotionFilter = {
  /** Only those whose draft is listed under it. */
  category?: InputMaybe<PromotionCategory>;
  /** Only in this state. */
  state?: InputMaybe<PromotionState>;
};

/** Which claims. */
export type OperatorRebateClaimFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only those that were asked for by. */
  channel?: InputMaybe<RebateChannel>;
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

/** Which friends. */
export type OperatorReferralFilter = {
  /** Part of the account name of who brought them. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only in this state. */
  state?: InputMaybe<ReferralState>;
};

/** In which order registration fields come. */
export type OperatorRegistrationFieldOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorRegistrationFieldOrderField;
};

/** By what registration fields can be ordered. */
export type OperatorRegistrationFieldOrderField =
  /** Whether it is asked for. */
  | 'ENABLED'
  /** Name of the field. */
  | 'ID'
  /** Place in the form. */
  | 'POSITION'
  /** Whether it must be filled in. */
  | 'REQUIRED';

/** What an operator may do. */
export type OperatorRole =
  /** Reads and changes everything of the brands that the operator may see. */
  | 'ADMIN'
  /** Reads and answers. */
  | 'SUPPORT';

/** Input of operatorSignIn. */
export type OperatorSignInInput = {
  /** Name with which the operator signs in, at most 64 characters. */
  account: Scalars['String']['input'];
  /** Of the authenticator app, or a recovery code; where OPERATOR_CODE_NEEDED or OPERATOR_CLOSED_TO_STRANGERS asked for it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The operator's own secret, at most 128 characters. */
  password: Scalars['String']['input'];
};

/** Which tickets. */
export type OperatorTicketFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only of this category. */
  category?: InputMaybe<TicketCategory>;
  /** Only what was overdue or handed to the supervisors. */
  escalated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Opened then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The whole number. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Account of the operator who has it. */
  operator?: InputMaybe<Scalars['String']['input']>;
  /** Only with this outcome. */
  outcome?: InputMaybe<TicketOutcome>;
  /** Only in this state. */
  state?: InputMaybe<TicketState>;
  /** Opened before then. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only what the house owes something, what is due first first. */
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which vendors. */
export type OperatorVendorFilter = {
  /** What the brand says of it. */
  availability?: InputMaybe<OfferAvailability>;
  /** Only vendors that have games of this category. */
  gameType?: InputMaybe<GameType>;
  /** Only the vendors of these codes, such as `JL`. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of code or name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** In which order vendors come. */
export type OperatorVendorOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorVendorOrderField;
};

/** By what vendors can be ordered. */
export type OperatorVendorOrderField =
  /** What the brand set. */
  | 'AVAILABILITY'
  /** What is in force. */
  | 'EFFECTIVE'
  /** How many games it has. */
  | 'GAMES'
  /** Code of the vendor. */
  | 'ID'
  /** Name shown to members. */
  | 'NAME'
  /** How many of them can be played. */
  | 'OPEN_GAMES'
  /** Place in the lobby. */
  | 'POSITION';

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

/** In which order withdrawals come. */
export type OperatorWithdrawalOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorWithdrawalOrderField;
};

/** By what withdrawals can be ordered. */
export type OperatorWithdrawalOrderField =
  /** User name of the member. */
  | 'ACCOUNT'
  /** How much is to go out. */
  | 'AMOUNT'
  /** When it was asked for. */
  | 'CREATED_AT'
  /** Where it stands. */
  | 'STATE';

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
  /** Why, for the audit log; at most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page, at most 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A proof by the sign-in password. */
export type PasswordInput = {
  /** Sign-in password. */
  password: Scalars['String']['input'];
};

/** Input of payWithdrawalAgain. */
export type PayWithdrawalAgainInput = {
  /** Id of a withdrawal whose money the bank refused or the member misses. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** The bank's reference of a transfer made by hand; without it an order goes to the bank. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** The bank's reference of what came back of a payment made by hand. */
  returnReference?: InputMaybe<Scalars['String']['input']>;
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

/** What a receiver's account is. */
export type PayoutAccountKind =
  /** At a bank. */
  | 'BANK'
  /** An e-wallet. */
  | 'WALLET';

/** How a payment goes out. */
export type PayoutGateway =
  /** By an order to the bank. */
  | 'BANK_API'
  /** By hand. */
  | 'MANUAL';

/** What became of a payment. */
export type PayoutState =
  /** The bank confirmed it, or an operator paid it by hand; the bank may still bring it back. */
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
  /** What is bet on each of the draws, 1 to 50 lines. */
  lines: Array<LotteryLineInput>;
  /** The rules the member saw. */
  rulesVersion: Scalars['Int']['input'];
  /** Whether a win ends the plan. */
  stopsOnWin?: InputMaybe<Scalars['Boolean']['input']>;
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
  | 'RETURNED'
  /** The deposit that gave them was taken back. */
  | 'TAKEN_BACK';

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

/** Input of previewMessageTemplate. */
export type PreviewMessageTemplateInput = {
  /** 1 to 1000 characters. */
  content: Scalars['String']['input'];
  /** Module and event. */
  id: Scalars['ID']['input'];
  /** In which language. */
  language: Scalars['Locale']['input'];
  /** 1 to 120 characters. */
  title: Scalars['String']['input'];
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

/** A further way to be reached. */
export type ProfileContact =
  /** The member's name or page at Facebook. */
  | 'facebook'
  /** The member's id or number at LINE. */
  | 'line'
  /** The member's name or number at Telegram. */
  | 'telegram'
  /** The member's id or number at WeChat. */
  | 'wechat'
  /** The member's number at WhatsApp. */
  | 'whatsapp'
  /** The member's name or number at Zalo. */
  | 'zalo';

/** A further way to be reached, as the member tells it. */
export type ProfileContactInput = {
  /** Where the member can be reached; what was told once is not changed by the member. */
  name: ProfileContact;
  /** Name or number there. */
  text: Scalars['String']['input'];
};

/** Who gives it. */
export type PromotionApproval =
  /** Nobody looks at it. */
  | 'AUTOMATIC'
  /** An operator decides. */
  | 'OPERATOR';

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

/** State of a claim. */
export type PromotionClaimState =
  /** Waits for an operator. */
  | 'APPLYING'
  /** Fetched by the member. */
  | 'CLAIMED'
  /** The house gave it: after the deposit that it waited for, or by an operator. */
  | 'ISSUED'
  /** Waits for a deposit. */
  | 'JOINED'
  /** An operator has it. */
  | 'PROCESS'
  /** Refused, by an operator (`reason`) or by the terms (`refusal`). Final. */
  | 'REJECTED';

/** What a batch of codes is to be. */
export type PromotionCodeBatchInput = {
  /** When they stop working. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name, for staff. */
  name: Scalars['String']['input'];
  /** How many codes, 1 to 10,000; 1 where a word is given. */
  number: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** How many members may use each, 1 to 1,000,000. */
  usesPerCode: Scalars['Int']['input'];
  /** In place of a random code: 4 to 20 letters and digits. */
  word?: InputMaybe<Scalars['String']['input']>;
};

/** A contact that a member may tell. */
export type PromotionContact =
  /** E-mail of the account. */
  | 'email'
  /** Account at Facebook, as told in the profile. */
  | 'facebook'
  /** Account at LINE, as told in the profile. */
  | 'line'
  /** Mobile number of the account. */
  | 'mobile'
  /** Account at Telegram, as told in the profile. */
  | 'telegram'
  /** Account at WeChat, as told in the profile. */
  | 'wechat'
  /** Account at WhatsApp, as told in the profile. */
  | 'whatsapp'
  /** Account at Zalo, as told in the profile. */
  | 'zalo';

/** A promotion or a claim, and why something is done about it. */
export type PromotionDeedInput = {
  /** Id of the promotion, or of the claim, that the mutation is about. */
  id: Scalars['ID']['input'];
  /** Why, 3 to 300 characters; a member reads it who is refused. */
  reason: Scalars['String']['input'];
};

/** What deposits must come to. */
export type PromotionDepositsInput = {
  /** Their sum, at least. */
  amount: Scalars['Money']['input'];
  /** Of the last so many days, 1 to 365. */
  days: Scalars['Int']['input'];
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
export type PromotionLossInput = {
  /** From what loss on. */
  least: Scalars['Money']['input'];
  /** Of the period before the one that runs. */
  period: PromotionLossPeriod;
};

/** Over what a loss is added up, by the calendar of the brand. */
export type PromotionLossPeriod =
  /** One day, from midnight to midnight. */
  | 'DAY'
  /** A week from Monday on. */
  | 'WEEK';

/** What somebody lacks for a promotion that is open to others. */
export type PromotionObstacle =
  /** The birthday is on another day. */
  | 'BIRTHDAY_LATER'
  /** The profile knows no birthday. */
  | 'BIRTHDAY_MISSING'
  /** The birthday was told too late for this year. */
  | 'BIRTHDAY_TOO_NEW'
  /** The contact is not told yet. */
  | 'CONTACT_MISSING'
  /** Less was lost than the terms ask for. */
  | 'LOSS_TOO_SMALL'
  /** It is for another audience. */
  | 'NOT_FOR_YOU';

/** What a promotion gives: the amount of FIXED, percent and cap of PERCENT, or the points of POINTS. */
export type PromotionRewardInput = {
  /** Of FIXED. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Of PERCENT: the most that is given. */
  cap?: InputMaybe<Scalars['Money']['input']>;
  /** Of REBATE_RISE: for how long, 1 to 90. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** What is given; it decides which of the other fields are needed. */
  kind: PromotionRewardKind;
  /** Of PERCENT: of the deposit, or of the loss. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** Of POINTS: how many, 1 to 10,000,000. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** Of TICKETS: of which raffle. */
  raffleId?: InputMaybe<Scalars['ID']['input']>;
  /** Of TICKETS: how many, 1 to 100. */
  tickets?: InputMaybe<Scalars['Int']['input']>;
};

/** What is given. */
export type PromotionRewardKind =
  /** An amount. */
  | 'FIXED'
  /** A share of the deposit, or of the loss, up to a cap. */
  | 'PERCENT'
  /** Points, as the mall takes them. */
  | 'POINTS'
  /** More of what is played comes back for some days. */
  | 'REBATE_RISE'
  /** Tickets of a raffle. */
  | 'TICKETS';

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
  /** The house gave what the member had last: after a deposit, or by an operator. There is nothing more to have now. */
  | 'ISSUED'
  /** It may be joined or applied for. */
  | 'JOIN'
  /** Joined, and waits for a deposit. */
  | 'JOINED'
  /** An operator has it. */
  | 'PROCESS'
  /** The last claim was refused, by an operator (`reason`) or by the terms (`refusal`); there is no other to make now. */
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
export type PromotionTermsInput = {
  /** Who gives it. */
  approval: PromotionApproval;
  /** For whom it is. */
  audience: PromotionAudienceInput;
  /** Of CONTACT: what must be told. */
  contact?: InputMaybe<PromotionContact>;
  /** Whether a claim that looks like abuse waits for an operator. */
  holdsSuspicious?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** A code that the member redeems by `redeemPromotionCode`. */
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
  /** The least decimal odds that count; bets without odds do. */
  leastOdds?: InputMaybe<Scalars['Float']['input']>;
  /** Times the amount, 0 to 100. */
  multiplier: Scalars['Float']['input'];
  /** Categories that count less than in full. */
  weights: Array<PromotionWeightInput>;
};

/** How much of a bet counts in a category. */
export type PromotionWeightInput = {
  /** Category that the percentage is for, such as `LIVE`; each is named once at most. */
  gameType: GameType;
  /** In percent of the valid bet. */
  percent: Scalars['Float']['input'];
};

/** What is written of a promotion in a language. */
export type PromotionWordsInput = {
  /** All of it, in Markdown, at most 10,000 characters. */
  content: Scalars['String']['input'];
  /** Language that they are in, such as `vi`; every language of the brand needs words, and each only once. */
  language: Scalars['Locale']['input'];
  /** Address of an uploaded picture. */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
  /** One sentence of it, at most 200 characters. */
  summary: Scalars['String']['input'];
  /** Title, at most 80 characters. */
  title: Scalars['String']['input'];
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
  /** By what the downline would be paid: settled as often as the agent's own contract of the kind, never better than it. */
  terms: ContractTermsInput;
};

/** What a member is asked or told once for their protection. */
export type ProtectionPrompt =
  /** Whether to limit deposits; before the first one. */
  | 'LIMITS'
  /** To look at what was deposited and played; every six months. */
  | 'REVIEW'
  /** How to play safely; before the first bet. */
  | 'SAFER_PLAY';

/** Input of publishHelpArticle. */
export type PublishHelpArticleInput = {
  /** Which article. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Its newest version, as it was looked at. */
  version: Scalars['Int']['input'];
};

/** Input of publishing a draft, which two operators want. */
export type PublishInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Why, 3 to 300 characters, for the audit log. */
  reason: Scalars['String']['input'];
  /** The revision of it that was seen: another one is not published. */
  revision: Scalars['String']['input'];
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
  /** A blank: the ticket is used and brings nothing. */
  | 'NOTHING'
  /** Points, added to those that the member has. */
  | 'POINTS';

/** What a prize is called in a language. */
export type RafflePrizeNameInput = {
  /** Language that the name is in, one of the brand's. */
  language: Scalars['Locale']['input'];
  /** Name, at most 40 characters. */
  name: Scalars['String']['input'];
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

/** Input of rateTicket. */
export type RateTicketInput = {
  /** 500 characters at most. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The ticket. */
  id: Scalars['ID']['input'];
  /** 1 to 5. */
  rating: Scalars['Int']['input'];
};

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
export type RebateCategoryRateInput = {
  /** Category of games that the rate is for. */
  category: GameType;
  /** Per cent of the valid bet, 0 to 10, in hundredths. */
  percent: Scalars['Float']['input'];
};

/** Who asked for a claim. */
export type RebateChannel =
  /** The daily job. */
  | 'JOB'
  /** The member asked, by `claimRebates`. */
  | 'MEMBER';

/** Who gives what is open. */
export type RebateMode =
  /** The daily job. */
  | 'AUTOMATIC'
  /** The member claims it. */
  | 'MANUAL';

/** Input of redeemPointReward. */
export type RedeemPointRewardInput = {
  /** The same in money. */
  amount: Scalars['Money']['input'];
  /** The reward. */
  goodsId: Scalars['ID']['input'];
  /** The same key is carried out once. */
  idempotencyKey: Scalars['String']['input'];
  /** The member's secret for money and points that leave, not the one to sign in with. */
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

/** Which of the redemptions. */
export type RedemptionFilter = {
  /** Asked for then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this kind. */
  kind?: InputMaybe<RedemptionKind>;
  /** Only in this state. */
  state?: InputMaybe<RedemptionState>;
  /** Asked for before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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

/** How far a friend is. */
export type ReferralState =
  /** Registered with the member's code, and has not yet deposited what the rule asks. */
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

/** Input of refuseProposal. */
export type RefuseProposalInput = {
  /** Id of the proposal. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** The registration user of section 3. */
export type RegistrationInput = {
  /** Terms accepted and age confirmed. */
  acceptedTerms: Scalars['Boolean']['input'];
  /** Where the person lives, at most 200 characters; kept only where the brand asks for it. */
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
  /** Address that mails of the account go to, one only, at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** How the person is reached at Facebook, at most 128 characters; kept only where the brand asks for it. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** The mobile number is proved by firebaseIdToken instead of verificationCode. */
  firebaseChannel?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID token of Firebase: of the mobile number, or of a Google or Facebook account to link. */
  firebaseIdToken?: InputMaybe<Scalars['String']['input']>;
  /** Number of the identity document. */
  idNumber?: InputMaybe<Scalars['String']['input']>;
  /** How the person is reached at LINE, at most 64 characters; kept only where the brand asks for it. */
  line?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number. */
  mobileNum?: InputMaybe<Scalars['String']['input']>;
  /** Which nation the person belongs to, in words, at most 60 characters; kept only where the brand asks for it. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Name by which other members will see the person, at most 40 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** What the person does for a living, at most 60 characters; kept only where the brand asks for it. */
  occupation?: InputMaybe<Scalars['String']['input']>;
  /** Secret to sign in with, 8 to 128 characters, neither common nor made of the person's own words. */
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
  /** How the person is reached at Telegram, at most 64 characters; kept only where the brand asks for it. */
  telegram?: InputMaybe<Scalars['String']['input']>;
  /** Name to sign in with, unique in the brand and without a dot. `registrationSetting` tells which of these fields are demanded, and how. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** SMS code. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
  /** How the person is reached at WeChat, at most 64 characters; kept only where the brand asks for it. */
  wechat?: InputMaybe<Scalars['String']['input']>;
  /** How the person is reached at WhatsApp, at most 64 characters; kept only where the brand asks for it. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  /** How the person is reached at Zalo, at most 64 characters; kept only where the brand asks for it. */
  zalo?: InputMaybe<Scalars['String']['input']>;
};

/** Input of rejectWithdrawal. */
export type RejectWithdrawalInput = {
  /** What the member is told. */
  code: WithdrawalRejectCode;
  /** Id of a withdrawal that the operator has claimed. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of releaseWithdrawal. */
export type ReleaseWithdrawalInput = {
  /** Id of an approved withdrawal. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The bank's reference of a transfer made by hand; without it an order goes to the bank. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Input of removeChatMessage. */
export type RemoveChatMessageInput = {
  /** Why, 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** The room. */
  roomId: Scalars['ID']['input'];
  /** The message. */
  sequence: Scalars['Int']['input'];
};

/** Input of removeChatWord. */
export type RemoveChatWordInput = {
  /** The word. */
  id: Scalars['ID']['input'];
};

/** Input of removePasskey. */
export type RemovePasskeyInput = {
  /** Id of the passkey that signs in no more. */
  id: Scalars['ID']['input'];
  /** Sign-in password. */
  password: Scalars['String']['input'];
};

/** Input of removePayoutAccount. */
export type RemovePayoutAccountInput = {
  /** Id of the account to take out of use, as `PayoutAccount.id` tells it. */
  id: Scalars['ID']['input'];
  /** The member's secret for money out; after five wrong tries within 30 minutes none is taken for 30 minutes. */
  paymentPassword: Scalars['String']['input'];
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
  /** Id of the passkey that gets the name. */
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

/** Input of reportChatMessage. */
export type ReportChatMessageInput = {
  /** What the member holds against the message, for the operators who decide about it. */
  reason: ChatReportReason;
  /** The room. */
  roomId: Scalars['ID']['input'];
  /** The message. */
  sequence: Scalars['Int']['input'];
};

/** Input of requestAdjustment. */
export type RequestAdjustmentInput = {
  /** Positive; for CORRECTION also negative. */
  amount: Scalars['Money']['input'];
  /** Number of a ticket or letter. */
  document?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client, once per wish: the same key answers with the same adjustment. */
  idempotencyKey: Scalars['ID']['input'];
  /** What is to be done with the member's money; it decides which sign `amount` may have. */
  kind: RequestedAdjustmentKind;
  /** The member. */
  memberId: Scalars['ID']['input'];
  /** Why the money is to move, 3 to 300 characters, for whoever decides and for the audit log. */
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
  /** What the member gives as reason, 1 to 500 characters; operators read it. */
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
  /** Why the transfer is to be taken back, 3 to 300 characters, for whoever decides and for the audit log. */
  reason: Scalars['String']['input'];
  /** The transfer to take back. */
  transferId: Scalars['ID']['input'];
};

/** Input of requestWithdrawal. */
export type RequestWithdrawalInput = {
  /** How much, in whole units of the member's currency: at least `minimum` and at most `most` of the terms. */
  amount: Scalars['Money']['input'];
  /** Made by the client, once per wish: the same key answers with the same withdrawal. */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's secret for money out; after five wrong tries within 30 minutes none is taken for 30 minutes. */
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

/** Input of resetMessageTemplate. */
export type ResetMessageTemplateInput = {
  /** Module and event. */
  id: Scalars['ID']['input'];
  /** In which language. */
  language: Scalars['Locale']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of resetOperatorPassword and resetOperatorTotp. */
export type ResetOperatorPasswordInput = {
  /** Id of the operator, whose sessions end with it. */
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

/** Input of restoreHelpVersion. */
export type RestoreHelpVersionInput = {
  /** Which article. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The version whose words are taken back. */
  version: Scalars['Int']['input'];
};

/** Input of returnWallets. */
export type ReturnWalletsInput = {
  /** The same key moves once. */
  idempotencyKey: Scalars['String']['input'];
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

/** Input of saveHelpArticle: the whole of the next version. */
export type SaveHelpArticleInput = {
  /** The version that was changed. */
  basedOn: Scalars['Int']['input'];
  /** Place within its topic. */
  position: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Anchors of articles to read besides. */
  related: Array<Scalars['String']['input']>;
  /** The words in each language. */
  texts: Array<TranslationInput>;
  /** What it is about. */
  topic: HelpTopic;
};

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

/** Input of savePushSubscription. */
export type SavePushSubscriptionInput = {
  /** Shared secret of the browser, base64url. */
  auth: Scalars['String']['input'];
  /** Address at the push service of the browser. */
  endpoint: Scalars['String']['input'];
  /** Public key of the browser, base64url. */
  p256dh: Scalars['String']['input'];
};

/** A way to take the second step of signing in. */
export type SecondStepMethod =
  /** Code by e-mail. */
  | 'EMAIL'
  /** A passkey that the member has enrolled. */
  | 'PASSKEY'
  /** One of the recovery codes. */
  | 'RECOVERY'
  /** Code by SMS. */
  | 'SMS'
  /** Code of an authenticator app. */
  | 'TOTP';

/** Input of selfExclude. */
export type SelfExcludeInput = {
  /** How long. */
  length: ExclusionLength;
  /** Why, if the member wants to tell. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of sendBroadcast. */
export type SendBroadcastInput = {
  /** How many it reaches; asked of one with `needsCount`. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the broadcast that is sent; it is in `DRAFT`, and was counted since its last change. */
  id: Scalars['ID']['input'];
  /** Why, 3 to 300 characters, for the audit log. */
  reason: Scalars['String']['input'];
  /** The revision of it that was seen: another one is not sent. */
  revision: Scalars['String']['input'];
};

/** Input of sendChatMessage. */
export type SendChatMessageInput = {
  /** Made by the browser, a UUID. */
  clientId: Scalars['ID']['input'];
  /** At most 300 characters. */
  content: Scalars['String']['input'];
  /** The room. */
  roomId: Scalars['ID']['input'];
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
  /** What the person read in it. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the captcha picture that was answered. */
  captchaId?: InputMaybe<Scalars['String']['input']>;
  /** The proof of work, where the brand asks for one. */
  captchaProof?: InputMaybe<Scalars['String']['input']>;
  /** What it is about; OTHER where it is not said. */
  category?: InputMaybe<TicketCategory>;
  /** Where a visitor wants the answer: a mail address or a telephone number. */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 140 characters. */
  content: Scalars['String']['input'];
  /** A UUID of the sender: what is sent again with it is not said twice. */
  key?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of at most three uploaded pictures of the member. */
  pictures?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A record of the member that it is about. */
  reference?: InputMaybe<TicketReferenceInput>;
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
  /** `SecondStep.ticket` of the sign-in: it lasts five minutes, at the address that knew the password. */
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
  /** How much to send, in the member's currency, within the limits that `lineTransfers` tells. */
  amount: Scalars['Money']['input'];
  /** The same key sends once. */
  idempotencyKey: Scalars['String']['input'];
  /** The sender's secret for money that leaves, not the one to sign in with. */
  paymentPassword: Scalars['String']['input'];
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
  /** Id of the game to mark or to mark no more, as `Game.nodeId` tells it. */
  nodeId: Scalars['ID']['input'];
};

/** Input of setGameChoices. */
export type SetGameChoicesInput = {
  /** Games in the wanted order, 48 at most. */
  ids: Array<Scalars['ID']['input']>;
  /** Which place of the lobby is filled; what stood there before gives way. */
  list: GameChoiceList;
  /** Why the choice changes, for the audit log; at most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of setLanguage. */
export type SetLanguageInput = {
  /** Language code. */
  language: Scalars['Locale']['input'];
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
  /** What is to hold from now on: 8 to 128 characters, neither common nor made of the member's own words. */
  newPassword: Scalars['String']['input'];
  /** SMS code. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** Input of setPaymentPassword. */
export type SetPaymentPasswordInput = {
  /** New payment password again. */
  confirmPaymentPassword: Scalars['String']['input'];
  /** What proves payments from now on; at least as long as `Security.shortestPaymentPassword` says. */
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
  /** Id of the subaccount that gets the password. */
  id: Scalars['ID']['input'];
  /** The agent's own. */
  ownPassword: Scalars['String']['input'];
  /** The first password, which its holder must change at the next sign-in. */
  password: Scalars['String']['input'];
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
  /** All of it was moved: paid out or, where it was to be taken back, taken back. Nothing follows. */
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

/** Whose money pays those below the top. */
export type SettlementPayer =
  /** The money of the house, which pays everybody his difference. */
  | 'PLATFORM'
  /** Each upline's own. */
  | 'UPLINE';

/** How long a settled window is. */
export type SettlementPeriod =
  /** A calendar day of the brand, from midnight to midnight. */
  | 'DAY'
  /** The days 1 to 15, or from 16 on. */
  | 'HALF_MONTH'
  /** A full hour of the clock. */
  | 'HOUR'
  /** A calendar month of the brand. */
  | 'MONTH'
  /** Five minutes. */
  | 'REALTIME'
  /** A week from Monday on. */
  | 'WEEK';

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

/** Input of shareChatBet. */
export type ShareChatBetInput = {
  /** The bet. */
  betId: Scalars['ID']['input'];
  /** Made by the browser, a UUID. */
  clientId: Scalars['ID']['input'];
  /** The room. */
  roomId: Scalars['ID']['input'];
  /** Whether what was staked and won is shown. */
  showsAmounts: Scalars['Boolean']['input'];
};

/** How a bet stood when it was shown. */
export type SharedBetState =
  /** It waits for its draw. */
  | 'OPEN'
  /** It won. */
  | 'WON';

/** What two members have in common. */
export type SharedOriginKind =
  /** A session from the same address. */
  | 'ADDRESS'
  /** A session with the same browser. */
  | 'DEVICE'
  /** A registration from an address of this member. */
  | 'REGISTRATION';

/** What members may have in common who may be one person. */
export type SharedTrait =
  /** An address, which many may share. */
  | 'ADDRESS'
  /** An address and a browser together. */
  | 'DEVICE'
  /** A bank and a number. */
  | 'PAYOUT_ACCOUNT';

/** Input of showChatAuthor. */
export type ShowChatAuthorInput = {
  /** Names the writer. */
  key: Scalars['String']['input'];
};

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

/** Input of updateSignInDaySettings. */
export type SignInDaySettingsInput = {
  /** Whether it runs. */
  isRunning: Scalars['Boolean']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Of the first day, the second and so on, at most 31. */
  steps: Array<SignInDayWorthInput>;
};

/** What a day is worth. */
export type SignInDayWorthInput = {
  /** How much; of points whole ones. */
  amount: Scalars['Money']['input'];
  /** What it gives. */
  kind: SignInKind;
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
  /** Which proof is sent: `username` needs name and password, `sms` number and code. */
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
  /** Points, which are redeemed in the mall or exchanged for money. */
  | 'POINTS';

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

/** How a person signs in. */
export type SignInType =
  /** Mobile number and SMS code. */
  | 'sms'
  /** User name and password. */
  | 'username';

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
  /** Pictures of the carousel and of the dialogs: read `banners` again. */
  | 'BANNERS'
  /** Vendors and games. */
  | 'GAMES'
  /** Ways to pay. */
  | 'PAYMENTS'
  /** Promotions, and what is given beside them: missions, raffles, rains, the calendar, goods, levels. */
  | 'PROMOTIONS'
  /** Brand, modules, registration fields, help, rooms of the chat. */
  | 'SETTINGS'
  /** System status or maintenance. */
  | 'STATUS';

/** Whose codes prove a mobile number. */
export type SmsChannel =
  /** SMS that Firebase sends and checks in the popup of `socialSignIn`, which answers an ID token. */
  | 'FIREBASE'
  /** The house's own SMS. */
  | 'OWN';

/** Another house with whose account a person may sign in. */
export type SocialProvider =
  /** With a Facebook account, by way of Firebase. */
  | 'FACEBOOK'
  /** With a Google account, by way of Firebase. */
  | 'GOOGLE';

/** Input of spinRaffle. */
export type SpinRaffleInput = {
  /** The same key draws once. */
  idempotencyKey: Scalars['ID']['input'];
  /** The raffle. */
  raffleId: Scalars['ID']['input'];
};

/** Input of startFreePlay. */
export type StartFreePlayInput = {
  /** Operating system as the browser tells. */
  os: Scalars['String']['input'];
};

/** Input of startSupportChat. */
export type StartSupportChatInput = {
  /** Made for this message: sent again it is there once. */
  clientId: Scalars['ID']['input'];
  /** Mail address of a visitor, for an answer after the conversation. */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 1,000 characters. */
  content: Scalars['String']['input'];
  /** Of a visitor: 32 random bytes in base64url that the browser made for the conversation and keeps. */
  secret?: InputMaybe<Scalars['String']['input']>;
};

/** Input of startTimeOut. */
export type StartTimeOutInput = {
  /** How long. */
  length: TimeOutLength;
};

/** Kind of a movement. */
export type StatementKind =
  /** Correction by the house. */
  | 'ADJUSTMENT'
  /** Stake of a bet. */
  | 'BET'
  /** A bonus, rebate or reward that the house gave; less than zero where a bonus was forfeited. */
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
  /** Win of a bet. */
  | 'WIN'
  /** Money went out. */
  | 'WITHDRAWAL';

/** Input of stopLotteryChase. */
export type StopLotteryChaseInput = {
  /** Id of a plan of the member; what it has on draws still open comes back. */
  id: Scalars['ID']['input'];
};

/** Which of the deeds. */
export type SubaccountDeedFilter = {
  /** By one of them alone. */
  subaccountId?: InputMaybe<Scalars['ID']['input']>;
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

/** Input of disableSubaccount and enableSubaccount. */
export type SubaccountInput = {
  /** Id of the subaccount that is disabled or enabled. */
  id: Scalars['ID']['input'];
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

/** Who said something. */
export type SupportAuthor =
  /** The house, which tells what happened. */
  | 'HOUSE'
  /** Somebody of customer service; who it is, the person is not told. */
  | 'OPERATOR'
  /** The person who asks. */
  | 'PERSON';

/** What is new about a conversation. */
export type SupportChatChange =
  /** There is something to read. */
  | 'CHANGED'
  /** The other one is writing. */
  | 'TYPING';

/** How a conversation stands. */
export type SupportChatState =
  /** An operator has it. */
  | 'ACTIVE'
  /** It is over. */
  | 'CLOSED'
  /** Nobody took it yet. */
  | 'WAITING';

/** Which of the conversations. */
export type SupportConversationFilter = {
  /** Which ones. */
  view?: SupportConversationView;
};

/** Which conversations. */
export type SupportConversationView =
  /** All that operators have. */
  | 'ACTIVE'
  /** Those that are over. */
  | 'CLOSED'
  /** Open ones that the operator has. */
  | 'MINE'
  /** Those that wait. */
  | 'QUEUE';

/** Whether a conversation may begin. */
export type SupportDeskState =
  /** It is within the hours, and nobody is there. */
  | 'NOBODY_THERE'
  /** The brand has no chat of its own. */
  | 'OFF'
  /** Somebody is there. */
  | 'OPEN'
  /** It is outside the hours. */
  | 'OUT_OF_HOURS';

/** Input of sendSupportMessage. */
export type SupportMessageInput = {
  /** Made for this message: sent again it is there once. */
  clientId: Scalars['ID']['input'];
  /** 1 to 1,000 characters. */
  content: Scalars['String']['input'];
  /** Of a visitor: 32 random bytes in base64url that the browser made for the conversation and keeps. */
  secret?: InputMaybe<Scalars['String']['input']>;
};

/** What a message is. */
export type SupportMessageKind =
  /** Something that happened to the conversation. */
  | 'EVENT'
  /** A picture, read at `/wps/support/conversation/pictures/` and its number. */
  | 'PICTURE'
  /** What somebody wrote, to be read in `content`. */
  | 'TEXT';

/** What an operator decides on money in suspense. */
export type SuspenseDecision =
  /** Credit it to a deposit. */
  | 'DEPOSIT'
  /** Credit it to a member without a deposit. */
  | 'MEMBER'
  /** The payer has it back. */
  | 'RETURN';

/** Which transfers. */
export type SuspenseFilter = {
  /** Only this outcome; SUSPENSE are those that wait. */
  outcome?: InputMaybe<TransferOutcome>;
  /** Only for this reason. */
  reason?: InputMaybe<SuspenseReason>;
  /** Part of the purpose or the reference. */
  search?: InputMaybe<Scalars['String']['input']>;
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

/** In which order transfers in suspense come. */
export type SuspenseTransferOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: SuspenseTransferOrderField;
};

/** By what transfers in suspense can be ordered. */
export type SuspenseTransferOrderField =
  /** How much came in. */
  | 'AMOUNT'
  /** When the money came in. */
  | 'RECEIVED_AT';

/** Colours of tags. */
export type TagColour =
  /** The console shows the tag in blue. */
  | 'BLUE'
  /** The console shows the tag in green. */
  | 'GREEN'
  /** The console shows the tag in grey. */
  | 'GREY'
  /** The console shows the tag in orange. */
  | 'ORANGE'
  /** The console shows the tag in purple. */
  | 'PURPLE'
  /** The console shows the tag in red. */
  | 'RED';

/** Which bets of a team. */
export type TeamBetFilter = {
  /** Of one member of the line, by the whole name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only bets in games of this category; of all categories where it is null. */
  gameType?: InputMaybe<GameType>;
  /** Of those directly below, or of everybody below; a name given wins. */
  scope?: InputMaybe<TeamLine>;
  /** Days of the brand on which they were placed, at most 92. */
  span: DaySpanInput;
  /** Only bets in this state; in any state where it is null. */
  state?: InputMaybe<BetState>;
  /** Vendor code. */
  vendor?: InputMaybe<Scalars['String']['input']>;
};

/** How far down a line. */
export type TeamLine =
  /** Those directly below. */
  | 'DIRECT'
  /** Everybody below. */
  | 'TEAM';

/** Which members of a team; what is given last wins: ids, then the name, then the upline. */
export type TeamMemberFilter = {
  /** Begins the user name; the whole line is searched. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Agents alone, or members alone. */
  isAgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Directly below this member of the line. */
  uplineId?: InputMaybe<Scalars['ID']['input']>;
};

/** In which order members of a team come. */
export type TeamMemberOrder = {
  /** Which way. */
  direction?: OrderDirection;
  /** By what. */
  field: TeamMemberOrderField;
};

/** By what members of a team are ordered. */
export type TeamMemberOrderField =
  /** User name. */
  | 'ACCOUNT'
  /** The last sign-in. */
  | 'LAST_SIGN_IN_AT'
  /** When the account was opened. */
  | 'REGISTERED_AT';

/** Of whom figures are. */
export type TeamScope =
  /** The member alone. */
  | 'OWN'
  /** The member and everybody below. */
  | 'TEAM';

/** Which movements of a team. */
export type TeamTransferFilter = {
  /** Of one member of the line, by the whole name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only movements of this kind; of all kinds where it is null. */
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
  /** A part of what was played came back to the member. */
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

/** Who says something in a ticket. */
export type TicketAuthor =
  /** An operator, for operators alone. */
  | 'NOTE'
  /** The house. */
  | 'OPERATOR'
  /** Who wrote the ticket. */
  | 'PERSON';

/** What a ticket is about. */
export type TicketCategory =
  /** The account and signing in. */
  | 'ACCOUNT'
  /** A complaint, which is kept in the register and ends with an outcome. */
  | 'COMPLAINT'
  /** Money in. */
  | 'DEPOSIT'
  /** A game or a bet. */
  | 'GAME'
  /** Anything else. */
  | 'OTHER'
  /** Promotions and rewards. */
  | 'PROMOTION'
  /** What could be better. */
  | 'SUGGESTION'
  /** Money out. */
  | 'WITHDRAWAL';

/** Who ended a ticket. */
export type TicketCloser =
  /** Whoever wrote the ticket, by `closeTicket`. */
  | 'MEMBER'
  /** Somebody of the house; of a complaint `outcome` says how it ended. */
  | 'OPERATOR'
  /** Nobody replied to the answer. */
  | 'SILENCE';

/** Within which time a ticket of a category is answered and ended. */
export type TicketDeadlineInput = {
  /** Minutes to the first answer. */
  answerMinutes: Scalars['Int']['input'];
  /** What tickets are about that these times hold for; name each at most once, the house's own times hold for the others. */
  category: TicketCategory;
  /** Minutes to the end; a complaint takes 56 days at most. */
  resolutionMinutes: Scalars['Int']['input'];
};

/** Which tickets. */
export type TicketFilter = {
  /** Only those that are not over, or only those that are. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How a complaint ended. */
export type TicketOutcome =
  /** The member is partly right. */
  | 'PARTLY'
  /** The house is right. */
  | 'REJECTED'
  /** Both came to terms. */
  | 'SETTLED'
  /** The member is right. */
  | 'UPHELD';

/** A record of the member. */
export type TicketReferenceInput = {
  /** Id of the bet, deposit or withdrawal; it must be the member's own. */
  id: Scalars['ID']['input'];
  /** What it is. */
  kind: TicketReferenceKind;
};

/** What kind of record a ticket names. */
export type TicketReferenceKind =
  /** A bet of the member, as the betting record tells it. */
  | 'BET'
  /** Money that the member paid or wanted to pay in. */
  | 'DEPOSIT'
  /** Money that the member was or wants to be paid out. */
  | 'WITHDRAWAL';

/** Input of updateTicketRules. */
export type TicketRulesInput = {
  /** By when, by category. */
  deadlines: Array<TicketDeadlineInput>;
  /** Why; the audit log keeps it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Days until an answer that nobody replies to ends a ticket, 1 to 60. */
  silenceDays: Scalars['Int']['input'];
};

/** Where a ticket came from. */
export type TicketSource =
  /** A chat that was handed over. */
  | 'CHAT'
  /** The form of the site. */
  | 'FORM';

/** How it stands with a ticket. */
export type TicketState =
  /** The house answered and waits for the member. */
  | 'ANSWERED'
  /** An operator works on it. */
  | 'CLAIMED'
  /** It is over. */
  | 'CLOSED'
  /** A complaint that waits for the supervisors: it is overdue, or an operator handed it on. */
  | 'ESCALATED'
  /** Nobody took it yet. */
  | 'OPEN';

/** Input of what an operator says. */
export type TicketWordsInput = {
  /** 1 to 2000 characters. */
  content: Scalars['String']['input'];
  /** The ticket. */
  id: Scalars['ID']['input'];
  /** A UUID of the sender: what is sent again with it is not said twice. */
  key: Scalars['ID']['input'];
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
  /** Money given to be played with, of a promotion, a level or a mission; and what of it was forfeited. */
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
  /** Money given for what was reached: friends invited, days of signing in, points exchanged. */
  | 'REWARD'
  /** A bet was taken back. */
  | 'ROLLBACK'
  /** From another member. */
  | 'TRANSFER_IN'
  /** To another member. */
  | 'TRANSFER_OUT'
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
  /** How much to move, more than zero, in the member's currency. */
  amount: Scalars['Money']['input'];
  /** MAIN or a vendor code. */
  from: Scalars['String']['input'];
  /** The same key moves once. */
  idempotencyKey: Scalars['String']['input'];
  /** MAIN or a vendor code. */
  to: Scalars['String']['input'];
};

/** A text in a language. */
export type TranslationInput = {
  /** The text itself in Markdown, at most 20,000 characters; a help article must have some. */
  content: Scalars['String']['input'];
  /** Code of a language that the brand offers, such as `vi`, once each; one is the brand's default language. */
  language: Scalars['Locale']['input'];
  /** What stands above the text: 1 to 160 characters of an announcement, 1 to 120 of a help article. */
  title: Scalars['String']['input'];
};

/** Input of tryBroadcast. */
export type TryBroadcastInput = {
  /** Account name of the member. */
  account: Scalars['String']['input'];
  /** Id of the broadcast that is tried, in whatever state it is. */
  id: Scalars['ID']['input'];
};

/** What is tried: a contract by its id, by either side of it; or terms for a direct downline. */
export type TryContractInput = {
  /** The version of it that waits for a signature, else the one in force. */
  contractId?: InputMaybe<Scalars['ID']['input']>;
  /** What the terms pay for. */
  kind?: InputMaybe<ContractKind>;
  /** A direct downline. */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** What is proposed; with `payeeId` and `kind`, in the place of `contractId`. */
  terms?: InputMaybe<ContractTermsInput>;
};

/** What a bet above the greatest allowed leads to. */
export type TurnoverBreach =
  /** The bonus is lost. */
  | 'FORFEIT'
  /** It counts nothing. */
  | 'UNCOUNTED';

/** A reward that has to be played. */
export type TurnoverReward =
  /** A red envelope. */
  | 'ENVELOPE'
  /** A place of a leaderboard. */
  | 'LEADERBOARD'
  /** What a mission gave when its goal was reached. */
  | 'MISSION'
  /** Points that were exchanged. */
  | 'POINTS'
  /** What a promotion gave, of which `documentId` names the claim. */
  | 'PROMOTION'
  /** A prize of a raffle. */
  | 'RAFFLE'
  /** A friend who was brought. */
  | 'REFERRAL'
  /** Signing in day by day. */
  | 'SIGN_IN'
  /** A bonus of a VIP level. */
  | 'VIP';

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

/** What of a valid bet counts in a category. */
export type TurnoverShareInput = {
  /** The category. */
  gameType: GameType;
  /** Per cent of the valid bet. */
  percent: Scalars['Float']['input'];
};

/** What a bucket comes from. */
export type TurnoverSource =
  /** Money that the house gave; `reward` says for what. */
  | 'BONUS'
  /** Money that the member paid in. */
  | 'DEPOSIT'
  /** Money given back on what was played. */
  | 'REBATE';

/** State of a bucket. */
export type TurnoverState =
  /** Lost by a bet that its terms forbid. */
  | 'BREACHED'
  /** Cancelled, by the member or by an operator. */
  | 'CANCELLED'
  /** Played in full; it is open again when a bet that counted is taken back. */
  | 'DONE'
  /** Not played in time. */
  | 'EXPIRED'
  /** Still to be played. */
  | 'OPEN';

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

/** Input of updateBroadcast. */
export type UpdateBroadcastInput = {
  /** For whom it is. */
  addressees: AddresseesInput;
  /** The page that it leads to. */
  page?: InputMaybe<BroadcastTarget>;
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The revision that was changed. */
  revision: Scalars['String']['input'];
  /** When it begins; without it, as soon as it is sent. */
  scheduledAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Words in each language of the brand. */
  words: Array<BroadcastWordsInput>;
};

/** Input of updateChatRoom. */
export type UpdateChatRoomInput = {
  /** As it stands in addresses: small letters, digits and hyphens. */
  code: Scalars['String']['input'];
  /** The room. */
  id: Scalars['ID']['input'];
  /** Whether members see it. */
  isEnabled: Scalars['Boolean']['input'];
  /** Shown to who reads the site in it; null: to everybody. */
  language?: InputMaybe<Scalars['Locale']['input']>;
  /** What deposits of writers come to; 0: nothing. */
  leastDeposits: Scalars['Money']['input'];
  /** VIP level of writers; 0: any. */
  leastRank: Scalars['Int']['input'];
  /** What the room is called: 1 to 30 names, in languages that the brand offers. They take the place of those before. */
  names: Array<ChatRoomNameInput>;
  /** Place in the order. */
  position: Scalars['Int']['input'];
  /** Why, 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Seconds between two messages of a writer; 0: none. */
  slowSeconds: Scalars['Int']['input'];
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
  /** Language of a first visit; one of those on offer. */
  defaultLanguage?: InputMaybe<Scalars['Locale']['input']>;
  /** Id of the brand that is changed; the operator must be allowed to see it. */
  id: Scalars['ID']['input'];
  /** Whether money is paid out only to a member whose identity is verified. */
  identityForWithdrawal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Languages on offer, each with all its words. */
  languages?: InputMaybe<Array<Scalars['Locale']['input']>>;
  /** What visitors read during maintenance. */
  maintenanceMessages?: InputMaybe<Array<MaintenanceMessageInput>>;
  /** When the maintenance is over. */
  maintenanceUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** What the brand calls itself before its players, 1 to 80 characters. */
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

/** Input of updateMessageTemplate. */
export type UpdateMessageTemplateInput = {
  /** 1 to 1000 characters. */
  content: Scalars['String']['input'];
  /** Module and event. */
  id: Scalars['ID']['input'];
  /** In which language. */
  language: Scalars['Locale']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters. */
  title: Scalars['String']['input'];
};

/** Input of updateOperatorAccount; what is left out stays. */
export type UpdateOperatorAccountInput = {
  /** Whether the account may be used. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Addresses and ranges. */
  allowedAddresses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of the operator whose account changes. */
  id: Scalars['ID']['input'];
  /** Identities of the brands that he works for from now on, of the asker's own; his others stay. */
  merchantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What the person is called from now on, 1 to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** What he may do from now on; nobody changes his own, or gives more than he has himself. */
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
  /** Why the games are changed, for the audit log; at most 300 characters. */
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
  /** Why, for the audit log; at most 300 characters. */
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

/** Input of updateWhitelabelModule. */
export type UpdateWhitelabelModuleInput = {
  /** On or off. */
  enabled: Scalars['Boolean']['input'];
  /** Code of the module. */
  id: WhitelabelModule;
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
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
  /** Only of members whose user name begins so, capitals as they are written. */
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

/** In which order transfers to and from vendors come. */
export type VendorTransferOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: VendorTransferOrderField;
};

/** By what transfers to and from vendors can be ordered. */
export type VendorTransferOrderField =
  /** How much it moves. */
  | 'AMOUNT'
  /** When the transfer was asked for. */
  | 'CREATED_AT'
  /** When it was known how it ended. */
  | 'DECIDED_AT'
  /** How often the vendor was asked. */
  | 'TRIES';

/** What operators may decide about a transfer in doubt. */
export type VendorTransferOutcome =
  /** The vendor moved the money. */
  | 'DONE'
  /** It did not; what was held goes back. */
  | 'FAILED';

/** Whose wallet a vendor's games take from. */
export type VendorWalletStyle =
  /** The main wallet, bet by bet. */
  | 'SEAMLESS'
  /** A wallet that the vendor keeps. */
  | 'TRANSFER';

/** What a bonus is given for. */
export type VipBonusKind =
  /** The day the member was born: once a year, to be claimed on that day and the six after it. */
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
  /** The birthday was told too late for this year. */
  | 'TOO_NEW'
  /** The member told no birthday. */
  | 'UNKNOWN'
  /** The month before is still to be reviewed. */
  | 'WAITING';

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
export type VipLevelNameInput = {
  /** Language that the name is in; each of the brand's comes once. */
  language: Scalars['Locale']['input'];
  /** What the level is called in that language, at most 40 characters. */
  name: Scalars['String']['input'];
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

/** Where money goes. */
export type WalletDirection =
  /** Into the vendor's wallet. */
  | 'IN'
  /** Back to the main wallet. */
  | 'OUT';

/** State of a movement between wallets. */
export type WalletTransferState =
  /** Moved, by the word of the vendor or of an operator who decided in its place; nothing follows. */
  | 'DONE'
  /** Refused by the vendor, or by an operator in its place; the money is back. */
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

/** Input of withdrawDispute. */
export type WithdrawDisputeInput = {
  /** The dispute. */
  id: Scalars['ID']['input'];
};

/** Input of withdrawHelpArticle. */
export type WithdrawHelpArticleInput = {
  /** Which article. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Who made a step. */
export type WithdrawalActor =
  /** The house by itself. */
  | 'HOUSE'
  /** The member who asked for the money. */
  | 'MEMBER'
  /** An operator, whom `actorName` names. */
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
  /** Id of the withdrawal that is claimed, put back or approved. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log; kept of an approval, not of a claim. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Which of the withdrawals. */
export type WithdrawalFilter = {
  /** Asked for then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this state. */
  state?: InputMaybe<WithdrawalState>;
  /** Asked for before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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

/** What is to happen with money that is missing. */
export type WithdrawalProposalDeed =
  /** It goes back to the member's balance. */
  | 'GIVE_BACK'
  /** It is paid again. */
  | 'PAY_AGAIN';

/** Input of forceWithdrawalReceipt. */
export type WithdrawalReasonInput = {
  /** Id of a withdrawal whose payment has gone out and is not confirmed by the member. */
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

/** Life cycle of a withdrawal. */
export type WithdrawalState =
  /** To be paid. */
  | 'APPROVED'
  /** Taken back by the member. */
  | 'CANCELLED'
  /** It is over: the money counts as received. Only a return by the bank may still follow (FAILED). */
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
