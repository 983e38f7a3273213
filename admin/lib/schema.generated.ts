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

/** All that may stand in the way of a change in `adjustments`. */
export type AdjustmentErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** The amount does not fit the kind. A credit is more than zero, a correction is not zero. */
  | 'ADJUSTMENT_AMOUNT'
  /** Somebody has decided about this request already. Please reload. */
  | 'ADJUSTMENT_DECIDED'
  /** This request key was used for another adjustment. Please make a new request. */
  | 'ADJUSTMENT_KEY_REUSED'
  /** This adjustment was not found. */
  | 'ADJUSTMENT_NOT_FOUND'
  /** This movement cannot be taken back by hand: bets, withdrawals, money between members and pay of agents are put right where they were made. */
  | 'ADJUSTMENT_NOT_REVERSIBLE'
  /** Only whoever asked can take the request back. */
  | 'ADJUSTMENT_NOT_YOURS'
  /** The member has less than this debit takes. Nothing was changed. */
  | 'ADJUSTMENT_OVER_BALANCE'
  /** You asked for this, so somebody else must decide. */
  | 'ADJUSTMENT_OWN'
  /** This request is being written at this moment. Please reload. */
  | 'ADJUSTMENT_REPEATED'
  /** There is a request to take this movement back already. */
  | 'ADJUSTMENT_REVERSAL_EXISTS'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** Whoever asked for this was closed since, or no longer has the right or the brand, so it does not count any more. Refuse it, and let somebody ask for it anew. */
  | 'FOUR_EYES_GONE'
  /** This was asked for more than {{days}} days ago and can no longer be approved. Refuse it, and let somebody ask for it anew. */
  | 'FOUR_EYES_OLD'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** Which adjustments. */
