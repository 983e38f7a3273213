/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_EnvelopeUserError_Fragment, UserErrorParts_SignInDayUserError_Fragment, UserErrorParts_PromotionUserError_Fragment, UserErrorParts_RaffleUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of claimPromotion. */
export type ClaimPromotionInput = {
  /** At most 140 characters. */
  comment?: string | null | undefined;
  /** Id of the promotion to take part in, as `Promotion.id` tells it; one that is given by a code is refused. */
  id: string | number;
  /** Files that the member uploaded, three at most. */
  images?: Array<string | number> | null | undefined;
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

/** Input of openEnvelope. */
export type OpenEnvelopeInput = {
  /** The rain. */
  id: string | number;
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

/** What a prize is. */
export type RafflePrizeKind =
  /** Money into the main wallet. */
  | 'MONEY'
  /** A blank: the ticket is used and brings nothing. */
  | 'NOTHING'
  /** Points, added to those that the member has. */
  | 'POINTS';

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

/** How a day of the ladder stands. */
export type SignInDayState =
  /** It was claimed in the running row of days. */
  | 'CLAIMED'
  /** It comes later. */
  | 'LATER'
  /** It can be claimed today. */
  | 'TODAY';

/** Input of spinRaffle. */
export type SpinRaffleInput = {
  /** The same key draws once. */
  idempotencyKey: string;
  /** The raffle. */
  raffleId: string | number;
};

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

export type RainPartsFragment = { id: string, title: string, text: string, startsAt: string, endsAt: string, isDaily: boolean, leastRank: number, least: string, greatest: string, envelopes: number, left: number, standing: Types.EnvelopeStanding, opening: { id: string, amount: string } | null };

export type SignInPartsFragment = { endsAt: string, step: number, isClaimed: boolean, steps: Array<{ kind: Types.SignInDayKind, amount: string, state: Types.SignInDayState }> };

export type RafflePartsFragment = { id: string, title: string, text: string, endsAt: string, leastDeposit: string | null, standing: Types.RaffleStanding, tickets: number, totalWeight: number, prizes: Array<{ place: number, kind: Types.RafflePrizeKind, name: string, weight: number }> };

export type RewardCentreQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardCentreQuery = { envelopeRains: Array<RainPartsFragment>, signInDays: SignInPartsFragment | null, raffles: Array<RafflePartsFragment>, promotions: Array<{ id: string, title: string, summary: string, standing: Types.PromotionStanding }> };

export type RewardCentreOwnQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardCentreOwnQuery = { vip: { bonuses: Array<{ kind: Types.VipBonusKind, subject: string, amount: string, state: Types.VipBonusState }> }, referral: { waiting: number, earned: string }, pointBalance: { points: string } };

export type RaffleSpinsQueryVariables = Exact<{ [key: string]: never; }>;


export type RaffleSpinsQuery = { raffleSpins: { items: Array<{ id: string, raffleId: string, kind: Types.RafflePrizeKind, name: string, at: string }> } };

export type OpenEnvelopeMutationVariables = Exact<{
  input: Types.OpenEnvelopeInput;
}>;


export type OpenEnvelopeMutation = { openEnvelope: { rain: RainPartsFragment | null, userErrors: Array<(
      { code: Types.EnvelopeErrorCode }
      & UserErrorParts_EnvelopeUserError_Fragment
    )> } };

export type ClaimSignInDayMutationVariables = Exact<{ [key: string]: never; }>;


export type ClaimSignInDayMutation = { claimSignInDay: { signInDays: SignInPartsFragment | null, userErrors: Array<(
      { code: Types.SignInDayErrorCode }
      & UserErrorParts_SignInDayUserError_Fragment
    )> } };

export type ClaimCentrePromotionMutationVariables = Exact<{
  input: Types.ClaimPromotionInput;
}>;


export type ClaimCentrePromotionMutation = { claimPromotion: { promotion: { id: string, standing: Types.PromotionStanding } | null, userErrors: Array<(
      { code: Types.PromotionErrorCode }
      & UserErrorParts_PromotionUserError_Fragment
    )> } };

export type SpinRaffleMutationVariables = Exact<{
  input: Types.SpinRaffleInput;
}>;


export type SpinRaffleMutation = { spinRaffle: { spin: { id: string, place: number, kind: Types.RafflePrizeKind, name: string } | null, userErrors: Array<(
      { code: Types.RaffleErrorCode }
      & UserErrorParts_RaffleUserError_Fragment
    )> } };

export const RainPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RainParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnvelopeRain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDaily"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"envelopes"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<RainPartsFragment, unknown>;
export const SignInPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDays"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SignInPartsFragment, unknown>;
export const RafflePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaffleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Raffle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"totalWeight"}},{"kind":"Field","name":{"kind":"Name","value":"prizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<RafflePartsFragment, unknown>;
export const RewardCentreDocument = {"__meta__":{"id":"97954c87868d4e7be293d2106eae6af98a0176f93b3989762b6cec6bc3127499"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"envelopeRains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RainParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raffles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RainParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnvelopeRain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDaily"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"envelopes"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDays"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaffleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Raffle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"totalWeight"}},{"kind":"Field","name":{"kind":"Name","value":"prizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<RewardCentreQuery, RewardCentreQueryVariables>;
export const RewardCentreOwnDocument = {"__meta__":{"id":"2c9178476301b118c057fd7806abff6a43e2486b425a84c64f74a2726508a280"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardCentreOwn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"referral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<RewardCentreOwnQuery, RewardCentreOwnQueryVariables>;
export const RaffleSpinsDocument = {"__meta__":{"id":"0238672660ed77d81b6addc31a781272b8584cb63ed776fbc9cf36946f7440f3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RaffleSpins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raffleSpins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raffleId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<RaffleSpinsQuery, RaffleSpinsQueryVariables>;
export const OpenEnvelopeDocument = {"__meta__":{"id":"49df95f384074a8e5944e0d046c7e5f5887f3987471c473a169c2d8aec4e120f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenEnvelope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenEnvelopeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openEnvelope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RainParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RainParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnvelopeRain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDaily"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"envelopes"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<OpenEnvelopeMutation, OpenEnvelopeMutationVariables>;
export const ClaimSignInDayDocument = {"__meta__":{"id":"7f661426f30b3eb446acdaf3acfa407cff3c64fe594c2d97bb8c83c35e1e72a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimSignInDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimSignInDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDays"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ClaimSignInDayMutation, ClaimSignInDayMutationVariables>;
export const ClaimCentrePromotionDocument = {"__meta__":{"id":"1b8123d6e7e796c664ab051b80683bc41a6cba4d56fcbc0900302c34e1ed89c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimCentrePromotion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimPromotionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimPromotion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ClaimCentrePromotionMutation, ClaimCentrePromotionMutationVariables>;
export const SpinRaffleDocument = {"__meta__":{"id":"da410164160c751777638b42ffbe68c5c63f057f7c28ddede3585f75ff0401fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SpinRaffle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpinRaffleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spinRaffle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SpinRaffleMutation, SpinRaffleMutationVariables>;
export function useRewardCentreQuery(options: useQuery.Options<RewardCentreQuery, RewardCentreQueryVariables> = {}) {
  return useQuery<RewardCentreQuery, RewardCentreQueryVariables>(RewardCentreDocument, options)
}

export function useRewardCentreOwnQuery(options: useQuery.Options<RewardCentreOwnQuery, RewardCentreOwnQueryVariables> = {}) {
  return useQuery<RewardCentreOwnQuery, RewardCentreOwnQueryVariables>(RewardCentreOwnDocument, options)
}

export function useRaffleSpinsQuery(options: useQuery.Options<RaffleSpinsQuery, RaffleSpinsQueryVariables> = {}) {
  return useQuery<RaffleSpinsQuery, RaffleSpinsQueryVariables>(RaffleSpinsDocument, options)
}

export function useOpenEnvelopeMutation(options?: useMutation.Options<OpenEnvelopeMutation, OpenEnvelopeMutationVariables>) {
  return useMutation<OpenEnvelopeMutation, OpenEnvelopeMutationVariables>(OpenEnvelopeDocument, options)
}

export function useClaimSignInDayMutation(options?: useMutation.Options<ClaimSignInDayMutation, ClaimSignInDayMutationVariables>) {
  return useMutation<ClaimSignInDayMutation, ClaimSignInDayMutationVariables>(ClaimSignInDayDocument, options)
}

export function useClaimCentrePromotionMutation(options?: useMutation.Options<ClaimCentrePromotionMutation, ClaimCentrePromotionMutationVariables>) {
  return useMutation<ClaimCentrePromotionMutation, ClaimCentrePromotionMutationVariables>(ClaimCentrePromotionDocument, options)
}

export function useSpinRaffleMutation(options?: useMutation.Options<SpinRaffleMutation, SpinRaffleMutationVariables>) {
  return useMutation<SpinRaffleMutation, SpinRaffleMutationVariables>(SpinRaffleDocument, options)
}