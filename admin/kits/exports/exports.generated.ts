/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_ExportUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which adjustments. */
export type AdjustmentFilter = {
  /** Only those that this operator asked for. */
  askedBy?: string | null | undefined;
  /** Asked for then or later. */
  from?: string | null | undefined;
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Only of this kind. */
  kind?: AdjustmentKind | null | undefined;
  /** Only of this member. */
  memberId?: string | number | null | undefined;
  /** Only in this state. */
  state?: AdjustmentState | null | undefined;
  /** Asked for before then. */
  to?: string | null | undefined;
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

/** Whose debts. */
export type AgentDebtFilter = {
  /** Part of the account name. */
  account?: string | null | undefined;
};

/** Which audit entries. */
export type AuditFilter = {
  /** Only this action. */
  action?: string | null | undefined;
  /** From this moment. */
  from?: string | null | undefined;
  /** Only this operator. */
  operatorAccount?: string | null | undefined;
  /** Only this thing. */
  subjectId?: string | number | null | undefined;
  /** Only this kind of thing. */
  subjectKind?: AuditSubjectKind | null | undefined;
  /** Before this moment. */
  to?: string | null | undefined;
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

/** State of a bet. */
export type BetState =
  /** Not decided. */
  | 'OPEN'
  /** Its outcome is known and what it won is paid; the vendor may still put it right, or take it back, as a draw made void does (VOID). */
  | 'SETTLED'
  /** Taken back. */
  | 'VOID';

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

/** Input of createExport. */
export type CreateExportInput = {
  /** Which kind of file. */
  format: ExportFormat;
  /** Which list, and what narrows it. */
  of: ExportOfInput;
  /** The zone by whose clock moments are written, such as `Asia/Ho_Chi_Minh`. */
  timeZone: string;
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

/** What kind of file a list is written into. */
export type ExportFormat =
  /** Text with commas (RFC 4180), which every spreadsheet reads. */
  | 'CSV'
  /** A workbook of Excel. */
  | 'XLSX';

/** Which list, and what narrows it: exactly one of these; an empty filter is the whole list. */
export type ExportOfInput =
  {   /** Money put right by hand, narrowed as `adjustments` is. */
  adjustments: AdjustmentFilter; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never;   /** Who owes of what was paid to him, narrowed as `agentDebts` is. */
  agentDebts: AgentDebtFilter; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never;   /** The audit log. */
  auditEntries: AuditFilter; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never;   /** Bets of the brand in view, narrowed as `operatorBets` is. */
  bets: OperatorBetFilter; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never;   /** Deposits of the brand in view, narrowed as `operatorDeposits` is. */
  deposits: OperatorDepositFilter; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never;   /** Draws of the lotteries, narrowed as `operatorDraws` is. */
  lotteryDraws: OperatorDrawFilter; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never;   /** Members of the brand in view, narrowed as `operatorMembers` is. */
  members: OperatorMemberFilter; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never;   /** What members claim of promotions, narrowed as `operatorPromotionClaims` is. */
  promotionClaims: OperatorPromotionClaimFilter; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never;   /** What members were given back, narrowed as `operatorRebateClaims` is. */
  rebateClaims: OperatorRebateClaimFilter; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never;   /** What contracts of agents came to, narrowed as `settlements` is. */
  settlements: SettlementFilter; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never;   /** Money that nobody was credited for, narrowed as `suspenseTransfers` is. */
  suspense: SuspenseFilter; tickets?: never; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never;   /** What people said to the house, narrowed as `operatorTickets` is. */
  tickets: OperatorTicketFilter; transfers?: never; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never;   /** Movements of the ledger; without a member, play is left out. */
  transfers: LedgerTransferFilter; vendorTransfers?: never; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never;   /** Transfers into and out of vendors' wallets, narrowed as `vendorTransfers` is. */
  vendorTransfers: VendorTransferFilter; withdrawals?: never; }
  |  { adjustments?: never; agentDebts?: never; auditEntries?: never; bets?: never; deposits?: never; lotteryDraws?: never; members?: never; promotionClaims?: never; rebateClaims?: never; settlements?: never; suspense?: never; tickets?: never; transfers?: never; vendorTransfers?: never;   /** Withdrawals of the brand in view, narrowed as `operatorWithdrawals` is. */
  withdrawals: OperatorWithdrawalFilter; };

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

/** Which movements. */
export type LedgerTransferFilter = {
  /** Only of this document. */
  documentId?: string | number | null | undefined;
  /** Only of this kind of document. */
  documentKind?: DocumentKind | null | undefined;
  /** From this moment. */
  from?: string | null | undefined;
  /** Only of this kind. */
  kind?: TransferKind | null | undefined;
  /** Greatest amount. */
  maximum?: string | null | undefined;
  /** Only of this member. */
  memberId?: string | number | null | undefined;
  /** Least amount. */
  minimum?: string | null | undefined;
  /** Before this moment. */
  to?: string | null | undefined;
};

/** Whether an account may be used. */
export type MemberStatus =
  /** The member may sign in and play. */
  | 'ACTIVE'
  /** Closed by its owner. */
  | 'CLOSED'
  /** The member may neither sign in nor play until an operator opens the account again. */
  | 'LOCKED';

/** What kind of account somebody has. */
export type MemberType =
  /** Plays as well, and has a line of accounts below it that it is paid for by its contracts. */
  | 'AGENT'
  /** Plays with money; it may have been invited by an agent. */
  | 'MEMBER'
  /** Plays for free, with play money, and owns nothing. */
  | 'TRIAL';

/** Which bets. */
export type OperatorBetFilter = {
  /** User name of the member, whole. */
  account?: string | null | undefined;
  /** From this moment. */
  from?: string | null | undefined;
  /** Only bets on the game with this id. */
  gameId?: string | number | null | undefined;
  /** Only bets on games of this category. */
  gameType?: GameType | null | undefined;
  /** Id of the member. */
  memberId?: string | number | null | undefined;
  /** Round of the vendor. */
  round?: string | null | undefined;
  /** Only bets that are open, settled or void. */
  state?: BetState | null | undefined;
  /** Before this moment. */
  to?: string | null | undefined;
  /** The vendor's id of any order: stake, win or rollback. */
  transactionId?: string | null | undefined;
  /** Code of the vendor. */
  vendorCode?: string | null | undefined;
};

/** Which deposits. */
export type OperatorDepositFilter = {
  /** Only this channel. */
  channelId?: string | number | null | undefined;
  /** Made from this moment. */
  from?: string | null | undefined;
  /** Only this gateway. */
  gateway?: string | null | undefined;
  /** Those that the member says to have paid and an operator is to look at, or the others. */
  isClaimed?: boolean | null | undefined;
  /** Only of this member. */
  memberId?: string | number | null | undefined;
  /** Part of the account or of the transfer code. */
  search?: string | null | undefined;
  /** Only this state. */
  state?: DepositState | null | undefined;
  /** Made before this moment. */
  to?: string | null | undefined;
};

/** Which draws. */
export type OperatorDrawFilter = {
  /** Drawn from then on. */
  from?: string | null | undefined;
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Only official ones, or only our own. */
  isOfficial?: boolean | null | undefined;
  /** Only of this lottery. */
  lotteryCode?: string | null | undefined;
  /** Only those that need a person: two results differ, an official one waits for its result, or it is late. */
  needsOperator?: boolean | null | undefined;
  /** Only in this state. */
  state?: DrawState | null | undefined;
  /** Drawn before. */
  to?: string | null | undefined;
};

/** Which members. */
export type OperatorMemberFilter = {
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Registered from this moment. */
  registeredFrom?: string | null | undefined;
  /** Registered before this moment. */
  registeredTo?: string | null | undefined;
  /** Part of the account, nickname, payee name, e-mail or number; diacritics make no difference. */
  search?: string | null | undefined;
  /** Last sign-in from this moment. */
  seenFrom?: string | null | undefined;
  /** Last sign-in before this moment. */
  seenTo?: string | null | undefined;
  /** Only members whose account is in this state. */
  status?: MemberStatus | null | undefined;
  /** Only who wears this tag. */
  tagId?: string | number | null | undefined;
  /** Only accounts of this kind. */
  type?: MemberType | null | undefined;
};

/** Which claims. */
export type OperatorPromotionClaimFilter = {
  /** Part of the account name. */
  account?: string | null | undefined;
  /** Claimed then or later. */
  from?: string | null | undefined;
  /** Those that look like abuse, or the others. */
  isSuspicious?: boolean | null | undefined;
  /** Those that wait for an operator or are with one, or the others. */
  isWaiting?: boolean | null | undefined;
  /** Only of this promotion. */
  promotionId?: string | number | null | undefined;
  /** Only in this state. */
  state?: PromotionClaimState | null | undefined;
  /** Claimed before then. */
  to?: string | null | undefined;
};

/** Which claims. */
export type OperatorRebateClaimFilter = {
  /** Part of the account name. */
  account?: string | null | undefined;
  /** Only those that were asked for by. */
  channel?: RebateChannel | null | undefined;
  /** Given then or later. */
  from?: string | null | undefined;
  /** Given before then. */
  to?: string | null | undefined;
};

/** Which tickets. */
export type OperatorTicketFilter = {
  /** Part of the account name. */
  account?: string | null | undefined;
  /** Only of this category. */
  category?: TicketCategory | null | undefined;
  /** Account of the operator who has it. */
  claimedBy?: string | null | undefined;
  /** Opened then or later. */
  from?: string | null | undefined;
  /** Those that were overdue or handed to the supervisors, or the others. */
  isEscalated?: boolean | null | undefined;
  /** Those to which the house owes something, what is due first at the top, or the others. */
  isWaiting?: boolean | null | undefined;
  /** The whole number. */
  number?: string | null | undefined;
  /** Only with this outcome. */
  outcome?: TicketOutcome | null | undefined;
  /** Only in this state. */
  state?: TicketState | null | undefined;
  /** Opened before then. */
  to?: string | null | undefined;
};

/** Which withdrawals an operator looks for. */
export type OperatorWithdrawalFilter = {
  /** Part of the member's account name. */
  account?: string | null | undefined;
  /** Asked for then or later. */
  from?: string | null | undefined;
  /** Those that the caller works on, or the others. */
  isMine?: boolean | null | undefined;
  /** Open or over. */
  isOpen?: boolean | null | undefined;
  /** Those that wait for an operator, or the others. */
  isWaiting?: boolean | null | undefined;
  /** Only this member's. */
  memberId?: string | number | null | undefined;
  /** Only this state. */
  state?: WithdrawalState | null | undefined;
  /** Asked for before then. */
  to?: string | null | undefined;
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

/** Who asked for a claim. */
export type RebateChannel =
  /** The daily job. */
  | 'JOB'
  /** The member asked, by `claimRebates`. */
  | 'MEMBER';

/** Which settlements. */
export type SettlementFilter = {
  /** Windows that begin then or later. */
  from?: string | null | undefined;
  /** Held or not. */
  isHeld?: boolean | null | undefined;
  /** Those that wait for an operator (unapproved or held), or the others. */
  isWaiting?: boolean | null | undefined;
  /** Only of this kind. */
  kind?: ContractKind | null | undefined;
  /** Only of windows so long. */
  period?: ContractPeriod | null | undefined;
  /** Only in this state. */
  state?: SettlementState | null | undefined;
  /** Windows that begin before then. */
  to?: string | null | undefined;
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

/** Which transfers. */
export type SuspenseFilter = {
  /** Received then or later. */
  from?: string | null | undefined;
  /** Only this outcome; SUSPENSE are those that wait. */
  outcome?: TransferOutcome | null | undefined;
  /** Only for this reason. */
  reason?: SuspenseReason | null | undefined;
  /** Part of the purpose or the reference. */
  search?: string | null | undefined;
  /** Received before then. */
  to?: string | null | undefined;
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

/** Which transfers. */
export type VendorTransferFilter = {
  /** Only of members whose user name begins so, capitals as they are written. */
  account?: string | null | undefined;
  /** Only this way. */
  direction?: WalletDirection | null | undefined;
  /** Ordered at or after. */
  from?: string | null | undefined;
  /** Only those that wait for a second operator, or that do not. */
  hasProposal?: boolean | null | undefined;
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Only of this member. */
  memberId?: string | number | null | undefined;
  /** Only those ordered so long ago. */
  olderThanMinutes?: number | null | undefined;
  /** Only in this state. */
  state?: WalletTransferState | null | undefined;
  /** Ordered before. */
  to?: string | null | undefined;
  /** Only of this vendor. */
  vendorCode?: string | number | null | undefined;
};

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

export type CreateExportMutationVariables = Exact<{
  input: Types.CreateExportInput;
}>;


export type CreateExportMutation = { payload: { userErrors: Array<(
      { code: Types.ExportErrorCode }
      & ConsoleUserError_ExportUserError_Fragment
    )> } };


export const CreateExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"createExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CreateExportMutation, CreateExportMutationVariables>;