export type AdjustmentFilter = {
  /** Only those that this operator asked for. */
  askedBy?: InputMaybe<Scalars['String']['input']>;
  /** Asked for then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only of this kind. */
  kind?: InputMaybe<AdjustmentKind>;
  /** Only of this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only in this state. */
  state?: InputMaybe<AdjustmentState>;
  /** Asked for before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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
  direction?: InputMaybe<OrderDirection>;
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
  kind?: InputMaybe<ContractKind>;
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
  direction?: InputMaybe<OrderDirection>;
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
  /** Everybody whom its occasion means. */
  | 'ALL';

/** Which of the announcements. */
export type AnnouncementFilter = {
  /** Audiences wanted; all when empty. */
  occasions?: InputMaybe<Array<AnnouncementOccasion>>;
  /** Kinds wanted; all when empty. */
  types?: InputMaybe<Array<AnnouncementType>>;
};

/** Input of createAnnouncement and updateAnnouncement. */
export type AnnouncementInput = {
  /** Everybody whom `occasion` means, or agents alone. */
  audience: AnnouncementAudience;
  /** Until when. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether it may be shown. */
  isPublished: Scalars['Boolean']['input'];
  /** Whether it is for signed-in members (`A`), for visitors (`B`) or for members at their first sign-in (`F`). */
  occasion: AnnouncementOccasion;
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** From when. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The text in each language. */
  translations: Array<TranslationInput>;
  /** Kind; B is a notice of the marquee. */
  type: AnnouncementType;
};

/** On which occasion a visitor or member is shown an announcement. */
export type AnnouncementOccasion =
  /** Members at their first sign-in. */
  | 'FIRST_SIGN_IN'
  /** Signed-in members. */
  | 'SIGNED_IN'
  /** Visitors, who are not signed in. */
  | 'SIGNED_OUT';

/** Kind of an announcement. */
export type AnnouncementType =
  /** Hot: something that the brand wants to stand out; it is listed and opens no window. */
  | 'HOT'
  /** Bulletin: a notice of the marquee. */
  | 'NOTICE'
  /** Platform message. */
  | 'PLATFORM'
  /** Popup: told in a window over the page. */
  | 'POPUP'
  /** About a promotion of the brand; told in the same window as popups. */
  | 'PROMOTION';

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
  idempotencyKey: Scalars['String']['input'];
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
  subjectKind?: InputMaybe<AuditSubjectKind>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What kinds of things operators change. */
export type AuditSubjectKind =
  /** A request to put a balance right, or to take a movement back. */
  | 'ADJUSTMENT'
  /** Up to how much one operator alone puts right. */
  | 'ADJUSTMENT_LIMIT'
  /** What an agent says is wrong with an earning. */
  | 'AGENT_DISPUTE'
  /** What the house tells everybody. */
  | 'ANNOUNCEMENT'
  /** A picture on the pages of the brand. */
  | 'BANNER'
  /** A bonus of one member, with what has to be played for it. */
  | 'BONUS'
  /** A message to many members at once. */
  | 'BROADCAST'
  /** An answer that operators give often. */
  | 'CANNED_ANSWER'
  /** A message in a chat room. */
  | 'CHAT_MESSAGE'
  /** A message that members reported. */
  | 'CHAT_REPORT'
  /** A room that members talk in. */
  | 'CHAT_ROOM'
  /** From where the files of the brand are loaded. */
  | 'CONTENT_NETWORKS'
  /** What an agent is paid by. */
  | 'CONTRACT'
  /** Terms that contracts are offered from. */
  | 'CONTRACT_TEMPLATE'
  /** One way to reach people of the brand. */
  | 'CUSTOMER_SERVICE'
  /** A deposit of a member. */
  | 'DEPOSIT'
  /** A member who may not deposit for a time. */
  | 'DEPOSIT_BLOCK'
  /** A wish that a drawn result be put right. */
  | 'DRAW_CORRECTION'
  /** A rain of red envelopes. */
  | 'ENVELOPE'
  /** A member who excluded himself. */
  | 'EXCLUSION'
  /** Lists written into files. */
  | 'EXPORT'
  /** For which deeds a brand demands two operators. */
  | 'FOUR_EYES_RULE'
  /** A game, on or off at the brand. */
  | 'GAME'
  /** The games that the lobby features. */
  | 'GAME_CHOICES'
  /** A win that somebody has to look at. */
  | 'GREAT_WIN'
  /** An article of the help pages. */
  | 'HELP_ARTICLE'
  /** Documents by which a member shows who he is. */
  | 'IDENTITY'
  /** Work that the platform does by itself. */
  | 'JOB'
  /** A race of members for prizes. */
  | 'LEADERBOARD'
  /** A lottery of the house and its rules. */
  | 'LOTTERY'
  /** One drawing of a lottery. */
  | 'LOTTERY_DRAW'
  /** Goods that points are redeemed for. */
  | 'MALL_GOODS'
  /** A player with an account. */
  | 'MEMBER'
  /** What members may send one another. */
  | 'MEMBER_TRANSFER_RULES'
  /** A brand of the house. */
  | 'MERCHANT'
  /** The words of messages that the platform sends. */
  | 'MESSAGE_TEMPLATE'
  /** What a member does for a reward. */
  | 'MISSION'
  /** Staff at the console. */
  | 'OPERATOR'
  /** A role that a brand made for its staff. */
  | 'OPERATOR_ROLE'
  /** A way to deposit. */
  | 'PAYMENT_CHANNEL'
  /** Rules of deposits. */
  | 'PAYMENT_SETTINGS'
  /** How many points a deposit earns. */
  | 'POINT_SETTINGS'
  /** Terms by which the brand gives bonuses. */
  | 'PROMOTION'
  /** What one member is given by a promotion. */
  | 'PROMOTION_CLAIM'
  /** A wheel of prizes that tickets turn. */
  | 'RAFFLE'
  /** What part of play is given back. */
  | 'REBATE_RULES'
  /** Goods that a member wants for points. */
  | 'REDEMPTION'
  /** A friend whom a member brought. */
  | 'REFERRAL'
  /** What bringing a friend is rewarded with. */
  | 'REFERRAL_RULE'
  /** A word that no message in a chat room may hold. */
  | 'REFUSED_CHAT_WORD'
  /** What people are asked when they register. */
  | 'REGISTRATION_FIELD'
  /** A member that somebody has to look at. */
  | 'RISK_CASE'
  /** What withdrawals are looked at for. */
  | 'RISK_RULE'
  /** The working out of the contracts of one window. */
  | 'SETTLEMENT'
  /** What signing in day by day is rewarded with. */
  | 'SIGN_IN_DAYS'
  /** A talk of somebody with an operator. */
  | 'SUPPORT_CHAT'
  /** Money by bank of which nobody can tell whose it is. */
  | 'SUSPENSE'
  /** A word that operators put on members. */
  | 'TAG'
  /** What somebody says to the house and is owed an answer to. */
  | 'TICKET'
  /** Until when tickets are answered. */
  | 'TICKET_RULES'
  /** How much has to be played before money goes out. */
  | 'TURNOVER_RULES'
  /** A maker of games, offered by the brand or not. */
  | 'VENDOR'
  /** A difference between a vendor's report and the books. */
  | 'VENDOR_CASE'
  /** Money between a main wallet and a vendor, of which nobody knows whether it arrived. */
  | 'VENDOR_TRANSFER'
  /** The levels of VIP and what they give. */
  | 'VIP_LEVELS'
  /** Where the brand’s own systems are told of what happens. */
  | 'WEBHOOK'
  /** A part of the product that is on or off at the brand. */
  | 'WHITELABEL_MODULE'
  /** A withdrawal of a member. */
  | 'WITHDRAWAL'
  /** Rules of withdrawals. */
  | 'WITHDRAWAL_SETTINGS';

/** Whether a game can be started. */
export type Availability =
  /** Shown, says it is under maintenance. */
  | 'MAINTENANCE'
  /** It can be started now. */
  | 'OPEN';

/** Which comparisons with the bank. */
export type BankComparisonFilter = {
  /** Only those that ended so. */
  outcome?: InputMaybe<BankComparisonOutcome>;
  /** Of these days of the bank’s clock. */
  span?: InputMaybe<DaySpanInput>;
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
  | 'FORGOT_PASSWORD'
  /** Lobby: the carousel of the first page. */
  | 'HOME'
  /** Side menu. */
  | 'MENU'
  /** Registration dialog. */
  | 'REGISTER'
  /** Sign-in dialog. */
  | 'SIGN_IN';

/** Input of createBanner and updateBanner. */
export type BannerInput = {
  /** Until when. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where it stands. */
  group: BannerGroup;
  /** Whether it may be shown. */
  isPublished: Scalars['Boolean']['input'];
  /** What a click does. */
  linkType: BannerLinkType;
  /** A picture for each language. */
  pictures: Array<BannerPictureInput>;
  /** Place in the group. */
  position: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** From when. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Where a click leads, by `linkType`: a path of the portal (`PAGE`), an https address (`EXTERNAL`) or the id of a game (`GAME`); null for
   * `NONE`.
   */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What a click on a banner does. */
export type BannerLinkType =
  /** Opens another site. */
  | 'EXTERNAL'
  /** Starts a game. */
  | 'GAME'
  /** A click does nothing; the banner has no target. */
  | 'NONE'
  /** Opens a page of the portal. */
  | 'PAGE';

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
  /** Only bets of this round, by the vendor's id of it; bets on a draw have the draw's. */
  round?: InputMaybe<Scalars['String']['input']>;
  /** Part of the game's name; accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only bets in this state; in any state where it is null. */
  state?: InputMaybe<BetState>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Code of the vendor, such as `JL`. */
  vendorCode?: InputMaybe<Scalars['String']['input']>;
};

/** State of a bet. */
export type BetState =
  /** Not decided. */
  | 'OPEN'
  /** Its outcome is known and what it won is paid; the vendor may still put it right, or take it back, as a draw made void does (VOID). */
  | 'SETTLED'
  /** Taken back. */
  | 'VOID';

/** What a movement of a bet does. */
export type BetTransactionKind =
  /** Takes the stake. */
  | 'BET'
  /** Gives back what was taken, or takes back what was given. */
  | 'ROLLBACK'
  /** Pays what was won. */
  | 'WIN';

/** What rows of a report on bets are about. */
export type BetsReportRows =
  /** The category of the games. */
  | 'CATEGORY'
  /** The hour in which bets were placed, `0` to `23`. */
  | 'HOUR';

/** A download or guide of a brand. */
export type BrandResourceInput = {
  /** What it is. */
  key: ResourceKey;
  /** An `https://` address, or a page of the portal, which begins with `/`, at most 300 characters. */
  url: Scalars['String']['input'];
};

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

/** All that may stand in the way of a change in `broadcasts`. */
export type BroadcastErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** A broadcast of this kind does not reach that account. Check the name or choose another account. */
  | 'BROADCAST_ACCOUNT_NOT_REACHED'
  /** An account, an agent or a tag of the audience does not exist. Check what you entered. */
  | 'BROADCAST_AUDIENCE_UNKNOWN'
  /** There are too many members to count at once. Save the draft and count it on its page. */
  | 'BROADCAST_COUNT_TOO_LONG'
  /** The number you typed is not the number of recipients. Look at the number shown and type that. */
  | 'BROADCAST_COUNT_WRONG'
  /** Nobody counted the recipients since the last change. Count them, then send. */
  | 'BROADCAST_NOT_COUNTED'
  /** This broadcast was not found. */
  | 'BROADCAST_NOT_FOUND'
  /** This broadcast does not stand as you saw it. Reload the page to see how it stands. */
  | 'BROADCAST_STATE'
  /** The time to begin is over. Choose a later one, or leave it empty to send at once. */
  | 'BROADCAST_TIME_PAST'
  /** Each language of the brand needs its words, once. */
  | 'BROADCAST_WORDS_MISSING'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This was changed after you opened the page. Reload it and look again before you confirm. */
  | 'FOUR_EYES_CHANGED'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

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

/** Input of cancelDeposit. */
export type CancelDepositInput = {
  /** Id of a deposit of the member that still waits for its money. */
  id: Scalars['ID']['input'];
};

/** Input of cancelExport. */
export type CancelExportInput = {
  /** The export. */
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
  language?: InputMaybe<Scalars['Locale']['input']>;
};

/** What a canned answer says. */
export type CannedAnswerInput = {
  /** 1 to 2000 characters. */
  content: Scalars['String']['input'];
  /** One of the brand's languages. */
  language: Scalars['Locale']['input'];
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
  /** What is asked of somebody who registers. */
  register: CaptchaProvider;
  /** Signing in. */
  signIn: CaptchaProvider;
  /** Codes by SMS. */
  sms: CaptchaProvider;
};

/** What a captcha protects. */
export type CaptchaPurpose =
  /** Opening an account. */
  | 'REGISTER'
  /** Signing in. */
  | 'SIGN_IN'
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
  /** First reported then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only in this state. */
  state?: InputMaybe<ChatCaseState>;
  /** First reported before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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

/** All that may stand in the way of a change in `chat`. */
export type ChatErrorCode =
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** Only your own bets that wait for their draw or that won can be shown. */
  | 'CHAT_BET_NOT_SHOWN'
  /** This bet has too many numbers to be shown. */
  | 'CHAT_BET_TOO_LARGE'
  /** Another operator is working on this report. */
  | 'CHAT_CASE_CLAIMED'
  /** This report is decided already. */
  | 'CHAT_CASE_DECIDED'
  /** This report is not there. */
  | 'CHAT_CASE_NOT_FOUND'
  /** This room asks for more deposits to write. You can still read. */
  | 'CHAT_DEPOSITS_NEEDED'
  /** You hide too many people already. Show somebody again first. */
  | 'CHAT_HIDDEN_TOO_MANY'
  /** This room asks for a higher VIP level to write. You can still read. */
  | 'CHAT_LEVEL_NEEDED'
  /** The chat takes no links or mail addresses, to keep fraud out. Please leave them out. */
  | 'CHAT_LINK_REFUSED'
  /** This message is not there any more. */
  | 'CHAT_MESSAGE_NOT_FOUND'
  /** You may not write in the chat for now. Open the chat again to see why and until when. */
  | 'CHAT_MUTED'
  /** This mute is not in force any more. */
  | 'CHAT_MUTE_NOT_FOUND'
  /** The chat takes no phone or account numbers, to keep fraud out. Please leave the number out. */
  | 'CHAT_NUMBER_REFUSED'
  /** You are taking a break, so the chat is closed for you. */
  | 'CHAT_PAUSED'
  /** Another room has this code. */
  | 'CHAT_ROOM_CODE_TAKEN'
  /** This chat room is not there. Choose another one. */
  | 'CHAT_ROOM_NOT_FOUND'
  /** The room is slow. Wait some seconds and send again. */
  | 'CHAT_TOO_SOON'
  /** The list of words is full. Take off what is not needed. */
  | 'CHAT_WORDS_TOO_MANY'
  /** This word is on the list already. */
  | 'CHAT_WORD_KNOWN'
  /** This word is not on the list any more. */
  | 'CHAT_WORD_NOT_FOUND'
  /** There is a word in it that is not used here. Please write it differently. */
  | 'CHAT_WORD_REFUSED'
  /** The word needs two different letters at least. */
  | 'CHAT_WORD_TOO_SHORT'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** There is no such copy; it may have expired. */
  | 'EXPORT_NOT_FOUND'
  /** The copy is not ready yet. */
  | 'EXPORT_NOT_READY'
  /** This file does not exist. */
  | 'FILE_NOT_FOUND'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The brand does not offer the language {{language}}. */
  | 'LANGUAGE_NOT_OFFERED'
  /** There is no such lottery. */
  | 'LOTTERY_NOT_FOUND'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The span must be 1 to {{days}} days. */
  | 'TEAM_SPAN_INVALID'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** Which mutes. */
export type ChatMuteFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Those in force, or those that are over. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
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

/** Input of closeRiskCase. */
export type CloseRiskCaseInput = {
  /** A case that the caller took. */
  id: Scalars['ID']['input'];
  /** Why, for colleagues and the audit log, 3 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** What it turned out to be. */
  outcome: RiskCaseOutcome;
};

/** Input of closeTicketAsOperator. */
export type CloseTicketInput = {
  /** The last words, 1 to 2000 characters; who wrote it reads them. */
  content: Scalars['String']['input'];
  /** The ticket. */
  id: Scalars['ID']['input'];
  /** A UUID of the sender: what is sent again with it is not said twice. */
  idempotencyKey: Scalars['String']['input'];
  /** How a complaint ends; of anything else it is not kept. */
  outcome?: InputMaybe<TicketOutcome>;
};

/** Input of closeVendorCase. */
export type CloseVendorCaseInput = {
  /** The case. */
  id: Scalars['ID']['input'];
  /** Why, for colleagues and the audit log, 3 to 1,000 characters. */
  note: Scalars['String']['input'];
  /** What it turned out to be. */
  outcome: VendorCaseOutcome;
};

/** A proof by the authenticator app. */
export type CodeInput = {
  /** What the authenticator app shows now; a recovery code does not do. */
  code: Scalars['String']['input'];
};

/** What an SMS code is for. */
export type CodePurpose =
  /** A new password. */
  | 'PASSWORD'
  /** Signing in. */
  | 'SIGN_IN';

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

/** Kinds of things that a brand plans by the clock. */
export type ContentCalendarKind =
  /** A popup or notice. */
  | 'ANNOUNCEMENT'
  /** A picture of a carousel. */
  | 'BANNER'
  /** A letter to many members. */
  | 'BROADCAST'
  /** A mission that ends. */
  | 'MISSION'
  /** A promotion with the hours in which it may be claimed. */
  | 'PROMOTION'
  /** A raffle with the hours in which tickets are drawn. */
  | 'RAFFLE';

/** All that may stand in the way of a change in `content`. */
export type ContentErrorCode =
  /** This announcement does not exist. */
  | 'ANNOUNCEMENT_NOT_FOUND'
  /** This banner does not exist. */
  | 'BANNER_NOT_FOUND'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** The span must be 1 to {{days}} days. */
  | 'CALENDAR_SPAN_INVALID'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** The brand's default language needs its words too. */
  | 'CONTENT_DEFAULT_LANGUAGE_MISSING'
  /** Each language may appear only once. */
  | 'CONTENT_LANGUAGE_REPEATED'
  /** The brand does not offer this language. */
  | 'CONTENT_LANGUAGE_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The link is not valid: a page starts with /, another site with https://, a game is its code. */
  | 'LINK_INVALID'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Please upload the picture here instead of naming an address elsewhere. */
  | 'PICTURE_INVALID'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The end must be after the start. */
  | 'SCHEDULE_INVALID'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

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

/** All that may stand in the way of a change in `contracts`. */
export type ContractErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** Something else about this contract waits for an answer first. */
  | 'CONTRACT_ANSWER_DUE'
  /** The other side has to answer this. */
  | 'CONTRACT_ANSWER_NOT_OWN'
  /** These terms promise more than the payer's own contract does. Lower the rate, or ask for more at the tier. */
  | 'CONTRACT_BETTER_THAN_OWN'
  /** Contracts of downlines end with this: {{count}}. Please confirm it. */
  | 'CONTRACT_ENDS_DOWNLINES'
  /** The agent is in another line now. A new contract has to be made there. */
  | 'CONTRACT_LINE_MOVED'
  /** Only agents can have this contract. */
  | 'CONTRACT_NEEDS_AGENT'
  /** The payer has no contract of this kind in force, so none can be made out of it. */
  | 'CONTRACT_NONE_OF_OWN'
  /** This contract does not exist. */
  | 'CONTRACT_NOT_FOUND'
  /** An upline pays this contract, so only its two sides may answer it. */
  | 'CONTRACT_NOT_PLATFORMS'
  /** Another contract of this kind is still in force. End it first. */
  | 'CONTRACT_OTHER_IN_FORCE'
  /** The platform makes contracts with agents who have nobody above them. */
  | 'CONTRACT_PAYEE_NOT_TOP'
  /** This member is not directly below you. */
  | 'CONTRACT_PAYEE_UNKNOWN'
  /** This contract has to be settled as often as the one it rests on. */
  | 'CONTRACT_PERIOD_DIFFERS'
  /** The contract has changed meanwhile. Please look again. */
  | 'CONTRACT_STATE_CHANGED'
  /** These terms contradict each other. Please check them. */
  | 'CONTRACT_TERMS_INVALID'
  /** Please say which terms you wish for. */
  | 'CONTRACT_TERMS_NEEDED'
  /** Other terms have been proposed meanwhile. Please read them first. */
  | 'CONTRACT_VERSION_CHANGED'
  /** You have asked the other side {{most}} times about this contract within 24 hours, as often as you may. Try again tomorrow. */
  | 'CONTRACT_WISHES_TOO_MANY'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** This is not switched on. Please contact customer service. */
  | 'MODULE_OFF'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** Which contracts. */
export type ContractFilter = {
  /** Those that wait for the member's own answer, or all others. */
  awaitsOwnAnswer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Proposed first then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those that are not over, or those that are. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of this kind. */
  kind?: InputMaybe<ContractKind>;
  /** Those that the member is paid by, or those that he pays. */
  party?: InputMaybe<ContractParty>;
  /** In this state. */
  state?: InputMaybe<ContractState>;
  /** Proposed first before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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
  idempotencyKey: Scalars['String']['input'];
};

/** Input of createExport. */
export type CreateExportInput = {
  /** Which kind of file. */
  format: ExportFormat;
  /** Which list, and what narrows it. */
  of: ExportOfInput;
  /** The zone by whose clock moments are written, such as `Asia/Ho_Chi_Minh`. */
  timeZone: Scalars['String']['input'];
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

/** Input of createMerchant. */
export type CreateMerchantInput = {
  /** What tells it apart for good: 3 to 20 capital letters, digits and _, a letter first; no two brands are alike. */
  code: Scalars['String']['input'];
  /**
   * Id of the brand whose settings it begins with, which the operator may change: rules, modules, games, levels, looks. No channels of
   * payment, no contents and nothing that was done there. The house's own template when left out.
   */
  copyOf?: InputMaybe<Scalars['ID']['input']>;
  /** Code of the currency of its money, such as `VND`; that of the brand that is copied. */
  currency: Scalars['String']['input'];
  /** Language of a first visit; one of those on offer. */
  defaultLanguage: Scalars['Locale']['input'];
  /** Host names by which visitors open it, 1 to 20, the one to share first, without scheme and port, each of no other brand. */
  domains: Array<Scalars['String']['input']>;
  /** Languages on offer, each with all its words. */
  languages: Array<Scalars['Locale']['input']>;
  /** What the brand calls itself before its players, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Why, for the audit log, 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** IANA name of the zone whose midnight ends a day, such as `Asia/Ho_Chi_Minh`. */
  timeZone: Scalars['String']['input'];
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
  /** What the person is called, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** What he is at each brand, 1 to 100 of the asker's own; nobody gives more than he has there himself. */
  places: Array<OperatorPlaceInput>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Input of createOperatorRole. */
export type CreateOperatorRoleInput = {
  /** What colleagues call it, 1 to 60 characters; no two of a brand are alike. */
  name: Scalars['String']['input'];
  /** Why, for the audit log, 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** What it allows; whoever acts or decides may read the same, which is added. */
  rights: Array<OperatorRight>;
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
  /** Where it leads; of LIVE_CHAT always our own page. */
  address: Scalars['String']['input'];
  /** Whether it is shown. */
  enabled: Scalars['Boolean']['input'];
  /** When people are there; none is day and night. */
  hours: Array<CustomerServiceHoursInput>;
  /** How it reaches them. */
  kind: CustomerServiceKind;
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
  | 'LIVE_CHAT'
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

/** Input of discardMerchantDraft. */
export type DiscardMerchantDraftInput = {
  /** Id of the brand. */
  id: Scalars['ID']['input'];
  /** Number of the draft that was seen. */
  number: Scalars['Int']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
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

/** All that may stand in the way of a change in `disputes`. */
export type DisputeErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** Something else about this contract waits for an answer first. */
  | 'CONTRACT_ANSWER_DUE'
  /** The other side has to answer this. */
  | 'CONTRACT_ANSWER_NOT_OWN'
  /** These terms promise more than the payer's own contract does. Lower the rate, or ask for more at the tier. */
  | 'CONTRACT_BETTER_THAN_OWN'
  /** Contracts of downlines end with this: {{count}}. Please confirm it. */
  | 'CONTRACT_ENDS_DOWNLINES'
  /** The agent is in another line now. A new contract has to be made there. */
  | 'CONTRACT_LINE_MOVED'
  /** Only agents can have this contract. */
  | 'CONTRACT_NEEDS_AGENT'
  /** The payer has no contract of this kind in force, so none can be made out of it. */
  | 'CONTRACT_NONE_OF_OWN'
  /** This contract does not exist. */
  | 'CONTRACT_NOT_FOUND'
  /** Another contract of this kind is still in force. End it first. */
  | 'CONTRACT_OTHER_IN_FORCE'
  /** The platform makes contracts with agents who have nobody above them. */
  | 'CONTRACT_PAYEE_NOT_TOP'
  /** This member is not directly below you. */
  | 'CONTRACT_PAYEE_UNKNOWN'
  /** This contract has to be settled as often as the one it rests on. */
  | 'CONTRACT_PERIOD_DIFFERS'
  /** The contract has changed meanwhile. Please look again. */
  | 'CONTRACT_STATE_CHANGED'
  /** These terms contradict each other. Please check them. */
  | 'CONTRACT_TERMS_INVALID'
  /** Please say which terms you wish for. */
  | 'CONTRACT_TERMS_NEEDED'
  /** Other terms have been proposed meanwhile. Please read them first. */
  | 'CONTRACT_VERSION_CHANGED'
  /** You have asked the other side {{most}} times about this contract within 24 hours, as often as you may. Try again tomorrow. */
  | 'CONTRACT_WISHES_TOO_MANY'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** {{most}} of your disputes wait for an answer, as many as may be. Wait for answers, or withdraw some. */
  | 'DISPUTES_TOO_MANY'
  /** This dispute was answered or withdrawn. */
  | 'DISPUTE_CLOSED'
  /** This dispute does not exist. */
  | 'DISPUTE_NOT_FOUND'
  /** This amount is under dispute already. */
  | 'DISPUTE_OPEN_ALREADY'
  /** An amount can be disputed within {{days}} days of the end of its window. */
  | 'DISPUTE_TOO_LATE'
  /** These earnings do not exist. */
  | 'EARNING_NOT_FOUND'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** This is not switched on. Please contact customer service. */
  | 'MODULE_OFF'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** There is no such settlement. */
  | 'SETTLEMENT_NOT_FOUND'
  /** Nothing of this settlement waits for approval any more. Load the page again. */
  | 'SETTLEMENT_NOT_WAITING'
  /** The brand has no such member. */
  | 'SETTLEMENT_PAYEE_UNKNOWN'
  /** This settlement is too old: its figures by the five minutes are not kept any more. */
  | 'SETTLEMENT_TOO_OLD'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The span must be 1 to {{days}} days. */
  | 'TEAM_SPAN_INVALID'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

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

/** What document a movement of money or points belongs to. */
export type DocumentKind =
  /** What an operator put right by hand. */
  | 'ADJUSTMENT'
  /** Money that came by the bank and that nobody could be told of yet. */
  | 'BANK_TRANSFER'
  /** A bet, at a vendor or in a lottery of the house. */
  | 'BET'
  /** A deposit of the cashier. */
  | 'DEPOSIT'
  /** What an agent is paid by a contract for one window. */
  | 'EARNING'
  /** What was in an opened red envelope. */
  | 'ENVELOPE'
  /** A prize of a leaderboard. */
  | 'LEADERBOARD'
  /** A transfer between an agent and somebody of the line. */
  | 'MEMBER_TRANSFER'
  /** The reward of a mission. */
  | 'MISSION'
  /** Points that a deposit earned. */
  | 'POINT_EARNING'
  /** Points taken back with the deposit that earned them. */
  | 'POINT_RETURN'
  /** What a promotion gave a member. */
  | 'PROMOTION_CLAIM'
  /** What a ticket of a raffle won. */
  | 'RAFFLE_SPIN'
  /** Rebates of play that were claimed. */
  | 'REBATE_CLAIM'
  /** Goods of the mall that were paid for. */
  | 'REDEMPTION'
  /** The reward for a friend who was brought in. */
  | 'REFERRAL'
  /** Money of demonstration data, which stands for what came before. */
  | 'SEED'
  /** What a day of signing in brought. */
  | 'SIGN_IN'
  /** A bonus that was taken away with what had to be played for it. */
  | 'TURNOVER'
  /** A transfer into the wallet of a vendor, or out of it. */
  | 'VENDOR_TRANSFER'
  /** A bonus of a VIP level. */
  | 'VIP_BONUS'
  /** A withdrawal of the cashier. */
  | 'WITHDRAWAL';

/** Which corrections. */
export type DrawCorrectionFilter = {
  /** Only of this draw. */
  drawId?: InputMaybe<Scalars['ID']['input']>;
  /** Asked for then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only in this state. */
  state?: InputMaybe<DrawCorrectionState>;
  /** Asked for before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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

/** Input of dropJobFailure. */
export type DropJobFailureInput = {
  /** Id of a failure that is STUCK. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log; 1 to 300 characters. */
  reason: Scalars['String']['input'];
};

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

/** Input of endOperatorSessions. */
export type EndOperatorSessionsInput = {
  /** Id of the operator. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log, 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Which session; all but the asker's own unless told. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
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

/** All that may stand in the way of a change in `envelopes`. */
export type EnvelopeErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** These red envelopes have not begun, are paused or are over. */
  | 'ENVELOPES_CLOSED'
  /** Somebody has just opened the last one. Better luck next time. */
  | 'ENVELOPES_GONE'
  /** These red envelopes are for a higher VIP level. */
  | 'ENVELOPES_NOT_FOR_YOU'
  /** These red envelopes were not found. */
  | 'ENVELOPES_NOT_FOUND'
  /** Envelopes that were published cannot be changed. Plan new ones. */
  | 'ENVELOPES_PUBLISHED'
  /** Check the amounts (whole ones; the total must fit the number of envelopes), the times and the words. */
  | 'ENVELOPES_TERMS_INVALID'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This was changed after you opened the page. Reload it and look again before you confirm. */
  | 'FOUR_EYES_CHANGED'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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

/** All that may stand in the way of a change in `exports`. */
export type ExportErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** You have {{most}} exports under way. Wait for one of them, or cancel one. */
  | 'LIST_EXPORTS_UNDER_WAY'
  /** There is no such export. */
  | 'LIST_EXPORT_NOT_FOUND'
  /** This export is not under way any more. */
  | 'LIST_EXPORT_OVER'
  /** There is no such time zone. */
  | 'LIST_EXPORT_TIME_ZONE'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** Why there is no file. */
export type ExportFailure =
  /** It could not be written; asking again may help. */
  | 'BROKEN'
  /** The operator may not read the list any more. */
  | 'RIGHT_GONE'
  /** The list has more rows than the file may hold. */
  | 'TOO_MANY_ROWS';

/** Which exports. */
export type ExportFilter = {
  /** Asked for then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those in this state. */
  state?: InputMaybe<ExportState>;
  /** Asked for before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What kind of file a list is written into. */
export type ExportFormat =
  /** Text with commas (RFC 4180), which every spreadsheet reads. */
  | 'CSV'
  /** A workbook of Excel. */
  | 'XLSX';

/** Which list, and what narrows it: exactly one of these; an empty filter is the whole list. */
export type ExportOfInput =
  /** Money put right by hand, narrowed as `adjustments` is. */
  { adjustments: AdjustmentFilter; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** Who owes of what was paid to him, narrowed as `agentDebts` is. */
  { adjustments?: never; agentDebts: AgentDebtFilter; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** The audit log. */
  { adjustments?: never; agentDebts?: never; auditEntries: AuditFilter; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** Bets of the brand in view, narrowed as `operatorBets` is. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets: OperatorBetFilter; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** Deposits of the brand in view, narrowed as `operatorDeposits` is. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits: OperatorDepositFilter; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** Draws of the lotteries, narrowed as `operatorDraws` is. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws: OperatorDrawFilter; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** Members of the brand in view, narrowed as `operatorMembers` is. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members: OperatorMemberFilter; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** What members claim of promotions, narrowed as `operatorPromotionClaims` is. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims: OperatorPromotionClaimFilter; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** What members were given back, narrowed as `operatorRebateClaims` is. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims: OperatorRebateClaimFilter; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** What contracts of agents came to, narrowed as `settlements` is. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements: SettlementFilter; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** Money that nobody was credited for, narrowed as `suspenseTransfers` is. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense: SuspenseFilter; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** What people said to the house, narrowed as `operatorTickets` is. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets: OperatorTicketFilter; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  /** Movements of the ledger; without a member, play is left out. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers: LedgerTransferFilter; vendorTransfers?: never; withdrawals?: never; }
  |  /** Transfers into and out of vendors' wallets, narrowed as `vendorTransfers` is. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers: VendorTransferFilter; withdrawals?: never; }
  |  /** Withdrawals of the brand in view, narrowed as `operatorWithdrawals` is. */
  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals: OperatorWithdrawalFilter; };

/** A list that can be exported whole. */
export type ExportSource =
  /** Money put right by hand, as `adjustments` lists it; the newest request first. */
  | 'ADJUSTMENTS'
  /** Who owes of what was paid to him, as `agentDebts` lists it; as it stands while the file is written, in no order of amounts. */
  | 'AGENT_DEBTS'
  /** The audit log, as `auditEntries` lists it. */
  | 'AUDIT_ENTRIES'
  /** Bets, as `operatorBets` lists them, of any span. */
  | 'BETS'
  /** Deposits, as `operatorDeposits` lists them. */
  | 'DEPOSITS'
  /** Draws of the lotteries, as `operatorDraws` lists them, those to come included; the last first. */
  | 'LOTTERY_DRAWS'
  /** Members, as `operatorMembers` lists them. */
  | 'MEMBERS'
  /** What members claim of promotions, as `operatorPromotionClaims` lists it. */
  | 'PROMOTION_CLAIMS'
  /** What members were given back of what they played, as `operatorRebateClaims` lists it. */
  | 'REBATE_CLAIMS'
  /** What contracts of agents came to, window by window, as `settlements` lists it; the latest window first whatever waits. */
  | 'SETTLEMENTS'
  /** Money that nobody was credited for, as `suspenseTransfers` lists it; the newest first. */
  | 'SUSPENSE'
  /** What people said to the house, complaints among it, as `operatorTickets` lists it; without the conversations, the newest first. */
  | 'TICKETS'
  /** Movements of the ledger, as `ledgerTransfers` lists them. */
  | 'TRANSFERS'
  /** Transfers into and out of vendors' wallets, as `vendorTransfers` lists them; how long they wait is as of the asking. */
  | 'VENDOR_TRANSFERS'
  /** Withdrawals, as `operatorWithdrawals` lists them. */
  | 'WITHDRAWALS';

/** How far an export is. */
export type ExportState =
  /** The operator ended it. */
  | 'CANCELLED'
  /** The file is whole. */
  | 'DONE'
  /** There is no file. */
  | 'FAILED'
  /** It waits for its turn. */
  | 'QUEUED'
  /** It is being written. */
  | 'RUNNING';

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

/** What operators do that takes two of them, or may. */
export type FourEyesDeed =
  /** A correction of a member's balance. */
  | 'ADJUSTMENT'
  /** Up to which amount one operator corrects alone. */
  | 'ADJUSTMENT_LIMIT'
  /** A contract that the platform proposes beyond what the brand offers; `subjectId` is the agent and the kind. */
  | 'CONTRACT_OFFER'
  /** An agent's terms beyond what the brand offers, signed for the platform. */
  | 'CONTRACT_SIGNING'
  /** What the brand offers of a kind of contract. */
  | 'CONTRACT_TEMPLATE'
  /** A large deposit without a report of the bank. */
  | 'DEPOSIT'
  /** Red envelopes that are to rain. */
  | 'ENVELOPE'
  /** That one operator suffices again for a deed for which the brand demands two; `subjectId` is the deed, as the platform calls it. */
  | 'FOUR_EYES_RULES'
  /** A leaderboard that is to begin. */
  | 'LEADERBOARD'
  /** A member, with everybody below, under another upline. */
  | 'LINE_MOVE'
  /** How long before a draw bets end. */
  | 'LOTTERY_CLOSING'
  /** The numbers of an official draw, entered by hand. */
  | 'LOTTERY_RESULT'
  /** Odds and limits of a lottery. */
  | 'LOTTERY_RULES'
  /** Goods of the mall: opened, cheaper, worth more, or more of them. */
  | 'MALL_GOODS'
  /** A new password of a member, made and told when a second operator confirms it. */
  | 'MEMBER_PASSWORD'
  /** A correction of a member with another payee name: money is paid out to that name. */
  | 'MEMBER_PAYEE_NAME'
  /** The payment password of a member taken away. */
  | 'MEMBER_PAYMENT_PASSWORD'
  /** An account that its member closed, opened again. */
  | 'MEMBER_REOPENING'
  /** Authenticator app, recovery codes and passkeys of a member taken away. */
  | 'MEMBER_SECOND_FACTOR'
  /** How far members may send each other money. */
  | 'MEMBER_TRANSFER_RULES'
  /** A locked member let in again. */
  | 'MEMBER_UNLOCKING'
  /** Identity before withdrawals, or the authenticator app of operators, no longer demanded. */
  | 'MERCHANT_PROTECTION'
  /** A mission that is to begin. */
  | 'MISSION'
  /** The account that members pay to. */
  | 'PAYMENT_CHANNELS'
  /** What is credited that did not come as agreed. */
  | 'PAYMENT_SETTINGS'
  /** What deposits earn in points, and what points are exchanged for. */
  | 'POINT_SETTINGS'
  /** A promotion published, by its next version. */
  | 'PROMOTION'
  /** A raffle that is to run. */
  | 'RAFFLE'
  /** By what a brand gives back of play. */
  | 'REBATE_RULES'
  /** By what a brand gives for friends. */
  | 'REFERRAL_RULE'
  /** A rule by which withdrawals are looked at that finds less, or lets less follow. */
  | 'RISK_RULES'
  /** What contracts of agents came to in a window, to be paid. */
  | 'SETTLEMENT'
  /** What a brand gives for coming every day. */
  | 'SIGN_IN_DAYS'
  /** A large transfer that matches no deposit. */
  | 'SUSPENSE'
  /** What must be played before money leaves. */
  | 'TURNOVER_RULES'
  /** What became of a transfer to or from a vendor's wallet that is in doubt. */
  | 'VENDOR_TRANSFER'
  /** Levels of the brand that give members more. */
  | 'VIP_LEVELS'
  /** Money of a withdrawal that is paid again or given back. */
  | 'WITHDRAWAL'
  /** The approval of a withdrawal. */
  | 'WITHDRAWAL_APPROVAL'
  /** How the brand pays out. */
  | 'WITHDRAWAL_SETTINGS';

/** What the house says of a deed of operators. */
export type FourEyesDemand =
  /** It takes two above a limit, which stands in settings. */
  | 'ABOVE_LIMIT'
  /** It always takes two, or whenever it gives more away: it may cost the house. */
  | 'ALWAYS'
  /** The brand decides; one operator suffices until it demands two. */
  | 'BRAND';

/** Places of the lobby that operators fill with games. */
export type GameChoiceList =
  /** Hot games. */
  | 'HOT'
  /** Games of the tab of great wins. */
  | 'MAX_WIN';

/** All that may stand in the way of a change in `games`. */
export type GameErrorCode =
  /** The bet was not found. */
  | 'BET_NOT_FOUND'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** You are taking a break, so the chat is closed for you. */
  | 'CHAT_PAUSED'
  /** This chat room is not there. Choose another one. */
  | 'CHAT_ROOM_NOT_FOUND'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This game cannot be tried for fun. */
  | 'GAME_HAS_NO_DEMO'
  /** The game is under maintenance. Please choose another. */
  | 'GAME_MAINTENANCE'
  /** The game was not found. */
  | 'GAME_NOT_FOUND'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** A trial account plays for fun only. Register a real account to place bets. */
  | 'IN_NEED_TRUE_ACCOUNT'
  /** Your agent has switched this game off for the whole line. Choose another one, or ask your agent. */
  | 'LINE_GAME_OFF'
  /** Your agent allows at most {{greatest}} {{currency}} in a bet on games of this kind. Stake less. */
  | 'LINE_STAKE_LIMIT'
  /** You have reached your loss limit of {{limit}} {{currency}}. You can play again when the next period begins. */
  | 'LOSS_LIMIT_REACHED'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** You are taking a break, so you cannot play, deposit or send money to others now. You can still withdraw. */
  | 'MEMBER_EXCLUDED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** You have played the {{limit}} minutes you allowed yourself. You can play again when the next period begins. */
  | 'SESSION_LIMIT_REACHED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The provider does not offer this game right now. Please choose another one. */
  | 'VENDOR_GAME_UNKNOWN'
  /** The game provider did not answer. Please try again in a few minutes. */
  | 'VENDOR_UNAVAILABLE';

/** Which games. */
export type GameFilter = {
  /** Only games of this category; of all categories where it is null. */
  gameType?: InputMaybe<GameType>;
  /** Part of the name; accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only games of this sub-type; of all where it is null. */
  subType?: InputMaybe<GameSubType>;
  /** Code of the vendor, such as `JL`. */
  vendorCode?: InputMaybe<Scalars['String']['input']>;
};

/** In which order games come. */
export type GameOrder = {
  /** Which way they run. */
  direction?: InputMaybe<OrderDirection>;
  /** By what they are ordered. */
  field: GameOrderField;
};

/** By what games can be ordered. */
export type GameOrderField =
  /** When the game came into the lobby. */
  | 'LISTED_AT'
  /** Name in the language of the caller. */
  | 'NAME'
  /** How often it was played. */
  | 'PLAYS';

/** What kind of game it is within its category. */
export type GameSubType =
  /** Games of quick hands. */
  | 'ARCADE'
  /** Numbers on a card are drawn. */
  | 'BINGO'
  /** A pot that grows until somebody wins it. */
  | 'JACKPOT'
  /** Cards that are scratched open. */
  | 'SCRATCH_CARD'
  /** Games of a table: cards, dice, a wheel. */
  | 'TABLE_GAME'
  /** Poker against a machine. */
  | 'VIDEO_POKER';

/** Categories of games, section 3 of the specification. */
export type GameType =
  /** Bets on cockfights. */
  | 'COCKFIGHT'
  /** Sports books on matches of computer games. */
  | 'ESPORTS'
  /** Own lottery, e-prize mode. */
  | 'E_LOTTERY'
  /** Fishing games: each shot costs, and what is hit pays. */
  | 'FISH'
  /** Live casino. */
  | 'LIVE'
  /** Lotteries, played on pages of the portal by bets on draws. */
  | 'LOTTERY'
  /** Cards against other players. */
  | 'PVP'
  /** Slots, and what else draws its outcome by chance: scratch cards, video poker, table games. */
  | 'SLOTS'
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
  /** Found then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that somebody looked at, or only the others. */
  state?: InputMaybe<GreatWinState>;
  /** Found before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Whether somebody looked at a great win. */
export type GreatWinState =
  /** Nobody yet. */
  | 'NEW'
  /** An operator. */
  | 'SEEN';

/** How much a bet on games of a category may be at most. */
export type GreatestStakeInput = {
  /** Category of the games whose bets are limited, such as `SLOTS`; each is named once at most. */
  gameType: GameType;
  /** Stake of one bet, more than nothing. */
  greatest: Scalars['Money']['input'];
};

/** All that may stand in the way of a change in `help`. */
export type HelpErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** Another article has this address already. Please choose another. */
  | 'HELP_ANCHOR_TAKEN'
  /** The help centre has {{most}} articles at most. */
  | 'HELP_ARTICLES_TOO_MANY'
  /** Somebody has just saved this article. Reload the page, look at the new version and try again. */
  | 'HELP_ARTICLE_CHANGED'
  /** This help article does not exist. */
  | 'HELP_ARTICLE_NOT_FOUND'
  /** Please write the article in the main language of the brand. */
  | 'HELP_DEFAULT_LANGUAGE_MISSING'
  /** Each language may be there once. */
  | 'HELP_LANGUAGE_REPEATED'
  /** The brand does not offer this language. */
  | 'HELP_LANGUAGE_UNKNOWN'
  /** Related articles have to exist, differ from this one and be named once. */
  | 'HELP_RELATED_INVALID'
  /** The article has no such version. */
  | 'HELP_VERSION_NOT_FOUND'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

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

/** Input of holdRiskCase. */
export type HoldRiskCaseInput = {
  /** A case that is not closed. */
  id: Scalars['ID']['input'];
  /** Why, for colleagues and the audit log, 3 to 1,000 characters. */
  note: Scalars['String']['input'];
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

/** All that may stand in the way of a change in `invitations`. */
export type InvitationErrorCode =
  /** You can open {{most}} accounts a day. Send a registration link, or go on tomorrow. */
  | 'ACCOUNTS_TOO_MANY'
  /** This user name is taken. */
  | 'ACCOUNT_TAKEN'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** These terms promise more than the payer's own contract does. Lower the rate, or ask for more at the tier. */
  | 'CONTRACT_BETTER_THAN_OWN'
  /** Only agents can have this contract. */
  | 'CONTRACT_NEEDS_AGENT'
  /** The payer has no contract of this kind in force, so none can be made out of it. */
  | 'CONTRACT_NONE_OF_OWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** {{most}} of your links are open, as many as may be. End some that you do not need any more. */
  | 'INVITATIONS_TOO_MANY'
  /** The expiry has to be in the future. */
  | 'INVITATION_EXPIRY_PAST'
  /** You have a link of this name. Choose another name, or end that link first. */
  | 'INVITATION_NAME_TAKEN'
  /** This registration link does not exist. */
  | 'INVITATION_NOT_FOUND'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** This password is too common. Please choose one that is harder to guess. */
  | 'PASSWORD_COMMON'
  /** The password must not be made of your account, name or contacts. */
  | 'PASSWORD_PERSONAL'
  /** A password may have at most {{maximum}} characters. */
  | 'PASSWORD_TOO_LONG'
  /** A password needs at least {{minimum}} characters. */
  | 'PASSWORD_TOO_SHORT'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

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

/** All that may stand in the way of a change in `jobs`. */
export type JobErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** There is nothing to decide any more: the work was tried again or given up, or it ended by itself. Please read the page anew. */
  | 'JOB_FAILURE_DECIDED'
  /** It cannot be run by itself: it carries out what is sent to it. */
  | 'JOB_NEEDS_WORK'
  /** It is running already. Please wait until it is done. */
  | 'JOB_RUNNING'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This also concerns brands that are not yours. Ask an administrator of all of them. */
  | 'OPERATOR_BEYOND_BRANDS'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** What a failure asks of operators. */
export type JobFailureState =
  /** An operator let go of the piece. */
  | 'DROPPED'
  /** An operator had the piece tried again. */
  | 'RETRIED'
  /** Its piece of work gave up: one retries or drops it. */
  | 'STUCK'
  /** Nothing: it is tried again, or the next run does what this one did not. */
  | 'TOLD';

/** What makes a job run. */
export type JobKind =
  /** It carries out the pieces of work that come into its queue. */
  | 'QUEUE'
  /** It comes round every so many seconds, on each node that works. */
  | 'ROUND'
  /** It has minutes, hours and days of its own, and runs on one node. */
  | 'SCHEDULED';

/** How a job stands; where several hold, the first of OVERDUE, FAILING and RUNNING. */
export type JobState =
  /** Its last run failed, or a piece of its work gave up. */
  | 'FAILING'
  /** It ran when it was due, and did what it should. */
  | 'HEALTHY'
  /** It missed two of its times, or a quarter of an hour; or a piece of its work has waited for ten minutes. */
  | 'OVERDUE'
  /** It has run for three seconds or longer. */
  | 'RUNNING';

/** In which order languages come. */
export type LanguageOrder = {
  /** Which way they run. */
  direction?: InputMaybe<OrderDirection>;
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
  /** Id of the game to open, as `Game.id` tells it. */
  gameId: Scalars['ID']['input'];
};

/** All that may stand in the way of a change in `ledger`. */
export type LedgerErrorCode =
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** There is no such copy; it may have expired. */
  | 'EXPORT_NOT_FOUND'
  /** The copy is not ready yet. */
  | 'EXPORT_NOT_READY'
  /** This file does not exist. */
  | 'FILE_NOT_FOUND'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The span must be 1 to {{days}} days. */
  | 'TEAM_SPAN_INVALID'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** Which movements. */
export type LedgerTransferFilter = {
  /** Only of this document. */
  documentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of this kind of document. */
  documentKind?: InputMaybe<DocumentKind>;
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

/** All that may stand in the way of a change in `lines`. */
export type LineErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** A line cannot be moved below somebody of its own. */
  | 'LINE_CIRCLE'
  /** There is no such account, or it cannot be part of a line. */
  | 'LINE_MEMBER_UNKNOWN'
  /** It stands below that account already. */
  | 'LINE_MOVE_SAME'
  /** A greatest stake must be above 0, one for each category. */
  | 'LINE_STAKE_INVALID'
  /** There is no such account directly below you. */
  | 'LINE_UNKNOWN'
  /** There is no provider {{vendor}}. Reload the page and choose again. */
  | 'LINE_VENDOR_UNKNOWN'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

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

/** What a brand needs to take real money. */
export type LiveDemandCode =
  /** Countries that may play, named one by one. */
  | 'COUNTRIES'
  /** Its first host name is one of the internet. */
  | 'DOMAIN'
  /** The reference of the licence under which it takes bets. */
  | 'LICENCE'
  /** It was opened for real money; one of play money never becomes real. */
  | 'MODE'
  /** Who answers for it: an administrator who may sign in works for it. */
  | 'OPERATORS'
  /** Its operators need an authenticator app. */
  | 'SECOND_FACTOR';

/** Which of the plans. */
export type LotteryChaseFilter = {
  /** Begun then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of one lottery. */
  lotteryCode?: InputMaybe<Scalars['String']['input']>;
  /** In this state. */
  state?: InputMaybe<LotteryChaseState>;
  /** Begun before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How far a plan is. */
export type LotteryChaseState =
  /** Draws are to come. */
  | 'ACTIVE'
  /** All its draws are over. */
  | 'FINISHED'
  /** Ended before its last draw, by its member or by a win. */
  | 'STOPPED';

/** All that may stand in the way of a change in `lottery`. */
export type LotteryErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** This contract does not exist. */
  | 'CONTRACT_NOT_FOUND'
  /** The contract has changed meanwhile. Please look again. */
  | 'CONTRACT_STATE_CHANGED'
  /** This correction has been decided already. */
  | 'CORRECTION_DECIDED'
  /** This correction was not found. */
  | 'CORRECTION_NOT_FOUND'
  /** Another correction of this draw is still open. */
  | 'CORRECTION_OPEN'
  /** You asked for this, so somebody else has to decide. */
  | 'CORRECTION_OWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** Whoever asked for this was closed since, or no longer has the right or the brand, so it does not count any more. Refuse it, and let somebody ask for it anew. */
  | 'FOUR_EYES_GONE'
  /** This was asked for more than {{days}} days ago and can no longer be approved. Refuse it, and let somebody ask for it anew. */
  | 'FOUR_EYES_OLD'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** Your agent has switched this game off for the whole line. Choose another one, or ask your agent. */
  | 'LINE_GAME_OFF'
  /** Your agent allows at most {{greatest}} {{currency}} in a bet on games of this kind. Stake less. */
  | 'LINE_STAKE_LIMIT'
  /** You have reached your loss limit of {{limit}} {{currency}}. You can play again when the next period begins. */
  | 'LOSS_LIMIT_REACHED'
  /** Too many bets are coming in at once, and this one was not placed. Please try again. */
  | 'LOTTERY_BUSY'
  /** There is no such plan. */
  | 'LOTTERY_CHASE_NOT_FOUND'
  /** This lottery takes no bets at the moment. Please choose another one or come back later. */
  | 'LOTTERY_CLOSED'
  /** Draw {{number}} takes no more bets. You can bet on the next one. */
  | 'LOTTERY_DRAW_CLOSED'
  /** The house drew this from a published seed, so its result cannot be entered or changed. */
  | 'LOTTERY_DRAW_IS_SEEDED'
  /** This draw is void. */
  | 'LOTTERY_DRAW_IS_VOID'
  /** This draw is not due yet. */
  | 'LOTTERY_DRAW_NOT_DUE'
  /** This draw was not found. */
  | 'LOTTERY_DRAW_NOT_FOUND'
  /** This draw is not paid out yet. Please try again in a few minutes. */
  | 'LOTTERY_DRAW_NOT_SETTLED'
  /** This draw already has a result or is void. */
  | 'LOTTERY_DRAW_NOT_WAITING'
  /** This is the result that stands already. */
  | 'LOTTERY_DRAW_RESULT_SAME'
  /** This result is not possible. Please check each prize again. */
  | 'LOTTERY_DRAW_RESULT_WRONG'
  /** Only {{rest}} more can be staked on draw {{draw}}. Stake less or choose another draw. */
  | 'LOTTERY_LIMIT_DRAW'
  /** You can stake {{rest}} more on draw {{draw}}. Please stake less. */
  | 'LOTTERY_LIMIT_MEMBER'
  /** Number {{number}} in draw {{draw}} is close to its limit: {{rest}} more can be staked on it. Stake less or choose another number. */
  | 'LOTTERY_LIMIT_NUMBER'
  /** Only {{rest}} more can be staked on this kind of bet in draw {{draw}}. Stake less or choose another one. */
  | 'LOTTERY_LIMIT_PLAY_TYPE'
  /** This bet could win {{win}}, and one bet may win {{limit}} at most. Please stake less. */
  | 'LOTTERY_LIMIT_WIN'
  /** Your account cannot place bets at the moment. Please contact customer service. */
  | 'LOTTERY_MEMBER_LOCKED'
  /** There is no such lottery. */
  | 'LOTTERY_NOT_FOUND'
  /** There are no odds to set for this play type or prize: {{playType}} {{prize}}. */
  | 'LOTTERY_ODDS_UNKNOWN'
  /** There is no such order. */
  | 'LOTTERY_ORDER_NOT_FOUND'
  /** This slip is too large. Please split it into smaller ones. */
  | 'LOTTERY_ORDER_TOO_LARGE'
  /** The numbers of one line of the slip do not fit. Please choose them again. */
  | 'LOTTERY_PICKS_WRONG'
  /** This kind of bet is not offered at the moment. Take it off the slip and place it again. */
  | 'LOTTERY_PLAY_TYPE_WITHHELD'
  /** The odds pay more than they take: {{playType}} {{ticket}} returns {{returned}}% of the stake. More than 100% cannot be saved, by anybody. */
  | 'LOTTERY_RETURN_TOO_HIGH'
  /** The odds are too low: {{playType}} {{ticket}} returns {{returned}}% of the stake, under the floor of {{floor}}%. */
  | 'LOTTERY_RETURN_TOO_LOW'
  /** Odds or rules have just changed, and nothing was bet. Look at your slip again, then place it. */
  | 'LOTTERY_RULES_CHANGED'
  /** The prize group must be between {{lowest}} and {{highest}}. */
  | 'LOTTERY_SERIES_WRONG'
  /** The stake of a ticket is at least {{minimum}}. */
  | 'LOTTERY_UNIT_TOO_SMALL'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** You are taking a break, so you cannot play, deposit or send money to others now. You can still withdraw. */
  | 'MEMBER_EXCLUDED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** You have played the {{limit}} minutes you allowed yourself. You can play again when the next period begins. */
  | 'SESSION_LIMIT_REACHED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The provider does not offer this game right now. Please choose another one. */
  | 'VENDOR_GAME_UNKNOWN'
  /** Too many orders are waiting. Please try again in a moment. */
  | 'VENDOR_ORDERS_BUSY'
  /** This transfer is decided already. Reload to see the result. */
  | 'VENDOR_TRANSFER_DECIDED'
  /** Ask the vendor first, before you decide this transfer. */
  | 'VENDOR_TRANSFER_NOT_ASKED'
  /** There is no such wallet transfer. */
  | 'VENDOR_TRANSFER_NOT_FOUND'
  /** You proposed this, so somebody else must confirm it. */
  | 'VENDOR_TRANSFER_OWN'
  /** The game provider did not answer. Please try again in a few minutes. */
  | 'VENDOR_UNAVAILABLE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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
  /** Placed then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of one lottery. */
  lotteryCode?: InputMaybe<Scalars['String']['input']>;
  /** How far they are. */
  state?: InputMaybe<LotteryOrderState>;
  /** Placed before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** Code of the vendor, such as `JL`. */
  vendorCode?: InputMaybe<Scalars['String']['input']>;
};

/** Which of the parts of turnover. */
export type MemberBucketFilter = {
  /** Only of this deposit, claim or rebate. */
  documentId?: InputMaybe<Scalars['ID']['input']>;
};

/** All that may stand in the way of a change in `members`. */
export type MemberErrorCode =
  /** This account is closed. For 30 days customer service can open it again. */
  | 'ACCOUNT_CLOSED'
  /** The account is locked. Please contact customer service. */
  | 'ACCOUNT_LOCKED'
  /** This user name is taken. */
  | 'ACCOUNT_TAKEN'
  /** The invitation code is not right. */
  | 'AFFILIATE_INVALID'
  /** Only agents can sign in here. */
  | 'AGENT_ONLY'
  /** The birthday is already saved and cannot be changed. If it is wrong, please contact customer service. */
  | 'BIRTHDAY_SET'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** The captcha check failed. Please wait for a new one and try again. */
  | 'CAPTCHA_CHECK_FAILED'
  /** Please enter the captcha. */
  | 'CAPTCHA_REQUIRED'
  /** The captcha is not right. Please try again with a new one. */
  | 'CAPTCHA_WRONG'
  /** This is the one in use already. */
  | 'CONTACT_SAME'
  /** You have told this contact already. Ask customer service to change it. */
  | 'CONTACT_SET'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** The date is not valid. */
  | 'DATE_INVALID'
  /** This code no longer works. Show a new one on the device that is signed in and scan it again. */
  | 'DEVICE_CODE_REFUSED'
  /** This device is no longer remembered. Please sign in. */
  | 'DEVICE_TOKEN_REFUSED'
  /** The email address is not valid. */
  | 'EMAIL_INVALID'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** This is your only way to sign in. Set a password or add a phone number first. */
  | 'IDENTITY_LAST'
  /** This differs from what was verified. Please verify again. */
  | 'IDENTITY_MISMATCH'
  /** This account is not linked. */
  | 'IDENTITY_NOT_LINKED'
  /** This brand does not offer signing in with that account. */
  | 'IDENTITY_NOT_OFFERED'
  /** This account is already linked. */
  | 'IDENTITY_TAKEN'
  /** The other account's service does not answer at the moment. Please try again shortly. */
  | 'IDENTITY_UNAVAILABLE'
  /** The sign-in with the other account could not be confirmed. Please try again. */
  | 'ID_TOKEN_INVALID'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The brand does not offer the language {{language}}. */
  | 'LANGUAGE_NOT_OFFERED'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** Only members can sign in here. Please register an account. */
  | 'MEMBER_ONLY'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The mobile number is not valid. */
  | 'MOBILE_INVALID'
  /** This mobile number is registered already. */
  | 'MOBILE_TAKEN'
  /** This is not switched on. Please contact customer service. */
  | 'MODULE_OFF'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** The password is not right. */
  | 'OLD_PASSWORD_WRONG'
  /** This operation is not enabled. Please contact customer service. */
  | 'OPERATION_NOT_ENABLED'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This member does not exist. */
  | 'OPERATOR_MEMBER_NOT_FOUND'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** This passkey is already registered. */
  | 'PASSKEY_KNOWN'
  /** This passkey does not exist. */
  | 'PASSKEY_NOT_FOUND'
  /** You already have {{limit}} passkeys. Remove one before you add another. */
  | 'PASSKEY_TOO_MANY'
  /** Passkeys do not work at this address. Open the site by its official domain name. */
  | 'PASSKEY_UNAVAILABLE'
  /** The passkey could not be confirmed. Please try again. */
  | 'PASSKEY_WRONG'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** This password is too common. Please choose one that is harder to guess. */
  | 'PASSWORD_COMMON'
  /** The passwords do not match. */
  | 'PASSWORD_MISMATCH'
  /** The password must not be made of your account, name or contacts. */
  | 'PASSWORD_PERSONAL'
  /** The new password must differ from the old one. */
  | 'PASSWORD_SAME'
  /** A password may have at most {{maximum}} characters. */
  | 'PASSWORD_TOO_LONG'
  /** A password needs at least {{minimum}} characters. */
  | 'PASSWORD_TOO_SHORT'
  /** The payment password must differ from the sign-in password. */
  | 'PAYMENT_PASSWORD_LIKE_PASSWORD'
  /** The payment password was wrong too often. Try again in {{minutes}} minutes, or set a new one with your sign-in password. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** You have no payment password yet. Set one in the security centre, then try again. */
  | 'PAYMENT_PASSWORD_NOT_SET'
  /** The payment password is not right. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** We cannot open an account for you now, because of a self-exclusion. Please contact customer service. */
  | 'PERSON_EXCLUDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Please register an account first. */
  | 'REGISTER_FIRST'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The code is not right. Use the newest code of your authenticator app, or a recovery code that was not used. */
  | 'SECOND_FACTOR_WRONG'
  /** One more step is needed to sign in. */
  | 'SECOND_STEP_NEEDED'
  /** This step is no longer valid. Please sign in again from the start. */
  | 'SECOND_STEP_OVER'
  /** The verification code is wrong or has expired. Please try again. */
  | 'SECOND_STEP_WRONG'
  /** Wrong account or password. After 3 wrong tries signing in is locked for 30 minutes. */
  | 'SIGN_IN_WRONG'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** A brand may have {{most}} tags. Delete one that nobody needs first. */
  | 'TAGS_FULL'
  /** There is a tag of that name already. */
  | 'TAG_TAKEN'
  /** Please accept the terms and confirm that you are 18 or older. */
  | 'TERMS_NOT_ACCEPTED'
  /** The authenticator app is already on. */
  | 'TOTP_ALREADY_ON'
  /** Please start turning on the authenticator app again. */
  | 'TOTP_NOT_BEGUN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** You must be {{minimumAge}} or older. */
  | 'UNDERAGE'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The verification code expired. Please send a new one. */
  | 'VERIFICATION_CODE_EXPIRED'
  /** The verification code is not right. */
  | 'VERIFICATION_CODE_INVALID'
  /** Please enter the verification code. */
  | 'VERIFICATION_CODE_MISSING'
  /** Please complete the verification first. */
  | 'VERIFY_FIRST';

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

/** What kind of account somebody has. */
export type MemberType =
  /** Plays as well, and has a line of accounts below it that it is paid for by its contracts. */
  | 'AGENT'
  /** Plays with money; it may have been invited by an agent. */
  | 'MEMBER'
  /** Plays for free, with play money, and owns nothing. */
  | 'TRIAL';

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
  direction?: InputMaybe<OrderDirection>;
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

/** Whether a brand is open. */
export type MerchantStatus =
  /** Closed for maintenance: nobody but operators comes in. */
  | 'MAINTENANCE'
  /** Visitors and members come in. */
  | 'OPEN';

/** Where a save of a brand came from. */
export type MerchantVersionOrigin =
  /** A draft that was published. */
  | 'DRAFT'
  /** The brand's own form, or a call. */
  | 'SAVE'
  /** An earlier save that was taken back. */
  | 'TAKE_BACK';

/** A way to tell a member beside the inbox. */
export type MessageChannel =
  /** By e-mail. */
  | 'MAIL'
  /** On the member's devices. */
  | 'PUSH'
  /** By text message; the title alone. */
  | 'SMS';

/** All that may stand in the way of a change in `messages`. */
export type MessageErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** There is no such way to be told. Please choose another one. */
  | 'MESSAGE_CHANNEL_UNKNOWN'
  /** This message is not there. It may have been deleted. */
  | 'MESSAGE_NOT_FOUND'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The title or the content must contain {{name}}. */
  | 'TEMPLATE_PLACE_MISSING'
  /** {{name}} is no value of this message. Use only the values that are listed. */
  | 'TEMPLATE_PLACE_UNKNOWN'
  /** There is no such message. */
  | 'TEMPLATE_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** Which messages. */
export type MessageFilter = {
  /** Those that are unread, or those that are read. */
  isUnread?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this kind. */
  kind?: InputMaybe<MessageKind>;
  /** Part of title or content, with or without accents. */
  search?: InputMaybe<Scalars['String']['input']>;
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

/** All that may stand in the way of a change in `missions`. */
export type MissionErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** There is no such leaderboard or prize. */
  | 'LEADERBOARD_NOT_FOUND'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The code is in use, or the brand has as many as it may. Choose another code, or end one. */
  | 'MISSION_CODE_TAKEN'
  /** There is no such mission. */
  | 'MISSION_NOT_FOUND'
  /** This mission is not completed yet. */
  | 'MISSION_NOT_REACHED'
  /** The reward of this mission can be taken no more. */
  | 'MISSION_OVER'
  /** These terms do not hold. Check the names, the target and the rewards. */
  | 'MISSION_TERMS_INVALID'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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
  language: Scalars['Locale']['input'];
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

/** Input of noteRiskCase. */
export type NoteRiskCaseInput = {
  /** The case. */
  id: Scalars['ID']['input'];
  /** What was found out, for colleagues, 3 to 1,000 characters. */
  text: Scalars['String']['input'];
};

/** Input of noteVendorCase. */
export type NoteVendorCaseInput = {
  /** The case. */
  id: Scalars['ID']['input'];
  /** What was found out, for colleagues, 3 to 1,000 characters. */
  text: Scalars['String']['input'];
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

/** Input of openRiskCase. */
export type OpenRiskCaseInput = {
  /** Whether no withdrawal of the member goes on until the case is closed. */
  holds: Scalars['Boolean']['input'];
  /** The member. */
  memberId: Scalars['ID']['input'];
  /** Why, for colleagues and the audit log, 3 to 1,000 characters. */
  note: Scalars['String']['input'];
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
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only open or only closed accounts. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only who has this role at one of the brands: a word of the house, or the id of one of a brand's own. */
  role?: InputMaybe<Scalars['ID']['input']>;
  /** Part of account or name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** In which order operators come. */
export type OperatorAccountOrder = {
  /** Which way they run. */
  direction?: InputMaybe<OrderDirection>;
  /** By what they are ordered. */
  field: OperatorAccountOrderField;
};

/** By what operators can be ordered. */
export type OperatorAccountOrderField =
  /** User name. */
  | 'ACCOUNT'
  /** When the account was opened. */
  | 'CREATED_AT'
  /** Whether the operator may sign in. */
  | 'IS_ACTIVE'
  /** Name shown to other operators. */
  | 'NAME';

/** Which announcements. */
export type OperatorAnnouncementFilter = {
  /** Only for everybody, or only for agents. */
  audience?: InputMaybe<AnnouncementAudience>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only published or only hidden. */
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this audience. */
  occasion?: InputMaybe<AnnouncementOccasion>;
  /** Only those that stand so by their hours now. */
  publication?: InputMaybe<Publication>;
  /** Part of a title. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this kind. */
  type?: InputMaybe<AnnouncementType>;
};

/** In which order announcements come. */
export type OperatorAnnouncementOrder = {
  /** Which way they run. */
  direction?: InputMaybe<OrderDirection>;
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
  /** Whether it is published. */
  | 'IS_PUBLISHED'
  /** Where it is shown. */
  | 'OCCASION'
  /** From when it is in force. */
  | 'STARTS_AT'
  /** Kind of announcement. */
  | 'TYPE';

/** Which banners. */
export type OperatorBannerFilter = {
  /** Only this place. */
  group?: InputMaybe<BannerGroup>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only published or only hidden. */
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that stand so by their hours now. */
  publication?: InputMaybe<Publication>;
  /** Part of a title. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** In which order banners come. */
export type OperatorBannerOrder = {
  /** Which way they run. */
  direction?: InputMaybe<OrderDirection>;
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
  | 'GROUP'
  /** Whether it is published. */
  | 'IS_PUBLISHED'
  /** Place in its group. */
  | 'POSITION'
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
  /** Proposed first then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of these ids. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Those about which anything was refused or taken back, or the others. */
  isDisputed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those that are not over, or those that are. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of this kind. */
  kind?: InputMaybe<ContractKind>;
  /** That this member is paid by. */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** In this state. */
  state?: InputMaybe<ContractState>;
  /** Proposed first before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** In which order contracts come. */
export type OperatorContractOrder = {
  /** Which way they run. */
  direction?: InputMaybe<OrderDirection>;
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
  /** Made from this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this gateway. */
  gateway?: InputMaybe<Scalars['String']['input']>;
  /** Those that the member says to have paid and an operator is to look at, or the others. */
  isClaimed?: InputMaybe<Scalars['Boolean']['input']>;
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
  direction?: InputMaybe<OrderDirection>;
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
  /** Opened then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only in this state. */
  state?: InputMaybe<DisputeState>;
  /** Opened before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which draws. */
export type OperatorDrawFilter = {
  /** Drawn from then on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only official ones, or only our own. */
  isOfficial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this lottery. */
  lotteryCode?: InputMaybe<Scalars['String']['input']>;
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
  direction?: InputMaybe<OrderDirection>;
  /** By what they are ordered. */
  field: OperatorDrawOrderField;
};

/** By what draws can be ordered. */
export type OperatorDrawOrderField =
  /** When it is drawn. */
  | 'DRAWS_AT';

/** All that may stand in the way of a change in `operators`. */
export type OperatorErrorCode =
  /** This audit entry does not exist. */
  | 'AUDIT_ENTRY_NOT_FOUND'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** “{{range}}” is no address and no range of addresses. */
  | 'OPERATOR_ADDRESS_INVALID'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** The list lacks your own address {{ip}}; it would shut you out. */
  | 'OPERATOR_ADDRESS_SELF'
  /** This also concerns brands that are not yours. Ask an administrator of all of them. */
  | 'OPERATOR_BEYOND_BRANDS'
  /** An operator needs at least one brand. Close the account instead if the person leaves. */
  | 'OPERATOR_BRAND_NEEDED'
  /** Each brand may stand here only once. */
  | 'OPERATOR_BRAND_TWICE'
  /** One of these brands is not yours to give. */
  | 'OPERATOR_BRAND_UNKNOWN'
  /** This account was tried too often. Where you signed in before you get in as usual; here please add a code of your authenticator app, or try again in {{minutes}} minutes. */
  | 'OPERATOR_CLOSED_TO_STRANGERS'
  /** Please enter a code of your authenticator app. */
  | 'OPERATOR_CODE_NEEDED'
  /** Account or password is wrong. Tries left: {{tries}}. */
  | 'OPERATOR_CREDENTIALS_WRONG'
  /** {{brand}} would have no administrator left who may sign in. Make somebody else one there first. */
  | 'OPERATOR_LAST_ADMIN'
  /** The new password must differ from the current one. */
  | 'OPERATOR_PASSWORD_SAME'
  /** The current password is not right. */
  | 'OPERATOR_PASSWORD_WRONG'
  /** You cannot change your own role or close your own account. */
  | 'OPERATOR_SELF'
  /** Too many failed sign-ins. Please try again in {{minutes}} minutes, or ask a colleague with the right to reset the password. */
  | 'OPERATOR_SIGN_IN_LOCKED'
  /** This account name is taken. */
  | 'OPERATOR_TAKEN'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** This password is too common. Please choose one that is harder to guess. */
  | 'PASSWORD_COMMON'
  /** The password must not be made of your account, name or contacts. */
  | 'PASSWORD_PERSONAL'
  /** A password may have at most {{maximum}} characters. */
  | 'PASSWORD_TOO_LONG'
  /** A password needs at least {{minimum}} characters. */
  | 'PASSWORD_TOO_SHORT'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** A brand may have {{most}} roles of its own. Delete one that nobody needs first. */
  | 'ROLES_FULL'
  /** This role may do more than you may yourself, so you cannot give it. */
  | 'ROLE_BEYOND_RIGHTS'
  /** {{operators}} operators still have this role. Give them another one first. */
  | 'ROLE_IN_USE'
  /** The brand has a role of that name already. */
  | 'ROLE_NAME_TAKEN'
  /** Roles of the house cannot be changed. Make a copy of it instead. */
  | 'ROLE_OF_HOUSE'
  /** “{{right}}” is not a right that the house knows. */
  | 'ROLE_RIGHT_UNKNOWN'
  /** There is no such role at that brand. */
  | 'ROLE_UNKNOWN'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The code is not right. Use the newest code of your authenticator app, or a recovery code that was not used. */
  | 'SECOND_FACTOR_WRONG'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The authenticator app is already on. */
  | 'TOTP_ALREADY_ON'
  /** Please start turning on the authenticator app again. */
  | 'TOTP_NOT_BEGUN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** Which breaks. */
export type OperatorExclusionFilter = {
  /** Begun then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those in force, or those that are over. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this wish to end it early. */
  liftState?: InputMaybe<LiftState>;
  /** Begun before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which games. */
export type OperatorGameFilter = {
  /** What the brand says of it. */
  availability?: InputMaybe<OfferAvailability>;
  /** Only games of this category. */
  gameType?: InputMaybe<GameType>;
  /** Only games with these ids. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the name; accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only games of this sub-type. */
  subType?: InputMaybe<GameSubType>;
  /** A tag it wears. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Code of the vendor. */
  vendorCode?: InputMaybe<Scalars['String']['input']>;
};

/** In which order games come. */
export type OperatorGameOrder = {
  /** Which way they run. */
  direction?: InputMaybe<OrderDirection>;
  /** By what they are ordered. */
  field: OperatorGameOrderField;
};

/** By what games can be ordered. */
export type OperatorGameOrderField =
  /** Category that it stands in. */
  | 'GAME_TYPE'
  /** When it came into the lobby. */
  | 'LISTED_AT'
  /** Name of the game. */
  | 'NAME'
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
  direction?: InputMaybe<OrderDirection>;
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
  /** Handed in then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this state. */
  state?: InputMaybe<IdentityState>;
  /** Handed in before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** Only accounts of this kind. */
  type?: InputMaybe<MemberType>;
};

/** In which order members come. */
export type OperatorMemberOrder = {
  /** Which way they run. */
  direction?: InputMaybe<OrderDirection>;
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
  direction?: InputMaybe<OrderDirection>;
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

/** What an operator is to be at one brand. */
export type OperatorPlaceInput = {
  /** Id of the brand, each at most once. */
  merchantId: Scalars['ID']['input'];
  /** Word of a role of the house, or the id of one of that brand's own, such as `CASHIER`. */
  role: Scalars['ID']['input'];
};

/** Which claims. */
export type OperatorPromotionClaimFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Claimed then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those that look like abuse, or the others. */
  isSuspicious?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those that wait for an operator or are with one, or the others. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this promotion. */
  promotionId?: InputMaybe<Scalars['ID']['input']>;
  /** Only in this state. */
  state?: InputMaybe<PromotionClaimState>;
  /** Claimed before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** Given then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Given before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which redemptions. */
export type OperatorRedemptionFilter = {
  /** Part of the account name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Asked for then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this kind. */
  kind?: InputMaybe<RedemptionKind>;
  /** Only in this state. */
  state?: InputMaybe<RedemptionState>;
  /** Asked for before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which friends. */
export type OperatorReferralFilter = {
  /** Part of the account name of who brought them. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Registered then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only in this state. */
  state?: InputMaybe<ReferralState>;
  /** Registered before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** In which order registration fields come. */
export type OperatorRegistrationFieldOrder = {
  /** Which way they run. */
  direction?: InputMaybe<OrderDirection>;
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

/** What operators may be allowed to do. */
export type OperatorRight =
  /** May ask for and approve adjustments. */
  | 'ADJUSTMENTS_CHANGE'
  /** May see adjustments. */
  | 'ADJUSTMENTS_READ'
  /** May see reports of agents. */
  | 'AGENTS_READ'
  /** May disable subaccounts of agents. */
  | 'AGENT_SUBACCOUNTS_CHANGE'
  /** May see subaccounts of agents. */
  | 'AGENT_SUBACCOUNTS_READ'
  /** May change announcements. */
  | 'ANNOUNCEMENTS_CHANGE'
  /** May see announcements. */
  | 'ANNOUNCEMENTS_READ'
  /** May see the audit log. */
  | 'AUDIT_READ'
  /** May see the comparison with the bank. */
  | 'BANK_COMPARISON_READ'
  /** May run the comparison with the bank. */
  | 'BANK_COMPARISON_RUN'
  /** May change banners. */
  | 'BANNERS_CHANGE'
  /** May see banners. */
  | 'BANNERS_READ'
  /** May see bets. */
  | 'BETS_READ'
  /** May cancel bonuses of members. */
  | 'BONUSES_CANCEL'
  /** May see what members have to play. */
  | 'BONUSES_READ'
  /** May see broadcasts. */
  | 'BROADCASTS_READ'
  /** May send, pause and cancel broadcasts. */
  | 'BROADCASTS_SEND'
  /** May write broadcasts. */
  | 'BROADCASTS_WRITE'
  /** May change canned answers. */
  | 'CANNED_ANSWERS_CHANGE'
  /** May see canned answers. */
  | 'CANNED_ANSWERS_READ'
  /** May remove messages, mute members and decide reports. */
  | 'CHAT_MODERATE'
  /** May read the chat, its reports and mutes. */
  | 'CHAT_READ'
  /** May set chat rooms and the list of words. */
  | 'CHAT_SETTINGS'
  /** May change content networks. */
  | 'CONTENT_NETWORKS_CHANGE'
  /** May see content networks. */
  | 'CONTENT_NETWORKS_READ'
  /** May see contracts of agents. */
  | 'CONTRACTS_READ'
  /** May propose, sign and refuse contracts of agents, and change their templates. */
  | 'CONTRACTS_WRITE'
  /** May change the ways to reach customer service. */
  | 'CUSTOMER_SERVICES_CHANGE'
  /** May see the ways to reach customer service. */
  | 'CUSTOMER_SERVICES_READ'
  /** May decide deposits. */
  | 'DEPOSITS_DECIDE'
  /** May see deposits. */
  | 'DEPOSITS_READ'
  /** May lift deposit blocks. */
  | 'DEPOSIT_BLOCKS_CHANGE'
  /** May see deposit blocks. */
  | 'DEPOSIT_BLOCKS_READ'
  /** May answer disputes of agents. */
  | 'DISPUTES_DECIDE'
  /** May see disputes of agents. */
  | 'DISPUTES_READ'
  /** May plan and publish red envelopes. */
  | 'ENVELOPES_CHANGE'
  /** May read red envelopes. */
  | 'ENVELOPES_READ'
  /** May have lists written into files as a whole, and read one's own such files. */
  | 'EXPORTS_READ'
  /** May see the overview figures. */
  | 'FIGURES_READ'
  /** May see pictures. */
  | 'FILES_READ'
  /** May upload pictures. */
  | 'FILES_UPLOAD'
  /** May demand two operators for deeds of the brand, or propose that one suffices. */
  | 'FOUR_EYES_CHANGE'
  /** May see which deeds take two operators. */
  | 'FOUR_EYES_READ'
  /** May change games. */
  | 'GAMES_CHANGE'
  /** May see games. */
  | 'GAMES_READ'
  /** May see great wins. */
  | 'GREAT_WINS_READ'
  /** May review great wins. */
  | 'GREAT_WINS_REVIEW'
  /** May see help articles. */
  | 'HELP_READ'
  /** May write and publish help articles. */
  | 'HELP_WRITE'
  /** May decide identities. */
  | 'IDENTITY_DECIDE'
  /** May see identities. */
  | 'IDENTITY_READ'
  /** May see jobs of the platform. */
  | 'JOBS_READ'
  /** May run jobs, and decide about work that gave up. */
  | 'JOBS_RUN'
  /** May begin and end leaderboards. */
  | 'LEADERBOARDS_CHANGE'
  /** May see leaderboards. */
  | 'LEADERBOARDS_READ'
  /** May move lines of agents. */
  | 'LINES_CHANGE'
  /** May see the agents' tree. */
  | 'LINES_READ'
  /** May change lotteries. */
  | 'LOTTERIES_CHANGE'
  /** May see lotteries. */
  | 'LOTTERIES_READ'
  /** May correct draws. */
  | 'LOTTERY_DRAWS_CORRECT'
  /** May enter results of draws. */
  | 'LOTTERY_DRAWS_ENTER'
  /** May see draws. */
  | 'LOTTERY_DRAWS_READ'
  /** May make, change and open goods of the points mall. */
  | 'MALL_GOODS_CHANGE'
  /** May see the goods of the points mall. */
  | 'MALL_GOODS_READ'
  /** May change members. */
  | 'MEMBERS_CHANGE'
  /** May see members. */
  | 'MEMBERS_READ'
  /** May tag members. */
  | 'MEMBERS_TAG'
  /** May change transfer rules. */
  | 'MEMBER_TRANSFER_RULES_CHANGE'
  /** May see transfer rules. */
  | 'MEMBER_TRANSFER_RULES_READ'
  /** May change brands. */
  | 'MERCHANTS_CHANGE'
  /** May open brands, which takes it at all brands of the house. */
  | 'MERCHANTS_CREATE'
  /** May see brands. */
  | 'MERCHANTS_READ'
  /** May begin and end missions. */
  | 'MISSIONS_CHANGE'
  /** May see missions. */
  | 'MISSIONS_READ'
  /** May turn modules on and off. */
  | 'MODULES_CHANGE'
  /** May see modules. */
  | 'MODULES_READ'
  /** May see notes. */
  | 'NOTES_READ'
  /** May write notes. */
  | 'NOTES_WRITE'
  /** May change staff. */
  | 'OPERATORS_CHANGE'
  /** May see staff. */
  | 'OPERATORS_READ'
  /** May see the report on what operators did. */
  | 'OPERATOR_REPORT_READ'
  /** May change ways to deposit. */
  | 'PAYMENT_CHANNELS_CHANGE'
  /** May see ways to deposit. */
  | 'PAYMENT_CHANNELS_READ'
  /** May change deposit rules. */
  | 'PAYMENT_SETTINGS_CHANGE'
  /** May see deposit rules. */
  | 'PAYMENT_SETTINGS_READ'
  /** May change the ratio table and the exchange of points. */
  | 'POINT_SETTINGS_CHANGE'
  /** May see the ratio table of points. */
  | 'POINT_SETTINGS_READ'
  /** May write and publish promotions. */
  | 'PROMOTIONS_CHANGE'
  /** May decide claims of promotions. */
  | 'PROMOTIONS_DECIDE'
  /** May see promotions. */
  | 'PROMOTIONS_READ'
  /** May see what waits for a second person. */
  | 'PROPOSALS_READ'
  /** May refuse what waits for a second person. */
  | 'PROPOSALS_REFUSE'
  /** May decide on player protection. */
  | 'PROTECTION_DECIDE'
  /** May see player protection. */
  | 'PROTECTION_READ'
  /** May plan and publish raffles. */
  | 'RAFFLES_CHANGE'
  /** May read raffles. */
  | 'RAFFLES_READ'
  /** May see rebates that were given. */
  | 'REBATE_CLAIMS_READ'
  /** May change the rule of rebates. */
  | 'REBATE_RULES_CHANGE'
  /** May see the rule of rebates. */
  | 'REBATE_RULES_READ'
  /** May approve or reject redemptions of points. */
  | 'REDEMPTIONS_DECIDE'
  /** May see redemptions of points. */
  | 'REDEMPTIONS_READ'
  /** May decide about rewards for friends. */
  | 'REFERRALS_DECIDE'
  /** May see referred friends. */
  | 'REFERRALS_READ'
  /** May change the rule of referral rewards. */
  | 'REFERRAL_RULE_CHANGE'
  /** May see the rule of referral rewards. */
  | 'REFERRAL_RULE_READ'
  /** May change registration fields. */
  | 'REGISTRATION_FIELDS_CHANGE'
  /** May see registration fields. */
  | 'REGISTRATION_FIELDS_READ'
  /** May see reports of the brand. */
  | 'REPORTS_READ'
  /** May open, take, note and close cases about members. */
  | 'RISK_CASES_ACT'
  /** May see what rules found about members, and the cases. */
  | 'RISK_CASES_READ'
  /** May change the rules that withdrawals are looked at by. */
  | 'RISK_RULES_CHANGE'
  /** May see and try the rules that withdrawals are looked at by. */
  | 'RISK_RULES_READ'
  /** May approve settlements. */
  | 'SETTLEMENTS_APPROVE'
  /** May hold, deny and work out settlements anew. */
  | 'SETTLEMENTS_CHANGE'
  /** May see settlements of agents. */
  | 'SETTLEMENTS_READ'
  /** May change sign-in rewards. */
  | 'SIGN_IN_DAYS_CHANGE'
  /** May read sign-in rewards. */
  | 'SIGN_IN_DAYS_READ'
  /** May answer conversations with customer service. */
  | 'SUPPORT_ANSWER'
  /** May see conversations with customer service. */
  | 'SUPPORT_READ'
  /** May decide money in suspense. */
  | 'SUSPENSE_DECIDE'
  /** May see money in suspense. */
  | 'SUSPENSE_READ'
  /** May change tags. */
  | 'TAGS_CHANGE'
  /** May see tags. */
  | 'TAGS_READ'
  /** May change the words of messages. */
  | 'TEMPLATES_CHANGE'
  /** May see the words of messages. */
  | 'TEMPLATES_READ'
  /** May answer feedback and complaints. */
  | 'TICKETS_ANSWER'
  /** May read feedback and complaints. */
  | 'TICKETS_READ'
  /** May change deadlines for answers. */
  | 'TICKETS_SETTINGS'
  /** May see movements of money. */
  | 'TRANSFERS_READ'
  /** May see the trial balance. */
  | 'TRIAL_BALANCE_READ'
  /** May run the trial balance. */
  | 'TRIAL_BALANCE_RUN'
  /** May change turnover rules. */
  | 'TURNOVER_RULES_CHANGE'
  /** May see turnover rules. */
  | 'TURNOVER_RULES_READ'
  /** May change vendors. */
  | 'VENDORS_CHANGE'
  /** May see vendors. */
  | 'VENDORS_READ'
  /** May note what became of a case with a vendor, and close it. */
  | 'VENDOR_CASES_CLOSE'
  /** May read the cases that differences with vendors made. */
  | 'VENDOR_CASES_READ'
  /** May see the health of vendors. */
  | 'VENDOR_HEALTH_READ'
  /** May read how vendors' reports compare with the books. */
  | 'VENDOR_RECONCILIATION_READ'
  /** May have a day of a vendor compared. */
  | 'VENDOR_RECONCILIATION_RUN'
  /** May settle vendor transfers. */
  | 'VENDOR_TRANSFERS_CHANGE'
  /** May see vendor transfers. */
  | 'VENDOR_TRANSFERS_READ'
  /** May change VIP levels. */
  | 'VIP_LEVELS_CHANGE'
  /** May read VIP levels and standings. */
  | 'VIP_LEVELS_READ'
  /** May add and change webhooks, try them out and send again. */
  | 'WEBHOOKS_CHANGE'
  /** May read webhooks and what was sent. */
  | 'WEBHOOKS_READ'
  /** May claim withdrawals. */
  | 'WITHDRAWALS_CLAIM'
  /** May see withdrawals. */
  | 'WITHDRAWALS_READ'
  /** May pay withdrawals. */
  | 'WITHDRAWALS_RELEASE'
  /** May review withdrawals. */
  | 'WITHDRAWALS_REVIEW'
  /** May change withdrawal rules. */
  | 'WITHDRAWAL_SETTINGS_CHANGE'
  /** May see withdrawal rules. */
  | 'WITHDRAWAL_SETTINGS_READ';

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
  /** Account of the operator who has it. */
  claimedBy?: InputMaybe<Scalars['String']['input']>;
  /** Opened then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those that were overdue or handed to the supervisors, or the others. */
  isEscalated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those to which the house owes something, what is due first at the top, or the others. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  /** The whole number. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Only with this outcome. */
  outcome?: InputMaybe<TicketOutcome>;
  /** Only in this state. */
  state?: InputMaybe<TicketState>;
  /** Opened before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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
  direction?: InputMaybe<OrderDirection>;
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
  /** Asked for then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those that the caller works on, or the others. */
  isMine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Open or over. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those that wait for an operator, or the others. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this member's. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  state?: InputMaybe<WithdrawalState>;
  /** Asked for before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** In which order withdrawals come. */
export type OperatorWithdrawalOrder = {
  /** Which way they run. */
  direction?: InputMaybe<OrderDirection>;
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

/** All that may stand in the way of a change in `payments`. */
export type PaymentErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** This bank reference has confirmed another deposit. */
  | 'BANK_REFERENCE_USED'
  /** This member is not blocked from depositing. */
  | 'BLOCK_NOT_FOUND'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** A brand may have {{most}} payment channels. Use one again that is switched off. */
  | 'CHANNELS_FULL'
  /** There is a channel with this code. */
  | 'CHANNEL_EXISTS'
  /** There is no payment gateway {{gateway}}. */
  | 'CHANNEL_GATEWAY_UNKNOWN'
  /** These limits cannot be: the least must be above zero and not above the greatest, and the quick amounts between them. */
  | 'CHANNEL_LIMITS_CROSSED'
  /** This way to deposit is not available right now. Please choose another. */
  | 'CHANNEL_NOT_FOUND'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Too many deposits failed. You can deposit again in {{minutes}} minutes. */
  | 'DEPOSITS_BLOCKED'
  /** Deposits are suspended because too many of them failed. Please contact customer service. */
  | 'DEPOSITS_SUSPENDED'
  /** This request was already used for another deposit. Please start a new one. */
  | 'DEPOSIT_KEY_REUSED'
  /** This is beyond your deposit limit of {{limit}} {{currency}}: {{used}} used, {{left}} {{currency}} left. */
  | 'DEPOSIT_LIMIT_REACHED'
  /** A trial account cannot deposit. Please register a real account. */
  | 'DEPOSIT_NEEDS_TRUE_ACCOUNT'
  /** This deposit no longer waits for a payment, so it cannot be cancelled. Please look at its status again. */
  | 'DEPOSIT_NOT_CANCELLABLE'
  /** This deposit no longer waits for a payment. Please contact customer service. */
  | 'DEPOSIT_NOT_CLAIMABLE'
  /** The deposit was not found. */
  | 'DEPOSIT_NOT_FOUND'
  /** This deposit waits for no decision. */
  | 'DEPOSIT_NOT_IN_REVIEW'
  /** The amount must be a whole number, without decimals. */
  | 'DEPOSIT_NOT_WHOLE'
  /** This offer is gone. Please look at the deposit again. */
  | 'DEPOSIT_OFFER_GONE'
  /** The largest single deposit is {{maximum}} {{currency}}. */
  | 'DEPOSIT_TOO_LARGE'
  /** You have {{limit}} unpaid deposits. Pay them or wait until they expire, then try again. */
  | 'DEPOSIT_TOO_MANY_OPEN'
  /** The smallest deposit is {{minimum}} {{currency}}. */
  | 'DEPOSIT_TOO_SMALL'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** You are taking a break, so you cannot play, deposit or send money to others now. You can still withdraw. */
  | 'MEMBER_EXCLUDED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** The picture was not found. Please upload it again. */
  | 'PROOF_NOT_FOUND'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This money came to an account of another brand. Send it back to the payer, or ask a colleague who sees every brand. */
  | 'SUSPENSE_ACCOUNT_FOREIGN'
  /** {{operator}} is working on this. */
  | 'SUSPENSE_CLAIMED'
  /** Somebody has decided on this money before. */
  | 'SUSPENSE_DECIDED'
  /** This deposit cannot take the money. Choose another, or credit the member. */
  | 'SUSPENSE_DEPOSIT_UNFIT'
  /** This member has closed the account. Send the money back to the payer instead. */
  | 'SUSPENSE_MEMBER_CLOSED'
  /** There is no such member, or the wallet has another currency. */
  | 'SUSPENSE_MEMBER_UNKNOWN'
  /** This money in suspense was not found. */
  | 'SUSPENSE_NOT_FOUND'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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
  /** A payout order to the bank, which goes by itself. */
  | 'BANK_API'
  /** An operator transfers by hand and notes the reference. */
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
  /** Key of this slip, made once by the browser: sent again, it is not bet again. */
  idempotencyKey: Scalars['String']['input'];
  /** What is bet on each of the draws, 1 to 50 lines. */
  lines: Array<LotteryLineInput>;
  /** Code of the lottery. */
  lotteryCode: Scalars['String']['input'];
  /** The rules the member saw. */
  rulesVersion: Scalars['Int']['input'];
  /** Whether a win ends the plan. */
  stopsOnWin?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which changes of points. */
export type PointChangeFilter = {
  /** Then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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

/** All that may stand in the way of a change in `points`. */
export type PointErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** There is no such copy; it may have expired. */
  | 'EXPORT_NOT_FOUND'
  /** The copy is not ready yet. */
  | 'EXPORT_NOT_READY'
  /** This file does not exist. */
  | 'FILE_NOT_FOUND'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** Money goods bring money and cost none; other goods bring none. */
  | 'MALL_AMOUNT_INVALID'
  /** This reward is no longer in the mall. */
  | 'MALL_GOODS_NOT_FOUND'
  /** Write each language of the brand once, the default language among them. */
  | 'MALL_LANGUAGE_INVALID'
  /** Upload the picture here. */
  | 'MALL_PICTURE_INVALID'
  /** Enter the name, phone number and address to send it to. */
  | 'MALL_RECEIVER_NEEDED'
  /** Only {{left}} of this reward are left. Choose fewer. */
  | 'MALL_STOCK_SHORT'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The payment password was wrong too often. Try again in {{minutes}} minutes, or set a new one with your sign-in password. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** You have no payment password yet. Set one in the security centre, then try again. */
  | 'PAYMENT_PASSWORD_NOT_SET'
  /** The payment password is not right. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** You do not have enough points: you have {{balance}}. */
  | 'POINTS_INSUFFICIENT'
  /** This request was sent before with other content. Reload the page and try again. */
  | 'POINTS_KEY_REUSED'
  /** Points are for real accounts. Register or sign in. */
  | 'POINTS_NEED_TRUE_ACCOUNT'
  /** Points are not exchanged for money at the moment. */
  | 'POINTS_NOT_EXCHANGED'
  /** Enter a whole number of points above 0. */
  | 'POINTS_NOT_WHOLE'
  /** The points or the amount have just changed. Look again and confirm. */
  | 'POINTS_TERMS_CHANGED'
  /** Exchange at least {{minimum}} points at once. */
  | 'POINTS_TOO_FEW'
  /** Two steps begin at the same amount. */
  | 'POINT_STEP_REPEATED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This redemption was decided already. */
  | 'REDEMPTION_DECIDED'
  /** This redemption does not exist. */
  | 'REDEMPTION_NOT_FOUND'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The span must be 1 to {{days}} days. */
  | 'TEAM_SPAN_INVALID'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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
  | 'E_LOTTERY'
  /** Those that the house draws itself. */
  | 'HOUSE'
  /** Fast lotteries of the house and Vietnam. */
  | 'LOTTERY'
  /** Thai and Lao lotteries. */
  | 'SOUTH_EAST_ASIA';

/** A further way to be reached. */
export type ProfileContact =
  /** The member's name or page at Facebook. */
  | 'FACEBOOK'
  /** The member's id or number at LINE. */
  | 'LINE'
  /** The member's name or number at Telegram. */
  | 'TELEGRAM'
  /** The member's id or number at WeChat. */
  | 'WECHAT'
  /** The member's number at WhatsApp. */
  | 'WHATSAPP'
  /** The member's name or number at Zalo. */
  | 'ZALO';

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

/** Which of a member’s claims. */
export type PromotionClaimFilter = {
  /** Claimed then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only in this state. */
  state?: InputMaybe<PromotionClaimState>;
  /** Claimed before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

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
  | 'PROCESSING'
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
  | 'EMAIL'
  /** Account at Facebook, as told in the profile. */
  | 'FACEBOOK'
  /** Account at LINE, as told in the profile. */
  | 'LINE'
  /** Mobile number of the account. */
  | 'MOBILE'
  /** Account at Telegram, as told in the profile. */
  | 'TELEGRAM'
  /** Account at WeChat, as told in the profile. */
  | 'WECHAT'
  /** Account at WhatsApp, as told in the profile. */
  | 'WHATSAPP'
  /** Account at Zalo, as told in the profile. */
  | 'ZALO';

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

/** All that may stand in the way of a change in `promotions`. */
export type PromotionErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This was changed after you opened the page. Reload it and look again before you confirm. */
  | 'FOUR_EYES_CHANGED'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** An agent or a tag of the audience does not exist. Check what you entered. */
  | 'PROMOTION_AUDIENCE_UNKNOWN'
  /** A bet of that period still waits for its result. Claim again when all are settled. */
  | 'PROMOTION_BETS_OPEN'
  /** The budget of this promotion is used up. */
  | 'PROMOTION_BUDGET_SPENT'
  /** This claim is decided already, or somebody else has it. */
  | 'PROMOTION_CLAIM_DECIDED'
  /** This claim was not found. */
  | 'PROMOTION_CLAIM_NOT_FOUND'
  /** This promotion has not begun, is paused or is over. */
  | 'PROMOTION_CLOSED'
  /** There is no such batch of codes. */
  | 'PROMOTION_CODE_BATCH_NOT_FOUND'
  /** You have used this code already. */
  | 'PROMOTION_CODE_HAD'
  /** Too many codes that did not work. Try again in half an hour. */
  | 'PROMOTION_CODE_LOCKED'
  /** This word is a code of another batch. Choose another one. */
  | 'PROMOTION_CODE_TAKEN'
  /** This code does not work. It may be mistyped, used up, expired or meant for somebody else. */
  | 'PROMOTION_CODE_WRONG'
  /** The last estimate of this brand is still running. Wait for it to end. */
  | 'PROMOTION_ESTIMATE_RUNNING'
  /** There is too much to go through at once. Narrow the audience and try again. */
  | 'PROMOTION_ESTIMATE_TOO_LONG'
  /** You have joined or had this promotion already. */
  | 'PROMOTION_HAD'
  /** A picture you sent was not found. Please upload it again. */
  | 'PROMOTION_IMAGE_UNKNOWN'
  /** This promotion is given by a code. Enter yours on the promotions page. */
  | 'PROMOTION_NEEDS_CODE'
  /** By its terms the reward comes to nothing. */
  | 'PROMOTION_NOTHING_TO_GIVE'
  /** This promotion is not for your account. See its terms. */
  | 'PROMOTION_NOT_FOR_YOU'
  /** This promotion was not found. */
  | 'PROMOTION_NOT_FOUND'
  /** There is no such raffle, or it is over. Choose another. */
  | 'PROMOTION_RAFFLE_UNKNOWN'
  /** These terms do not go together. Look at the field that is marked. */
  | 'PROMOTION_TERMS_DISAGREE'
  /** A bonus that has to be played must take its winnings along. Otherwise a member bets it once, cancels after a win and keeps the win. */
  | 'PROMOTION_WINNINGS_STAY'
  /** Each language of the brand needs its words, once. */
  | 'PROMOTION_WORDS_MISSING'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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
  /** It is for the first deposit, which was made before. */
  | 'FIRST_DEPOSIT_MADE'
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
  | 'CLOSED'
  /** It has not begun. */
  | 'COMING_SOON'
  /** The house gave what the member had last: after a deposit, or by an operator. There is nothing more to have now. */
  | 'ISSUED'
  /** It may be joined or applied for. */
  | 'JOIN'
  /** Joined, and waits for a deposit. */
  | 'JOINED'
  /** An operator has it. */
  | 'PROCESSING'
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

/** All that may stand in the way of a change in `proposals`. */
export type ProposalErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** This proposal no longer waits: it was confirmed, refused, replaced or is too old. Load the page again. */
  | 'PROPOSAL_NOT_FOUND'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** What a proposal is about. */
export type ProposalKind =
  /** Up to which amount one operator corrects alone. */
  | 'ADJUSTMENT_LIMIT'
  /** A contract that the platform proposes beyond what the brand offers; `subjectId` is the agent and the kind. */
  | 'CONTRACT_OFFER'
  /** An agent's terms beyond what the brand offers, signed for the platform. */
  | 'CONTRACT_SIGNING'
  /** What the brand offers of a kind of contract. */
  | 'CONTRACT_TEMPLATE'
  /** A large deposit without a report of the bank. */
  | 'DEPOSIT'
  /** Red envelopes that are to rain. */
  | 'ENVELOPE'
  /** That one operator suffices again for a deed for which the brand demands two; `subjectId` is the deed, as the platform calls it. */
  | 'FOUR_EYES_RULES'
  /** A leaderboard that is to begin. */
  | 'LEADERBOARD'
  /** A member, with everybody below, under another upline. */
  | 'LINE_MOVE'
  /** How long before a draw bets end. */
  | 'LOTTERY_CLOSING'
  /** Odds and limits of a lottery. */
  | 'LOTTERY_RULES'
  /** Goods of the mall: opened, cheaper, worth more, or more of them. */
  | 'MALL_GOODS'
  /** A new password of a member, made and told when a second operator confirms it. */
  | 'MEMBER_PASSWORD'
  /** A correction of a member with another payee name: money is paid out to that name. */
  | 'MEMBER_PAYEE_NAME'
  /** The payment password of a member taken away. */
  | 'MEMBER_PAYMENT_PASSWORD'
  /** An account that its member closed, opened again. */
  | 'MEMBER_REOPENING'
  /** Authenticator app, recovery codes and passkeys of a member taken away. */
  | 'MEMBER_SECOND_FACTOR'
  /** How far members may send each other money. */
  | 'MEMBER_TRANSFER_RULES'
  /** A locked member let in again. */
  | 'MEMBER_UNLOCKING'
  /** Identity before withdrawals, or the authenticator app of operators, no longer demanded. */
  | 'MERCHANT_PROTECTION'
  /** A mission that is to begin. */
  | 'MISSION'
  /** The account that members pay to. */
  | 'PAYMENT_CHANNELS'
  /** What is credited that did not come as agreed. */
  | 'PAYMENT_SETTINGS'
  /** What deposits earn in points, and what points are exchanged for. */
  | 'POINT_SETTINGS'
  /** A promotion published, by its next version. */
  | 'PROMOTION'
  /** A raffle that is to run. */
  | 'RAFFLE'
  /** By what a brand gives back of play. */
  | 'REBATE_RULES'
  /** By what a brand gives for friends. */
  | 'REFERRAL_RULE'
  /** A rule by which withdrawals are looked at that finds less, or lets less follow. */
  | 'RISK_RULES'
  /** What contracts of agents came to in a window, to be paid. */
  | 'SETTLEMENT'
  /** What a brand gives for coming every day. */
  | 'SIGN_IN_DAYS'
  /** A large transfer that matches no deposit. */
  | 'SUSPENSE'
  /** What must be played before money leaves. */
  | 'TURNOVER_RULES'
  /** Levels of the brand that give members more. */
  | 'VIP_LEVELS'
  /** Money of a withdrawal that is paid again or given back. */
  | 'WITHDRAWAL'
  /** How the brand pays out. */
  | 'WITHDRAWAL_SETTINGS';

/** Input of proposeContract. */
export type ProposeContractInput = {
  /** What it pays for. */
  kind: ContractKind;
  /** A direct downline. */
  payeeId: Scalars['ID']['input'];
  /** By what the downline would be paid: settled as often as the agent's own contract of the kind, never better than it. */
  terms: ContractTermsInput;
};

/** All that may stand in the way of a change in `protection`. */
export type ProtectionErrorCode =
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** {{balance}} {{currency}} is left in your wallet. Withdraw it first, then close the account. */
  | 'CLOSING_BALANCE_LEFT'
  /** Some of your bets are still open. Please wait for them, then close the account. */
  | 'CLOSING_BETS_OPEN'
  /** The 30 days are over; it cannot be opened again. */
  | 'CLOSING_FINAL'
  /** A deposit, withdrawal or correction is still under way. Please wait until it is settled and try again. */
  | 'CLOSING_MONEY_UNDER_WAY'
  /** This is not your user name. */
  | 'CLOSING_NOT_CONFIRMED'
  /** This account is not closed. */
  | 'CLOSING_NOT_FOUND'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** A longer break is in force already. */
  | 'EXCLUSION_LONGER'
  /** There is no self-exclusion in force. */
  | 'EXCLUSION_NOT_FOUND'
  /** A copy is being made already. */
  | 'EXPORT_UNDER_WAY'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** This date of birth does not exist. */
  | 'IDENTITY_BIRTHDAY_INVALID'
  /** {{operator}} is working on this case. */
  | 'IDENTITY_CLAIMED'
  /** This case was decided already. */
  | 'IDENTITY_DECIDED'
  /** A picture of the document is missing. */
  | 'IDENTITY_DOCUMENTS_MISSING'
  /** This was handed in and cannot be changed any more. */
  | 'IDENTITY_LOCKED'
  /** There is no such identity record. */
  | 'IDENTITY_NOT_FOUND'
  /** This document number does not look right. */
  | 'IDENTITY_NUMBER_INVALID'
  /** This document number belongs to another account. */
  | 'IDENTITY_NUMBER_TAKEN'
  /** A rejection needs a reason. */
  | 'IDENTITY_REASON_MISSING'
  /** You must be at least {{minimumAge}} years old. */
  | 'IDENTITY_UNDERAGE'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** You have asked to end it early already. */
  | 'LIFT_ALREADY_ASKED'
  /** Nobody asked to end it early. */
  | 'LIFT_NOT_ASKED'
  /** This limit does not work. Time is in whole minutes and no longer than the period. */
  | 'LIMIT_INVALID'
  /** No change is waiting. */
  | 'LIMIT_NOTHING_PENDING'
  /** You have not set this limit. */
  | 'LIMIT_NOT_FOUND'
  /** The 24 hours are not over yet. Please come back to confirm. */
  | 'LIMIT_WAITS'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This also concerns brands that are not yours. Ask an administrator of all of them. */
  | 'OPERATOR_BEYOND_BRANDS'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** We cannot open an account for you now, because of a self-exclusion. Please contact customer service. */
  | 'PERSON_EXCLUDED'
  /** No game is open now. */
  | 'PLAY_SESSION_NONE'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** What a member is asked or told once for their protection. */
export type ProtectionPrompt =
  /** Whether to limit deposits; before the first one. */
  | 'LIMITS'
  /** To look at what was deposited and played; every six months. */
  | 'REVIEW'
  /** How to play safely; before the first bet. */
  | 'SAFER_PLAY';

/** How what is published with hours stands now. */
export type Publication =
  /** Not published: nobody sees it. */
  | 'HIDDEN'
  /** Published, and its end has come. */
  | 'OVER'
  /** Published, and it is its time. */
  | 'RUNNING'
  /** Published, and its start is still to come. */
  | 'SCHEDULED';

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

/** Input of publishMerchantDraft. */
export type PublishMerchantDraftInput = {
  /** Id of the brand. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** `revision` of the draft, as it was seen. */
  revision: Scalars['String']['input'];
};

/** All that may stand in the way of a change in `push`. */
export type PushErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** This browser uses a notification service that we do not support yet. Please try Chrome, Edge, Firefox or Safari. */
  | 'PUSH_ENDPOINT_REFUSED'
  /** Notifications are not switched on at the moment. Please try again later. */
  | 'PUSH_OFF'
  /** This device no longer gets notifications. Please reload the page to see the current list. */
  | 'PUSH_SUBSCRIPTION_NOT_FOUND'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** All that may stand in the way of a change in `raffles`. */
export type RaffleErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This was changed after you opened the page. Reload it and look again before you confirm. */
  | 'FOUR_EYES_CHANGED'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** This raffle has not begun, is paused or is over. */
  | 'RAFFLE_CLOSED'
  /** All prizes are gone. You keep your ticket. */
  | 'RAFFLE_GONE'
  /** This spin was used for another raffle. Reload the page and spin again. */
  | 'RAFFLE_KEY_REUSED'
  /** This raffle was not found. */
  | 'RAFFLE_NOT_FOUND'
  /** You have no ticket for this raffle. */
  | 'RAFFLE_NO_TICKET'
  /** A raffle that was published cannot be changed. Plan a new one. */
  | 'RAFFLE_PUBLISHED'
  /** Check the prizes, their numbers, the times and the words. */
  | 'RAFFLE_TERMS_INVALID'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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

/** Which spins. */
export type RaffleSpinFilter = {
  /** Spun then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Spun before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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

/** Which of what a member was given back. */
export type RebateClaimFilter = {
  /** Given then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Given before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** All that may stand in the way of a change in `rebates`. */
export type RebateErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This rebate was not found. */
  | 'REBATE_CLAIM_NOT_FOUND'
  /** There is no rebate left to claim. Today’s can be claimed after midnight. */
  | 'REBATE_NOTHING_OPEN'
  /** Each category has one rate. Remove the one that is there twice. */
  | 'REBATE_RATES_INVALID'
  /** It takes {{least}} to claim. What the next days bring adds up. */
  | 'REBATE_TOO_LITTLE'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** Who gives what is open. */
export type RebateMode =
  /** The daily job. */
  | 'AUTOMATIC'
  /** The member claims it. */
  | 'MANUAL';

/** All that may stand in the way of a change in `reconciliation`. */
export type ReconciliationErrorCode =
  /** Only a day of the last three months can be compared, and today from a few minutes after midnight on. */
  | 'BANK_COMPARISON_DAY'
  /** There is no such comparison with the bank. */
  | 'BANK_COMPARISON_NOT_FOUND'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** Kinds of things that operators meet by an id. */
export type RecordKind =
  /** A correction of a balance. */
  | 'ADJUSTMENT'
  /** What an agent finds wrong with an amount. */
  | 'AGENT_DISPUTE'
  /** An announcement or notice. */
  | 'ANNOUNCEMENT'
  /** A change by an operator. */
  | 'AUDIT_ENTRY'
  /** A picture with a link. */
  | 'BANNER'
  /** A bet of a member. */
  | 'BET'
  /** A letter to many members. */
  | 'BROADCAST'
  /** An answer given often. */
  | 'CANNED_ANSWER'
  /** A reported chat message. */
  | 'CHAT_REPORT'
  /** A room of the chat. */
  | 'CHAT_ROOM'
  /** A contract of agents. */
  | 'CONTRACT'
  /** Money paid in. */
  | 'DEPOSIT'
  /** A rain of red envelopes. */
  | 'ENVELOPE'
  /** A list as a file, which its asker alone reads. */
  | 'EXPORT'
  /** A game that the brand offers. */
  | 'GAME'
  /** A win that operators look at. */
  | 'GREAT_WIN'
  /** An article of the help centre. */
  | 'HELP_ARTICLE'
  /** A draw of a lottery. */
  | 'LOTTERY_DRAW'
  /** Goods for points. */
  | 'MALL_GOODS'
  /** Somebody who plays at the brand. */
  | 'MEMBER'
  /** A member of staff. */
  | 'OPERATOR'
  /** An offer of the brand with its terms. */
  | 'PROMOTION'
  /** A claim of a promotion. */
  | 'PROMOTION_CLAIM'
  /** Chances that members have won, drawn for prizes. */
  | 'RAFFLE'
  /** A rebate that was given. */
  | 'REBATE_CLAIM'
  /** Points that were given for something. */
  | 'REDEMPTION'
  /** A referred friend. */
  | 'REFERRAL'
  /** A member that somebody has to look at. */
  | 'RISK_CASE'
  /** A settlement of an agent. */
  | 'SETTLEMENT'
  /** Feedback or a complaint. */
  | 'TICKET'
  /** A movement of money in the books. */
  | 'TRANSFER'
  /** Money moved into the wallet of a vendor, or back. */
  | 'VENDOR_TRANSFER'
  /** Money paid out. */
  | 'WITHDRAWAL';

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

/** All that may stand in the way of a change in `referrals`. */
export type ReferralErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** {{address}} is neither an IP address nor a range of them, or a range too wide. Write it like 203.0.113.7 or 203.0.113.0/24. */
  | 'BLOCKED_ADDRESS'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** {{domain}} is not a host name. Please write it like www.brand.com, without https:// and without a port. */
  | 'DOMAIN_ADDRESS'
  /** {{domain}} is already in use. Please choose another host name. */
  | 'DOMAIN_TAKEN'
  /** {{domain}} is there twice. */
  | 'DOMAIN_TWICE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The language {{language}} lacks words: players cannot be offered it yet. */
  | 'LANGUAGE_INCOMPLETE'
  /** The brand does not offer the language {{language}}. */
  | 'LANGUAGE_NOT_OFFERED'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** A brand with real money cannot be without this. */
  | 'LIVE_DEMANDS_IT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** {{country}} has no mobile numbers of its own. */
  | 'MOBILE_COUNTRY'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** It was paid or refused already. Reload the list. */
  | 'REFERRAL_DECIDED'
  /** This reward is being checked. You can take it as soon as that is done. */
  | 'REFERRAL_HELD'
  /** You have taken rewards for {{most}} friends this month. The others can be taken next month. */
  | 'REFERRAL_MONTH_FULL'
  /** Your friend has not deposited or played enough yet. Come back once that is done. */
  | 'REFERRAL_NOT_EARNED'
  /** This friend is not among those whom you invited. */
  | 'REFERRAL_NOT_FOUND'
  /** The reward for this friend was not approved. Customer service will explain why. */
  | 'REFERRAL_REFUSED'
  /** A rule that runs has to give something: enter a fixed amount, or a percentage with its limit. */
  | 'REFERRAL_RULE_EMPTY'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** {{address}} cannot be opened. Write a whole https:// address, or a page of the portal that begins with /. */
  | 'RESOURCE_ADDRESS'
  /** Each link has one address. */
  | 'RESOURCE_TWICE'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** {{token}} is not a colour. Please write it like #f0b849. */
  | 'THEME_COLOUR'
  /** Text on {{token}} has a contrast of {{ratio}}, and is hard to read. At least {{least}} is needed: please choose a lighter or a darker colour. */
  | 'THEME_CONTRAST'
  /** {{token}} is nothing that a brand replaces. */
  | 'THEME_TOKEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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

/** Which friends. */
export type ReferredFriendFilter = {
  /** Registered then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only in this state, who waits longest first. */
  state?: InputMaybe<ReferralState>;
  /** Registered before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Input of refuseProposal. */
export type RefuseProposalInput = {
  /** Id of the proposal. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
};

/** By which rule a brand is closed to a visitor. */
export type RegionRule =
  /** The address is among the closed ones. */
  | 'ADDRESS'
  /** The country is among the closed ones. */
  | 'BLOCKED'
  /** It is not among those that may play, which the licence names. */
  | 'NOT_ALLOWED';

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
  /** National part of the number in digits, such as `912345678`; `countryDialingCode` goes before it. */
  mobileNumber?: InputMaybe<Scalars['String']['input']>;
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
  /** Number of the account at QQ. */
  qqNumber?: InputMaybe<Scalars['String']['input']>;
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

/** Input of replayWebhookDeliveries. */
export type ReplayWebhookDeliveriesInput = {
  /** Id of the webhook. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log; at most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Happened then or later. */
  since: Scalars['DateTime']['input'];
};

/** Input of replayWebhookDelivery. */
export type ReplayWebhookDeliveryInput = {
  /** Id of the delivery. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log; at most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
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

/** Days of a brand's calendar. */
export type ReportDaysInput = {
  /** The first day. */
  from: Scalars['Date']['input'];
  /** The last day, which counts. */
  to: Scalars['Date']['input'];
};

/** Input of requestAdjustment. */
export type RequestAdjustmentInput = {
  /** Positive; for CORRECTION also negative. */
  amount: Scalars['Money']['input'];
  /** Number of a ticket or letter. */
  document?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client, once per wish: the same key answers with the same adjustment. */
  idempotencyKey: Scalars['String']['input'];
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
  idempotencyKey: Scalars['String']['input'];
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
  idempotencyKey: Scalars['String']['input'];
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

/** Downloads and guides that the portal has a place for. */
export type ResourceKey =
  /** The app for Android. */
  | 'APP_ANDROID'
  /** The app for iPhones. */
  | 'APP_IOS'
  /** The light app for iPhones, a profile of the browser. */
  | 'APP_IOS_LITE'
  /** How the app is installed. */
  | 'MEDIA_GUIDE';

/** Input of restoreHelpVersion. */
export type RestoreHelpVersionInput = {
  /** Which article. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The version whose words are taken back. */
  version: Scalars['Int']['input'];
};

/** Input of retryJobFailure. */
export type RetryJobFailureInput = {
  /** Id of a failure that is STUCK. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log; at most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
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

/** How far a right goes. */
export type RightLevel =
  /** It changes something. */
  | 'ACT'
  /** It decides what somebody else asked for. */
  | 'APPROVE'
  /** It looks. */
  | 'READ';

/** Which cases about members. */
export type RiskCaseFilter = {
  /** Opened then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those that the caller works on, or the others. */
  isMine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those that are not closed, or those that are. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only about this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that turned out so. */
  outcome?: InputMaybe<RiskCaseOutcome>;
  /** Only those in this state. */
  state?: InputMaybe<RiskCaseState>;
  /** Opened before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a case turned out to be. */
export type RiskCaseOutcome =
  /** Nothing is wrong; the same finding opens no case again. */
  | 'CLEARED'
  /** The suspicion is right; what follows for the member is decided where it is done. */
  | 'CONFIRMED'
  /** Something else, which the notes tell. */
  | 'OTHER';

/** How far a case is. */
export type RiskCaseState =
  /** It was decided. */
  | 'CLOSED'
  /** It waits for somebody. */
  | 'OPEN'
  /** Somebody works on it. */
  | 'TAKEN';

/** What follows when a rule finds something. */
export type RiskConsequence =
  /** A case is opened, and the withdrawal goes on. */
  | 'CASE'
  /** A case is opened, and no withdrawal of the member is approved or paid until it is closed. */
  | 'HOLD'
  /** It is written down, for whoever looks at the member. */
  | 'NOTE';

/** All that may stand in the way of a change in `risk`. */
export type RiskErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** This risk case has been closed. */
  | 'RISK_CASE_CLOSED'
  /** The member has a risk case that is not closed. Add a note to it. */
  | 'RISK_CASE_EXISTS'
  /** This case has all {{most}} notes it may have. Please close it. */
  | 'RISK_CASE_NOTES_FULL'
  /** This risk case could not be found. */
  | 'RISK_CASE_NOT_FOUND'
  /** You have not taken this case. Take it first. */
  | 'RISK_CASE_NOT_TAKEN'
  /** {{takenBy}} works on this case. */
  | 'RISK_CASE_TAKEN'
  /** You changed access to this member’s account or gave it money within the last {{hours}} hours. Please let somebody else close the case. */
  | 'RISK_CASE_TOUCHED_MEMBER'
  /** This rule needs exactly its own limits. Please check them. */
  | 'RISK_RULE_LIMIT'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** What withdrawals are looked at for. */
export type RiskRuleKind =
  /** One bet of the last `hours` won at least `amount`. */
  | 'BIG_WIN_OUT'
  /** Bonuses of the last `hours` are at least `percent` of what was deposited then. */
  | 'BONUS_ABUSE'
  /** The member bet on both sides of a draw, alone or with somebody who shares something with him. */
  | 'BOTH_SIDES'
  /** The member deposited `leastCount` times within `hours`. */
  | 'DEPOSIT_VELOCITY'
  /** Money that came within `hours` goes out, and less than `percent` of it was played. */
  | 'FAST_OUT'
  /** At tables one won what the other lost, time after time. */
  | 'MIRRORED_STAKES'
  /** The account that is paid was added within `hours`. */
  | 'NEW_PAYOUT_ACCOUNT'
  /** Others came from the same address; `leastCount` of them. */
  | 'SHARED_ADDRESS'
  /** Others came from the same address with the same browser; `leastCount` of them. */
  | 'SHARED_DEVICE'
  /** Others have, or had, the same account to be paid at; `leastCount` of them. */
  | 'SHARED_PAYOUT_ACCOUNT'
  /** The member asked for money `leastCount` times within `hours`. */
  | 'WITHDRAWAL_VELOCITY';

/** Which findings. */
export type RiskSignalFilter = {
  /** Only about withdrawals of this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only about this withdrawal. */
  withdrawalId?: InputMaybe<Scalars['ID']['input']>;
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

/** Input of rotateWebhookSecret. */
export type RotateWebhookSecretInput = {
  /** Id of the webhook. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log; at most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of runJob. */
export type RunJobInput = {
  /** Name of the job, such as `follow-payouts`. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log; at most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of saveFourEyesRule. */
export type SaveFourEyesRuleInput = {
  /** A deed of which the brand decides. */
  deed: FourEyesDeed;
  /** Whether it takes two operators from now on. */
  isDemanded: Scalars['Boolean']['input'];
  /** Why, 3 to 300 characters, for the audit log. */
  reason: Scalars['String']['input'];
};

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
  /** National part of the number in digits, such as `912345678`; `countryDialingCode` goes before it. */
  mobileNumber?: InputMaybe<Scalars['String']['input']>;
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
  idempotencyKey: Scalars['String']['input'];
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
  /** National part of the number in digits, such as `912345678`; `countryDialingCode` goes before it. */
  mobileNumber: Scalars['String']['input'];
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
  /** National part of the number in digits, such as `912345678`; `countryDialingCode` goes before it. */
  mobileNumber: Scalars['String']['input'];
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

/** All that may stand in the way of a change in `sessions`. */
export type SessionErrorCode =
  /** This account is closed. For 30 days customer service can open it again. */
  | 'ACCOUNT_CLOSED'
  /** The account is locked. Please contact customer service. */
  | 'ACCOUNT_LOCKED'
  /** Only agents can sign in here. */
  | 'AGENT_ONLY'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** The captcha check failed. Please wait for a new one and try again. */
  | 'CAPTCHA_CHECK_FAILED'
  /** Please enter the captcha. */
  | 'CAPTCHA_REQUIRED'
  /** The captcha is not right. Please try again with a new one. */
  | 'CAPTCHA_WRONG'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** This differs from what was verified. Please verify again. */
  | 'IDENTITY_MISMATCH'
  /** This brand does not offer signing in with that account. */
  | 'IDENTITY_NOT_OFFERED'
  /** The other account's service does not answer at the moment. Please try again shortly. */
  | 'IDENTITY_UNAVAILABLE'
  /** The sign-in with the other account could not be confirmed. Please try again. */
  | 'ID_TOKEN_INVALID'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** Only members can sign in here. Please register an account. */
  | 'MEMBER_ONLY'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** This is not switched on. Please contact customer service. */
  | 'MODULE_OFF'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This operation is not enabled. Please contact customer service. */
  | 'OPERATION_NOT_ENABLED'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Please register an account first. */
  | 'REGISTER_FIRST'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** One more step is needed to sign in. */
  | 'SECOND_STEP_NEEDED'
  /** This sign-in no longer exists. */
  | 'SESSION_NOT_FOUND'
  /** Wrong account or password. After 3 wrong tries signing in is locked for 30 minutes. */
  | 'SIGN_IN_WRONG'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The verification code expired. Please send a new one. */
  | 'VERIFICATION_CODE_EXPIRED'
  /** The verification code is not right. */
  | 'VERIFICATION_CODE_INVALID'
  /** Please enter the verification code. */
  | 'VERIFICATION_CODE_MISSING'
  /** Please complete the verification first. */
  | 'VERIFY_FIRST';

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
  /** National part of the number in digits, such as `912345678`; `countryDialingCode` goes before it. */
  mobileNumber?: InputMaybe<Scalars['String']['input']>;
  /** Sign-in password. */
  password: Scalars['String']['input'];
  /** Code that reached the new contact. */
  verificationCode: Scalars['String']['input'];
};

/** Input of setFavourite. */
export type SetFavouriteInput = {
  /** Id of the game to mark or to mark no more, as `Game.id` tells it. */
  gameId: Scalars['ID']['input'];
  /** Add or remove. */
  isFavourite: Scalars['Boolean']['input'];
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
  /** National part of the number in digits, such as `912345678`; `countryDialingCode` goes before it. */
  mobileNumber: Scalars['String']['input'];
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
  skipReason?: InputMaybe<EarningSkipReason>;
  /** Only in this state. */
  state?: InputMaybe<EarningState>;
};

/** All that may stand in the way of a change in `settlements`. */
export type SettlementErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** Something else about this contract waits for an answer first. */
  | 'CONTRACT_ANSWER_DUE'
  /** The other side has to answer this. */
  | 'CONTRACT_ANSWER_NOT_OWN'
  /** These terms promise more than the payer's own contract does. Lower the rate, or ask for more at the tier. */
  | 'CONTRACT_BETTER_THAN_OWN'
  /** Contracts of downlines end with this: {{count}}. Please confirm it. */
  | 'CONTRACT_ENDS_DOWNLINES'
  /** The agent is in another line now. A new contract has to be made there. */
  | 'CONTRACT_LINE_MOVED'
  /** Only agents can have this contract. */
  | 'CONTRACT_NEEDS_AGENT'
  /** The payer has no contract of this kind in force, so none can be made out of it. */
  | 'CONTRACT_NONE_OF_OWN'
  /** This contract does not exist. */
  | 'CONTRACT_NOT_FOUND'
  /** Another contract of this kind is still in force. End it first. */
  | 'CONTRACT_OTHER_IN_FORCE'
  /** The platform makes contracts with agents who have nobody above them. */
  | 'CONTRACT_PAYEE_NOT_TOP'
  /** This member is not directly below you. */
  | 'CONTRACT_PAYEE_UNKNOWN'
  /** This contract has to be settled as often as the one it rests on. */
  | 'CONTRACT_PERIOD_DIFFERS'
  /** The contract has changed meanwhile. Please look again. */
  | 'CONTRACT_STATE_CHANGED'
  /** These terms contradict each other. Please check them. */
  | 'CONTRACT_TERMS_INVALID'
  /** Please say which terms you wish for. */
  | 'CONTRACT_TERMS_NEEDED'
  /** Other terms have been proposed meanwhile. Please read them first. */
  | 'CONTRACT_VERSION_CHANGED'
  /** You have asked the other side {{most}} times about this contract within 24 hours, as often as you may. Try again tomorrow. */
  | 'CONTRACT_WISHES_TOO_MANY'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** These earnings do not exist. */
  | 'EARNING_NOT_FOUND'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** This is not switched on. Please contact customer service. */
  | 'MODULE_OFF'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** There is no such settlement. */
  | 'SETTLEMENT_NOT_FOUND'
  /** Nothing of this settlement waits for approval any more. Load the page again. */
  | 'SETTLEMENT_NOT_WAITING'
  /** The brand has no such member. */
  | 'SETTLEMENT_PAYEE_UNKNOWN'
  /** This settlement is too old: its figures by the five minutes are not kept any more. */
  | 'SETTLEMENT_TOO_OLD'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The span must be 1 to {{days}} days. */
  | 'TEAM_SPAN_INVALID'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** Which settlements. */
export type SettlementFilter = {
  /** Windows that begin then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Held or not. */
  isHeld?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those that wait for an operator (unapproved or held), or the others. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this kind. */
  kind?: InputMaybe<ContractKind>;
  /** Only of windows so long. */
  period?: InputMaybe<ContractPeriod>;
  /** Only in this state. */
  state?: InputMaybe<SettlementState>;
  /** Windows that begin before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

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

/** All that may stand in the way of a change in `sign-in-days`. */
export type SignInDayErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** Daily sign-in rewards are not running at the moment. */
  | 'SIGN_IN_DAYS_CLOSED'
  /** Each day needs a reward, and points must be whole. */
  | 'SIGN_IN_DAYS_TERMS_INVALID'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** What a day gives. */
export type SignInDayKind =
  /** Money into the main wallet. */
  | 'MONEY'
  /** Points, which are redeemed in the mall or exchanged for money. */
  | 'POINTS';

/** Input of updateSignInDaySettings. */
export type SignInDaySettingsInput = {
  /** Whether it runs. */
  isRunning: Scalars['Boolean']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** Of the first day, the second and so on, at most 31. */
  steps: Array<SignInDayWorthInput>;
};

/** How a day of the ladder stands. */
export type SignInDayState =
  /** It was claimed in the running row of days. */
  | 'CLAIMED'
  /** It comes later. */
  | 'LATER'
  /** It can be claimed today. */
  | 'TODAY';

/** What a day is worth. */
export type SignInDayWorthInput = {
  /** How much; of points whole ones. */
  amount: Scalars['Money']['input'];
  /** What it gives. */
  kind: SignInDayKind;
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
  /** National part of the number in digits, such as `912345678`; `countryDialingCode` goes before it. */
  mobileNumber?: InputMaybe<Scalars['String']['input']>;
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

/** Side of the house a person signs in to. */
export type SignInSide =
  /** Agent centre. */
  | 'AGENT'
  /** Players' portal. */
  | 'MEMBER';

/** How a person signs in. */
export type SignInType =
  /** Mobile number and SMS code. */
  | 'SMS'
  /** User name and password. */
  | 'USERNAME';

/** All that may stand in the way of a change in `sites`. */
export type SiteErrorCode =
  /** {{address}} is neither an IP address nor a range of them, or a range too wide. Write it like 203.0.113.7 or 203.0.113.0/24. */
  | 'BLOCKED_ADDRESS'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** {{address}} is not a host. Write https:// and the host, without a path. */
  | 'CONTENT_NETWORK_ADDRESS'
  /** {{address}} is there twice. */
  | 'CONTENT_NETWORK_TWICE'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** A brand has {{most}} ways to reach it at most. Take one away first. */
  | 'CUSTOMER_SERVICES_TOO_MANY'
  /** The address does not fit its kind. A link begins with https:// and belongs to that service; a number has digits only; a mail address is complete. */
  | 'CUSTOMER_SERVICE_ADDRESS'
  /** The brand has a live chat already. Change that one. */
  | 'CUSTOMER_SERVICE_CHAT_TWICE'
  /** This way to reach us was not found. Load the list again. */
  | 'CUSTOMER_SERVICE_NOT_FOUND'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** {{domain}} is not a host name. Please write it like www.brand.com, without https:// and without a port. */
  | 'DOMAIN_ADDRESS'
  /** {{domain}} is already in use. Please choose another host name. */
  | 'DOMAIN_TAKEN'
  /** {{domain}} is there twice. */
  | 'DOMAIN_TWICE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This was changed after you opened the page. Reload it and look again before you confirm. */
  | 'FOUR_EYES_CHANGED'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** An icon has to be a picture that was uploaded for this brand. */
  | 'ICON_NOT_OWN'
  /** An icon has to be square, {{least}} pixels a side at least. This picture is {{width}} × {{height}}. */
  | 'ICON_SHAPE'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The language {{language}} lacks words: players cannot be offered it yet. */
  | 'LANGUAGE_INCOMPLETE'
  /** The brand does not offer the language {{language}}. */
  | 'LANGUAGE_NOT_OFFERED'
  /** A brand with real money cannot be without this. */
  | 'LIVE_DEMANDS_IT'
  /** A logo has to be a picture that was uploaded for this brand. */
  | 'LOGO_NOT_OWN'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** All values are those in force already, so there is nothing to save. */
  | 'MERCHANT_CHANGES_NOTHING'
  /** Another brand has this code. Please choose another one. */
  | 'MERCHANT_CODE_TAKEN'
  /** The brand to copy has amounts in {{currency}}. Please choose that currency, or copy no brand. */
  | 'MERCHANT_COPY_CURRENCY'
  /** This is no currency that we know. Please write its three letters, like VND. */
  | 'MERCHANT_CURRENCY'
  /** Somebody else has just saved, published or discarded this draft. Reload the page, look at the new draft and go on from there. */
  | 'MERCHANT_DRAFT_CHANGED'
  /** The brand has no draft any more. Reload the page. */
  | 'MERCHANT_DRAFT_NOT_FOUND'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** Where money is real, brands are opened by whoever runs the house, with a licence: npm run open-brand. */
  | 'MERCHANT_OPENING_LIVE'
  /** This is no time zone that we know. Please write it like Asia/Ho_Chi_Minh. */
  | 'MERCHANT_TIME_ZONE'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** Something was changed after this save. Reload, look at what would be undone, then decide. */
  | 'MERCHANT_VERSION_CHANGED_SINCE'
  /** There is no save with this number. */
  | 'MERCHANT_VERSION_NOT_FOUND'
  /** {{country}} has no mobile numbers of its own. */
  | 'MOBILE_COUNTRY'
  /** Whoever registers by mobile number could never sign in again. Switch on a password at registration, sign-in by SMS code, or a new password by phone. */
  | 'MODULE_LOCKS_OUT'
  /** This module does nothing while the module that it needs is off. Switch that one on first. */
  | 'MODULE_NEEDS'
  /** There is no such module. */
  | 'MODULE_NOT_FOUND'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This also concerns brands that are not yours. Ask an administrator of all of them. */
  | 'OPERATOR_BEYOND_BRANDS'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** A password may be {{minimum}} to {{maximum}} characters long; set both lengths within that. */
  | 'PASSWORD_FIELD_LENGTHS'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The greatest length must lie between the least one and 1000. */
  | 'REGISTRATION_FIELD_LENGTHS'
  /** This field cannot be switched off: every account needs it. */
  | 'REGISTRATION_FIELD_NEEDED'
  /** There is no such registration field. */
  | 'REGISTRATION_FIELD_NOT_FOUND'
  /** This pattern is not a valid expression. */
  | 'REGISTRATION_FIELD_PATTERN'
  /** {{part}} is not possible here. A pattern may not look ahead or back, refer to an earlier group, or repeat more than 1,000 times. */
  | 'REGISTRATION_FIELD_PATTERN_IMPOSSIBLE'
  /** This pattern is too large. It may have {{limit}} characters at most, and fewer or smaller repetitions. */
  | 'REGISTRATION_FIELD_PATTERN_LARGE'
  /** {{address}} cannot be opened. Write a whole https:// address, or a page of the portal that begins with /. */
  | 'RESOURCE_ADDRESS'
  /** Each link has one address. */
  | 'RESOURCE_TWICE'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** {{token}} is not a colour. Please write it like #f0b849. */
  | 'THEME_COLOUR'
  /** Text on {{token}} has a contrast of {{ratio}}, and is hard to read. At least {{least}} is needed: please choose a lighter or a darker colour. */
  | 'THEME_CONTRAST'
  /** {{token}} is nothing that a brand replaces. */
  | 'THEME_TOKEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** This is no IP address. Write it like 203.0.113.7. */
  | 'VISIT_ADDRESS';

/** Whether money is real. */
export type SiteMode =
  /** Play money. */
  | 'DEMO'
  /** Real money. */
  | 'LIVE';

/** Whether the site lets the visitor in. */
export type SiteStatus =
  /** It is closed for maintenance; `message` and `until` say more. */
  | 'MAINTENANCE'
  /** It is open. */
  | 'OPEN'
  /** It takes nobody from the visitor's country. */
  | 'REGION_BLOCKED';

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
  idempotencyKey: Scalars['String']['input'];
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

/** Which movements of the main wallet. */
export type StatementFilter = {
  /** Only movements of this moment and later ones. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only movements of this kind. */
  kind?: InputMaybe<StatementKind>;
  /** Only movements before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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

/** All that may stand in the way of a change in `subaccounts`. */
export type SubaccountErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** The password is not right. */
  | 'OLD_PASSWORD_WRONG'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** This password is too common. Please choose one that is harder to guess. */
  | 'PASSWORD_COMMON'
  /** The password must not be made of your account, name or contacts. */
  | 'PASSWORD_PERSONAL'
  /** A password may have at most {{maximum}} characters. */
  | 'PASSWORD_TOO_LONG'
  /** A password needs at least {{minimum}} characters. */
  | 'PASSWORD_TOO_SHORT'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** {{most}} subaccounts are open already. Disable one first. */
  | 'SUBACCOUNTS_TOO_MANY'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You already have a subaccount of that name. Choose another one. */
  | 'SUBACCOUNT_NAME_TAKEN'
  /** There is no such subaccount. */
  | 'SUBACCOUNT_NOT_FOUND'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

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
  view?: InputMaybe<SupportConversationView>;
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

/** All that may stand in the way of a change in `support`. */
export type SupportErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** Nobody is there to answer right now. Choose another way to reach us, or come back later. */
  | 'SUPPORT_CLOSED'
  /** The conversation is over. Start a new one. */
  | 'SUPPORT_CONVERSATION_CLOSED'
  /** This conversation was not found. */
  | 'SUPPORT_CONVERSATION_NOT_FOUND'
  /** You do not have this conversation. Take it before you answer. */
  | 'SUPPORT_NOT_YOURS'
  /** This operator is not available. Choose somebody else, or give it back to the queue. */
  | 'SUPPORT_OPERATOR_AWAY'
  /** {{operator}} took this conversation first. */
  | 'SUPPORT_TAKEN'
  /** Please enter a valid email address. */
  | 'TICKET_CONTACT_INVALID'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

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
  /** Received then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this outcome; SUSPENSE are those that wait. */
  outcome?: InputMaybe<TransferOutcome>;
  /** Only for this reason. */
  reason?: InputMaybe<SuspenseReason>;
  /** Part of the purpose or the reference. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Received before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** The purpose names several deposits that wait for money. */
  | 'SEVERAL_CODES'
  /** Less than the amount. */
  | 'SHORT'
  /** The code belongs to no deposit. */
  | 'UNKNOWN_CODE'
  /** The report of it came in another form than was agreed. */
  | 'UNREADABLE'
  /** Came to another account than the deposit names, or another way. */
  | 'WRONG_ACCOUNT';

/** In which order transfers in suspense come. */
export type SuspenseTransferOrder = {
  /** Which way they run. */
  direction?: InputMaybe<OrderDirection>;
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

/** Input of takeBackMerchantVersion. */
export type TakeBackMerchantVersionInput = {
  /** Id of the brand. */
  id: Scalars['ID']['input'];
  /** Number of the version. */
  number: Scalars['Int']['input'];
  /** That something of it was changed since was seen, and is undone too. */
  overwrites: Scalars['Boolean']['input'];
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
  /** `back.revision` of the version, as it was seen. */
  revision: Scalars['String']['input'];
};

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
  /** Code of the vendor, such as `JL`. */
  vendorCode?: InputMaybe<Scalars['String']['input']>;
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
  direction?: InputMaybe<OrderDirection>;
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

/** Input of testWebhook. */
export type TestWebhookInput = {
  /** Id of the webhook. */
  id: Scalars['ID']['input'];
  /** Why, for the audit log; at most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A design token and the value that a brand has for it. */
export type ThemeTokenInput = {
  /** Name of the token without leading dashes: `brand`, `brand-strong` or `on-brand`. */
  name: Scalars['String']['input'];
  /** A colour as `#f0b849`, for the dark and the light look alike. */
  value: Scalars['String']['input'];
};

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

/** All that may stand in the way of a change in `tickets`. */
export type TicketErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** The brand does not use this language. */
  | 'CANNED_ANSWER_LANGUAGE'
  /** There is no such canned answer. */
  | 'CANNED_ANSWER_NOT_FOUND'
  /** The captcha check failed. Please wait for a new one and try again. */
  | 'CAPTCHA_CHECK_FAILED'
  /** Please enter the captcha. */
  | 'CAPTCHA_REQUIRED'
  /** The captcha is not right. Please try again with a new one. */
  | 'CAPTCHA_WRONG'
  /** The content cannot be empty. */
  | 'CONTENT_EMPTY'
  /** Please enter between {{minimum}} and {{maximum}} characters. */
  | 'CONTENT_LENGTH'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You have {{most}} requests that are not closed. Close some before you send another. */
  | 'TICKETS_TOO_MANY'
  /** This request is closed. You can reopen it or send a new one. */
  | 'TICKET_CLOSED'
  /** Please enter a valid email address. */
  | 'TICKET_CONTACT_INVALID'
  /** Please leave an email address: every complaint is answered. */
  | 'TICKET_CONTACT_NEEDED'
  /** A resolution cannot be due before the first answer, and a complaint takes 56 days at most. */
  | 'TICKET_DEADLINE_INVALID'
  /** Take the ticket before you answer it. */
  | 'TICKET_NOT_CLAIMED'
  /** Only a closed request can be rated. */
  | 'TICKET_NOT_CLOSED'
  /** There is no such request. */
  | 'TICKET_NOT_FOUND'
  /** Only complaints go to the supervisors. */
  | 'TICKET_NO_COMPLAINT'
  /** Please choose the outcome before you close a complaint. */
  | 'TICKET_OUTCOME_NEEDED'
  /** A picture is gone or is not your own upload. Please choose it again. */
  | 'TICKET_PICTURE_UNKNOWN'
  /** You have rated this request already. */
  | 'TICKET_RATED'
  /** There is no such bet or transaction in your account. */
  | 'TICKET_REFERENCE_UNKNOWN'
  /** {{operator}} is working on this ticket. */
  | 'TICKET_TAKEN'
  /** This request has been closed for more than {{days}} days. Please send a new one. */
  | 'TICKET_TOO_OLD'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** Please complete the verification first. */
  | 'VERIFY_FIRST';

/** Which tickets. */
export type TicketFilter = {
  /** Only of this category. */
  category?: InputMaybe<TicketCategory>;
  /** Opened then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those that are not over, or only those that are. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only in this state. */
  state?: InputMaybe<TicketState>;
  /** Opened before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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
  idempotencyKey: Scalars['String']['input'];
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
  /** Money that is bound to turnover: of a promotion, a level or a mission, and what of it was forfeited. What is free to spend is `REWARD`. */
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
  /** Money given for what was reached and free to spend: friends invited, days of signing in, points exchanged. What is bound to turnover is `BONUS`. */
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

/** What a movement is among those of its document. */
export type TransferPhase =
  /** It holds money until another decides. */
  | 'PENDING'
  /** It carries out what was held. */
  | 'POST'
  /** It stands alone. */
  | 'SINGLE'
  /** It says that a movement which never came is not to come any more. */
  | 'TOMBSTONE'
  /** It gives back what was held. */
  | 'VOID';

/** What became of a movement. */
export type TransferResult =
  /** It was cancelled before it came: nothing moved, and nothing will. */
  | 'CANCELLED'
  /** It stands in the accounts. */
  | 'POSTED'
  /** It was refused, as for too little money: nothing moved. */
  | 'REFUSED';

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

/** Input of tryRiskRule; limits as updateRiskRule takes them. */
export type TryRiskRuleInput = {
  /** In the brand's currency. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** 1 to 2,160, which is 90 days. */
  hours?: InputMaybe<Scalars['Int']['input']>;
  /** Which rule. */
  kind: RiskRuleKind;
  /** 1 to 1,000. */
  leastCount?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 10,000. */
  percent?: InputMaybe<Scalars['Int']['input']>;
};

/** What a bet above the greatest allowed leads to. */
export type TurnoverBreach =
  /** The bonus is lost. */
  | 'FORFEIT'
  /** It counts nothing. */
  | 'UNCOUNTED';

/** All that may stand in the way of a change in `turnover`. */
export type TurnoverErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Some of your bets are not settled yet. Wait for their results, then cancel the bonus. */
  | 'TURNOVER_BETS_OPEN'
  /** The amounts have changed. Look at them again, then confirm. */
  | 'TURNOVER_CHANGED'
  /** Some of your money is with a vendor. Bring it back to the main wallet, then cancel the bonus. */
  | 'TURNOVER_MONEY_AWAY'
  /** Only a running bonus can be cancelled. */
  | 'TURNOVER_NOT_CANCELLABLE'
  /** This turnover requirement was not found. */
  | 'TURNOVER_NOT_FOUND'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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
  /** Countries that may play, as the licence has it; none: all that are not blocked. A LIVE brand names some. */
  allowedCountries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** IP addresses whose visitors see the region-blocked page, and ranges of them, at most 500. */
  blockedAddresses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Countries that see the region-blocked page. */
  blockedCountries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Guesses a proof of work takes at most, 1000 to 1000000. */
  captchaComplexity?: InputMaybe<Scalars['Int']['input']>;
  /** The captcha of each purpose. */
  captchaProviders?: InputMaybe<CaptchaProvidersInput>;
  /** Language of a first visit; one of those on offer. */
  defaultLanguage?: InputMaybe<Scalars['Locale']['input']>;
  /**
   * Host names by which visitors open it, in place of those it has: at least one, the one to share first, without scheme and port.
   * Letters beyond ASCII become `xn--`.
   */
  domains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of Google's tag, such as `G-ABCD1234`; null: nobody counts visits. */
  gtagId?: InputMaybe<Scalars['String']['input']>;
  /** Address of a square picture of 512 pixels at least that was uploaded with this brand in view; null takes the icon away. */
  iconUrl?: InputMaybe<Scalars['String']['input']>;
  /** Id of the brand that is changed; the operator must be allowed to see it. */
  id: Scalars['ID']['input'];
  /** Whether money is paid out only to a member whose identity is verified. */
  identityForWithdrawal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Languages on offer, each with all its words. */
  languages?: InputMaybe<Array<Scalars['Locale']['input']>>;
  /** What the brand is licensed by, at most 120 characters; null takes it away. A LIVE brand has one. */
  licence?: InputMaybe<Scalars['String']['input']>;
  /** Address of a picture that was uploaded with this brand in view, `/wps/files/…`; null takes the logo away. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** What visitors read during maintenance. */
  maintenanceMessages?: InputMaybe<Array<MaintenanceMessageInput>>;
  /** When the maintenance is over. */
  maintenanceUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Years, 18 to 30; who is younger may not play. Less than before takes a second operator where money is real. */
  minimumAge?: InputMaybe<Scalars['Int']['input']>;
  /** Countries whose mobile numbers are accepted, in the order in which they are offered: 1 to 60, such as `VN`. */
  mobileCountries?: InputMaybe<Array<Scalars['String']['input']>>;
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
  /** Downloads and guides in place of those it has, one address for each key. */
  resources?: InputMaybe<Array<BrandResourceInput>>;
  /** Whose codes prove a mobile number. */
  smsChannel?: InputMaybe<SmsChannel>;
  /** Houses with whose accounts people may sign in. */
  socialProviders?: InputMaybe<Array<SocialProvider>>;
  /** Whether the brand is to be open, or closed for maintenance. */
  status?: InputMaybe<MerchantStatus>;
  /**
   * Colours of its own in place of those it has, each as `#f0b849`; none: the house's. Text on each has to have a contrast of 4.5 at
   * least.
   */
  theme?: InputMaybe<Array<ThemeTokenInput>>;
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
  /** Addresses and ranges. */
  allowedAddresses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of the operator whose account changes. */
  id: Scalars['ID']['input'];
  /** Whether the account may be used. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the person is called from now on, 1 to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What he is from now on at the brands of the asker; where he is left out he works no more. His other brands stay. */
  places?: InputMaybe<Array<OperatorPlaceInput>>;
  /** Why, for the audit log. */
  reason: Scalars['String']['input'];
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

/** Input of updateOperatorRole; what is left out stays. */
export type UpdateOperatorRoleInput = {
  /** Id of the role. */
  id: Scalars['ID']['input'];
  /** What colleagues call it from now on, 1 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit log, 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** What it allows from now on. */
  rights?: InputMaybe<Array<OperatorRight>>;
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

/** Input of updateRiskRule; a limit that the kind knows has to be told, and no other one. */
export type UpdateRiskRuleInput = {
  /** In the brand's currency. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** What follows. */
  follows: RiskConsequence;
  /** 1 to 2,160, which is 90 days. */
  hours?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is looked for. */
  isOn: Scalars['Boolean']['input'];
  /** Which rule. */
  kind: RiskRuleKind;
  /** 1 to 1,000. */
  leastCount?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 10,000. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Why, for the audit log and for who confirms it, 3 to 300 characters. */
  reason: Scalars['String']['input'];
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

/** How we and a game vendor differ about a movement. */
export type VendorCaseDifference =
  /** Both have it, with another amount, currency, kind or member. */
  | 'DIFFERENT'
  /** The vendor tells it, and we have not booked it. */
  | 'MISSING_HERE'
  /** We have booked it, and the vendor does not tell it. */
  | 'MISSING_THERE';

/** Which cases. */
export type VendorCaseFilter = {
  /** Found then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those that turned out so. */
  outcome?: InputMaybe<VendorCaseOutcome>;
  /** Only with this protocol account or gateway. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Only those in this state. */
  state?: InputMaybe<VendorCaseState>;
  /** Found before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a case turned out to be. */
export type VendorCaseOutcome =
  /** Something else, which the notes tell. */
  | 'OTHER'
  /** One side was only later than the other. */
  | 'TIMING'
  /** The report of the vendor was wrong. */
  | 'VENDOR_WRONG'
  /** Our books were wrong. */
  | 'WE_WERE_WRONG';

/** Whether somebody has to look at a case still. */
export type VendorCaseState =
  /** It is done with. */
  | 'CLOSED'
  /** Nobody has closed it, and the two sides still differ. */
  | 'OPEN';

/** All that may stand in the way of a change in `vendor-comparisons`. */
export type VendorComparisonErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** This case is closed already. Reload to see the result. */
  | 'VENDOR_CASE_CLOSED'
  /** A case has at most {{most}} notes. Close it, and say the rest there. */
  | 'VENDOR_CASE_NOTES_FULL'
  /** There is no such case. */
  | 'VENDOR_CASE_NOT_FOUND'
  /** Only a day that is over and lies within the last three months can be compared. */
  | 'VENDOR_COMPARISON_DAY'
  /** The provider does not offer this game right now. Please choose another one. */
  | 'VENDOR_GAME_UNKNOWN'
  /** The game provider did not answer. Please try again in a few minutes. */
  | 'VENDOR_UNAVAILABLE';

/** Which comparisons with game vendors. */
export type VendorComparisonFilter = {
  /** Only those that ended so. */
  outcome?: InputMaybe<VendorComparisonOutcome>;
  /** Only with this protocol account or gateway. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Of these days of the house. */
  span?: InputMaybe<DaySpanInput>;
};

/** What came out of a comparison with a game vendor. */
export type VendorComparisonOutcome =
  /** Something differs; there is a case for each. */
  | 'DIFFERENT'
  /** Both sides tell the same. */
  | 'MATCHED'
  /** Nothing was compared. */
  | 'NOT_COMPARED'
  /** It is under way. */
  | 'RUNNING';

/** Why nothing was compared with a game vendor. */
export type VendorComparisonReason =
  /** What the vendor answered is no report of the day. */
  | 'CONTRACT_BROKEN'
  /** The comparison was interrupted. */
  | 'INTERRUPTED'
  /** The vendor did not answer, or not to the end. */
  | 'NO_ANSWER'
  /** The protocol of the vendor knows no report. */
  | 'NO_REPORT'
  /** The vendor refused to answer us. */
  | 'REFUSED'
  /** The two sides have so little in common that cases would not help. */
  | 'TOO_DIFFERENT'
  /** The report is longer than is read at once. */
  | 'TOO_LONG';

/** All that may stand in the way of a change in `vendors`. */
export type VendorErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** What a movement of a game vendor, a payment service or the bank is. */
export type VendorMovementKind =
  /** A stake that was taken and not given back. */
  | 'BET'
  /** Money that a member paid in through a payment service or to an account at the bank. */
  | 'DEPOSIT'
  /** What the bank paid out by our order. */
  | 'PAYOUT'
  /** What of a payout came back. */
  | 'RETURN'
  /** A win that was paid, also one of nothing. */
  | 'WIN';

/** What became of an order of a vendor about a bet. */
export type VendorTransactionOutcome =
  /** It was done; its movement is in the ledger. */
  | 'SUCCESS'
  /** It was rolled back before it came. */
  | 'TRANSACTION_CANCELLED'
  /** The member had not that much. */
  | 'WALLET_INSUFFICIENT';

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
  direction?: InputMaybe<OrderDirection>;
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

/** All that may stand in the way of a change in `verification`. */
export type VerificationErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** Passkeys do not work at this address. Open the site by its official domain name. */
  | 'PASSKEY_UNAVAILABLE'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

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

/** All that may stand in the way of a change in `vip`. */
export type VipErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** This bonus has been claimed already. */
  | 'VIP_BONUS_CLAIMED'
  /** This bonus is not yours to claim right now. Reload the page to see the bonuses you have. */
  | 'VIP_BONUS_NOT_FOUND'
  /** Members have this level, so it cannot go yet. */
  | 'VIP_LEVEL_HELD'
  /** Each level needs a name in every language of the brand. */
  | 'VIP_LEVEL_NAMES'
  /** Each level must ask for more than the one below. Check the amounts. */
  | 'VIP_LEVEL_ORDER'
  /** Last month's level is being reviewed. Try again in a few minutes. */
  | 'VIP_REVIEW_RUNS'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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

/** Input of visitPreview. */
export type VisitPreviewInput = {
  /** IP address of the visitor; left out where only the country matters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** By the draft of the brand instead of what is in force; there has to be one. */
  byDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the visitor is, as two capital letters such as `VN`; left out where the edge does not know. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The host name that is opened, without scheme. */
  host: Scalars['String']['input'];
  /** Id of the brand. */
  id: Scalars['ID']['input'];
  /** What the browser prefers, as its Accept-Language says it. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Whose a host name is. */
export type VisitTarget =
  /** Nobody's: visitors see the page of a wrong address. */
  | 'NOBODY'
  /** Another brand's. */
  | 'OTHER'
  /** This brand's. */
  | 'THIS';

/** Where money goes. */
export type WalletDirection =
  /** Into the vendor's wallet. */
  | 'IN'
  /** Back to the main wallet. */
  | 'OUT';

/** All that may stand in the way of a change in `wallets`. */
export type WalletErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** There is no such copy; it may have expired. */
  | 'EXPORT_NOT_FOUND'
  /** The copy is not ready yet. */
  | 'EXPORT_NOT_READY'
  /** This file does not exist. */
  | 'FILE_NOT_FOUND'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** Your agent has switched this game off for the whole line. Choose another one, or ask your agent. */
  | 'LINE_GAME_OFF'
  /** You have reached your loss limit of {{limit}} {{currency}}. You can play again when the next period begins. */
  | 'LOSS_LIMIT_REACHED'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** You are taking a break, so you cannot play, deposit or send money to others now. You can still withdraw. */
  | 'MEMBER_EXCLUDED'
  /** Today you can still send {{left}} {{currency}} (at most {{limit}} a day). */
  | 'MEMBER_TRANSFER_DAILY'
  /** You can send only to your direct upline or to somebody in your own line. */
  | 'MEMBER_TRANSFER_NOT_IN_LINE'
  /** Transfers within the line are not open. */
  | 'MEMBER_TRANSFER_OFF'
  /** The amount must be between {{minimum}} and {{maximum}} {{currency}}. */
  | 'MEMBER_TRANSFER_OUTSIDE'
  /** The amounts contradict each other: least ≤ most ≤ most a day. */
  | 'MEMBER_TRANSFER_RANGE'
  /** This member cannot receive money at the moment. */
  | 'MEMBER_TRANSFER_RECEIVER'
  /** Please play {{missing}} {{currency}} more before sending money ({{done}} of {{required}} done). */
  | 'MEMBER_TRANSFER_TURNOVER'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The payment password was wrong too often. Try again in {{minutes}} minutes, or set a new one with your sign-in password. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** You have no payment password yet. Set one in the security centre, then try again. */
  | 'PAYMENT_PASSWORD_NOT_SET'
  /** The payment password is not right. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The span must be 1 to {{days}} days. */
  | 'TEAM_SPAN_INVALID'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The provider does not offer this game right now. Please choose another one. */
  | 'VENDOR_GAME_UNKNOWN'
  /** This transfer is decided already. Reload to see the result. */
  | 'VENDOR_TRANSFER_DECIDED'
  /** Ask the vendor first, before you decide this transfer. */
  | 'VENDOR_TRANSFER_NOT_ASKED'
  /** There is no such wallet transfer. */
  | 'VENDOR_TRANSFER_NOT_FOUND'
  /** You proposed this, so somebody else must confirm it. */
  | 'VENDOR_TRANSFER_OWN'
  /** The game provider did not answer. Please try again in a few minutes. */
  | 'VENDOR_UNAVAILABLE'
  /** This provider is not answering, so no money was moved. Please try again in a few minutes. */
  | 'VENDOR_WALLET_DOWN'
  /** There is no wallet at this vendor. */
  | 'VENDOR_WALLET_UNKNOWN'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT'
  /** Trial accounts cannot move money. Register an account of your own. */
  | 'WALLET_NEEDS_TRUE_ACCOUNT'
  /** Choose the main wallet on one side and a vendor wallet on the other. */
  | 'WALLET_SAME'
  /** This request was already sent with other content. Reload the page and try again. */
  | 'WALLET_TRANSFER_KEY_REUSED';

/** What vendors order of the wallet. */
export type WalletOrderKind =
  /** Asks who plays. */
  | 'AUTHENTICATE'
  /** Asks how much there is. */
  | 'BALANCE'
  /** Takes a stake. */
  | 'BET'
  /** Undoes an order. */
  | 'ROLLBACK'
  /** Pays a win. */
  | 'WIN';

/** What becomes of an order of a vendor to the wallet. */
export type WalletOrderResult =
  /** It is about a bet that never came. */
  | 'BET_NOT_FOUND'
  /** Its number came before and said something else. */
  | 'DUPLICATE_MISMATCH'
  /** The brand has no such game. */
  | 'INVALID_GAME'
  /** It could not be read. */
  | 'INVALID_SYNTAX'
  /** No game session is known by its token. */
  | 'INVALID_TOKEN'
  /** It lacks something, or something in it is not of its kind. */
  | 'INVALID_TYPES'
  /** The line of the member may not play the game. */
  | 'LINE_GAME_OFF'
  /** The line of the member may not stake that much. */
  | 'LINE_STAKE_LIMIT'
  /** The member lost as much as the own limit lets. */
  | 'LOSS_LIMIT_REACHED'
  /** The member may not play. */
  | 'MEMBER_LOCKED'
  /** There is no such member. */
  | 'MEMBER_NOT_FOUND'
  /** What it takes back the member has not any more. */
  | 'ROLLBACK_UNCOVERED'
  /** Its round is of somebody else. */
  | 'ROUND_FOREIGN'
  /** It was done. */
  | 'SUCCESS'
  /** The game session is over. */
  | 'TOKEN_EXPIRED'
  /** It was rolled back before it came. */
  | 'TRANSACTION_CANCELLED'
  /** Nobody knows what became of it; the vendor asks again. */
  | 'UNKNOWN'
  /** The member has not that much. */
  | 'WALLET_INSUFFICIENT'
  /** The member plays in another currency. */
  | 'WRONG_CURRENCY';

/** State of a movement between wallets. */
export type WalletTransferState =
  /** Moved, by the word of the vendor or of an operator who decided in its place; nothing follows. */
  | 'DONE'
  /** Refused by the vendor, or by an operator in its place; the money is back. */
  | 'FAILED'
  /** The vendor has not said what it did; the money is held until it does. */
  | 'PENDING';

/** Which deliveries. */
export type WebhookDeliveryFilter = {
  /** Only to this webhook. */
  endpointId?: InputMaybe<Scalars['ID']['input']>;
  /** Happened then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this kind. */
  kind?: InputMaybe<WebhookKind>;
  /** Only about this deposit, withdrawal or member. */
  recordId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of which this became. */
  state?: InputMaybe<WebhookDeliveryState>;
  /** Happened before then. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What became of a delivery. */
export type WebhookDeliveryState =
  /** It was answered with a status of 200 to 299. */
  | 'DELIVERED'
  /** It was tried for some three days; nobody tries it again unless an operator says so. */
  | 'GIVEN_UP'
  /** It waits for its next try, or for what comes before it of the same record. */
  | 'WAITING';

/** All that may stand in the way of a change in `webhooks`. */
export type WebhookErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** A brand has {{most}} webhooks at most. Please delete one that is not used any more. */
  | 'WEBHOOKS_TOO_MANY'
  /** There is no such delivery. The log goes back 30 days. */
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  /** There is no such webhook. It may have been deleted. */
  | 'WEBHOOK_NOT_FOUND'
  /** The secret was changed less than a minute ago. Wait a moment before you change it again. */
  | 'WEBHOOK_SECRET_JUST_CHANGED'
  /** This address cannot be used. Please enter an https address that is public on the internet. */
  | 'WEBHOOK_URL_REFUSED';

/** Whom a webhook tells of what. */
export type WebhookInput = {
  /** What it is told of, one kind at least. */
  events: Array<WebhookKind>;
  /** Whether it is told anything. */
  isOn: Scalars['Boolean']['input'];
  /** What operators call it, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Why, for the audit log; at most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Address that begins with `https://` and leads to the internet at large. */
  url: Scalars['String']['input'];
};

/** What webhooks are told of. */
export type WebhookKind =
  /** A deposit came into another state. */
  | 'DEPOSIT_CHANGED'
  /** The identity of a member was verified or rejected; its record is the member. */
  | 'IDENTITY_DECIDED'
  /** An account was opened; its record is the member. */
  | 'MEMBER_REGISTERED'
  /** A withdrawal came into another state. */
  | 'WITHDRAWAL_CHANGED';

/** Modules of the whitelabel, section 3 of the specification. */
export type WhitelabelModule =
  /** Agent policy: consolidated contract data is loaded. */
  | 'AGENT_POLICY'
  /** Trial accounts. */
  | 'FREE_PLAY'
  /** Registration by mobile number. */
  | 'MOBILE_REGISTRATION'
  /** Registration by mobile number asks for a password. */
  | 'MOBILE_REGISTRATION_PASSWORD'
  /** Registration verifies the mobile number by SMS. */
  | 'MOBILE_VERIFICATION'
  /** A second step when signing in from an address never used before. */
  | 'NEW_ADDRESS_VERIFICATION'
  /** New password by phone. */
  | 'PASSWORD_BY_PHONE'
  /** An expired password must be changed. */
  | 'PASSWORD_EXPIRY'
  /** Sign-in by SMS code. */
  | 'SMS_SIGN_IN'
  /** Registration by user name. */
  | 'USERNAME_REGISTRATION';

/** All that may stand in the way of a change in `wins`. */
export type WinErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** There is no such win. */
  | 'GREAT_WIN_NOT_FOUND'
  /** Somebody else has already looked at this win. Load the page again. */
  | 'GREAT_WIN_SEEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

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

/** All that may stand in the way of a change in `withdrawals`. */
export type WithdrawalErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** Please choose a bank or wallet from the list. */
  | 'BANK_NOT_FOUND'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** Verify your identity before you withdraw. */
  | 'IDENTITY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The payment password was wrong too often. Try again in {{minutes}} minutes, or set a new one with your sign-in password. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** You have no payment password yet. Set one in the security centre, then try again. */
  | 'PAYMENT_PASSWORD_NOT_SET'
  /** The payment password is not right. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** You have already added this account. */
  | 'PAYOUT_ACCOUNT_EXISTS'
  /** This payout account was not found. */
  | 'PAYOUT_ACCOUNT_NOT_FOUND'
  /** A new account rests for a while to keep you safe. You can use it afterwards. */
  | 'PAYOUT_ACCOUNT_RESTING'
  /** You can have at most {{limit}} payout accounts. Please remove one first. */
  | 'PAYOUT_ACCOUNT_TOO_MANY'
  /** A holder name has letters and spaces only. */
  | 'PAYOUT_NAME_INVALID'
  /** The account holder must be you, with the name you registered. */
  | 'PAYOUT_NAME_MISMATCH'
  /** This account or wallet number is not right. */
  | 'PAYOUT_NUMBER_INVALID'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** A risk case that is not closed holds this member’s withdrawals. Close it first. */
  | 'RISK_HOLDS_WITHDRAWAL'
  /** This withdrawal has not been looked at for risk yet. Please try again in a moment. */
  | 'RISK_NOT_ASSESSED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT'
  /** A withdrawal cannot be taken back once sent. Please contact customer service. */
  | 'WITHDRAWAL_CANCEL_OFF'
  /** {{claimedBy}} is working on this withdrawal. */
  | 'WITHDRAWAL_CLAIMED'
  /** You have used all {{limit}} withdrawals of today. Please come back tomorrow. */
  | 'WITHDRAWAL_DAILY_COUNT'
  /** You can still withdraw {{left}} {{currency}} today. */
  | 'WITHDRAWAL_DAILY_SUM'
  /** Within {{hours}} hours you closed a risk case that held this member's money. Another operator has to approve and pay this withdrawal; you may still refuse it. */
  | 'WITHDRAWAL_HOLD_CLEARED'
  /** This request was used for another withdrawal. Reload the page and try again. */
  | 'WITHDRAWAL_KEY_REUSED'
  /** A trial account cannot withdraw. Please register a real account. */
  | 'WITHDRAWAL_NEEDS_TRUE_ACCOUNT'
  /** Claim this withdrawal first. */
  | 'WITHDRAWAL_NOT_CLAIMED'
  /** This withdrawal was not found. */
  | 'WITHDRAWAL_NOT_FOUND'
  /** As far as the bank says, the money is with the receiver. Only what the bank returned can be paid again or given back: for a payment made by hand, enter the bank’s reference of the return. */
  | 'WITHDRAWAL_NOT_RETURNED'
  /** Please enter a whole amount. */
  | 'WITHDRAWAL_NOT_WHOLE'
  /** The bank has not confirmed this payment yet. Please wait a few minutes. */
  | 'WITHDRAWAL_ON_ITS_WAY'
  /** It is not known yet whether the bank has paid this. Please wait for its answer. */
  | 'WITHDRAWAL_PAYOUT_UNKNOWN'
  /** Please add one to three pictures of your bank statement. */
  | 'WITHDRAWAL_PROOF_NEEDED'
  /** The uploaded picture was not found. Please upload it again. */
  | 'WITHDRAWAL_PROOF_UNKNOWN'
  /** Please enter the reference of the bank. */
  | 'WITHDRAWAL_REFERENCE_NEEDED'
  /** This reference of the bank belongs to another payment or another return. Look at the statement again. */
  | 'WITHDRAWAL_REFERENCE_USED'
  /** What is missing must be more than nothing and less than what was paid. */
  | 'WITHDRAWAL_REST_INVALID'
  /** You have approved already. Somebody else must approve next. */
  | 'WITHDRAWAL_SAME_APPROVER'
  /** The amounts contradict each other: least ≤ most ≤ sum a day, with the suggested amounts in between. */
  | 'WITHDRAWAL_SETTINGS_RANGE'
  /** The withdrawal has just changed. Reload to see where it stands. */
  | 'WITHDRAWAL_STATE_CHANGED'
  /** The most you can withdraw at once is {{maximum}} {{currency}}. */
  | 'WITHDRAWAL_TOO_LARGE'
  /** {{limit}} withdrawals are on their way. Please wait until one is done. */
  | 'WITHDRAWAL_TOO_MANY_OPEN'
  /** The least you can withdraw is {{minimum}} {{currency}}. */
  | 'WITHDRAWAL_TOO_SMALL'
  /** Within {{hours}} hours you changed the access to this member's account or the payee name, or gave the member money on your own. Another operator has to approve and pay this withdrawal; you may still refuse it. */
  | 'WITHDRAWAL_TOUCHED_MEMBER'
  /** Please play {{missing}} {{currency}} more before withdrawing ({{done}} of {{required}} done). */
  | 'WITHDRAWAL_TURNOVER_MISSING';

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
  gateway: PayoutGateway;
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
