/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleUserError_PromotionUserError_Fragment } from '../../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** What a batch of codes is to be. */
export type PromotionCodeBatchInput = {
  /** When they stop working. */
  expiresAt?: string | null | undefined;
  /** Name, for staff. */
  name: string;
  /** How many codes, 1 to 10,000; 1 where a word is given. */
  number: number;
  /** Why, for the audit log. */
  reason?: string | null | undefined;
  /** How many members may use each, 1 to 1,000,000. */
  usesPerCode: number;
  /** In place of a random code: 4 to 20 letters and digits. */
  word?: string | null | undefined;
};

/** A promotion or a claim, and why something is done about it. */
export type PromotionDeedInput = {
  /** Id of the promotion, or of the claim, that the mutation is about. */
  id: string | number;
  /** Why, 3 to 300 characters; a member reads it who is refused. */
  reason: string;
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

export type ConsoleCodeBatchesQueryVariables = Exact<{
  promotionId: string | number;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleCodeBatchesQuery = { batches: { items: Array<ConsoleCodeBatchFragment>, pageInfo: { totalPages: number } } };

export type ConsoleCodesQueryVariables = Exact<{
  batchId: string | number;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleCodesQuery = { codes: { items: Array<{ code: string, used: number }>, pageInfo: { totalPages: number } } };

export type CreateCodeBatchMutationVariables = Exact<{
  promotionId: string | number;
  input: Types.PromotionCodeBatchInput;
}>;


export type CreateCodeBatchMutation = { payload: { userErrors: Array<(
      { code: Types.PromotionErrorCode }
      & ConsoleUserError_PromotionUserError_Fragment
    )> } };

export type VoidCodeBatchMutationVariables = Exact<{
  input: Types.PromotionDeedInput;
}>;


export type VoidCodeBatchMutation = { payload: { userErrors: Array<(
      { code: Types.PromotionErrorCode }
      & ConsoleUserError_PromotionUserError_Fragment
    )> } };

export type ConsoleCodeBatchFragment = { id: string, name: string, number: number, usesPerCode: number, used: number, expiresAt: string | null, createdAt: string, createdBy: string, voidedAt: string | null, voidedBy: string | null };

export const ConsoleCodeBatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCodeBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionCodeBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"usesPerCode"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedBy"}}]}}]} as unknown as DocumentNode<ConsoleCodeBatchFragment, unknown>;
export const ConsoleCodeBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleCodeBatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"promotionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"batches"},"name":{"kind":"Name","value":"promotionCodeBatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"promotionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"promotionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleCodeBatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCodeBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionCodeBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"usesPerCode"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedBy"}}]}}]} as unknown as DocumentNode<ConsoleCodeBatchesQuery, ConsoleCodeBatchesQueryVariables>;
export const ConsoleCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"codes"},"name":{"kind":"Name","value":"promotionCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleCodesQuery, ConsoleCodesQueryVariables>;
export const CreateCodeBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCodeBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"promotionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionCodeBatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"createPromotionCodeBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"promotionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"promotionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CreateCodeBatchMutation, CreateCodeBatchMutationVariables>;
export const VoidCodeBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidCodeBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionDeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"voidPromotionCodeBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<VoidCodeBatchMutation, VoidCodeBatchMutationVariables>;