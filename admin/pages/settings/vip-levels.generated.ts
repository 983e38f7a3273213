/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts';
import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of updateVipLevels. */
export type UpdateVipLevelsInput = {
  /** The lowest first; each demands more than the one below. */
  levels: Array<VipLevelInput>;
  /** Why, for the audit log. */
  reason: string;
};

/** A level as an operator wants it. */
export type VipLevelInput = {
  /** Given for a birthday. */
  birthdayBonus: string;
  /** What all deposits must come to. */
  deposits: string;
  /** The valid bet of a calendar month by which it is kept. */
  keepValidBet: string;
  /** Given each month. */
  monthlyBonus: string;
  /** Its name in each language of the brand. */
  names: Array<VipLevelNameInput>;
  /** What rebates rise by, in 1/10 000 of the valid bet. */
  rebateRise: number;
  /** Given once on reaching it. */
  upgradeBonus: string;
  /** What all valid bets must come to. */
  validBet: string;
};

/** The name of a level in a language. */
export type VipLevelNameInput = {
  /** Language that the name is in; each of the brand's comes once. */
  language: string;
  /** What the level is called in that language, at most 40 characters. */
  name: string;
};

export type ConsoleVipLevelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleVipLevelsQuery = { settings: { id: string, levels: Array<{ deposits: string, validBet: string, keepValidBet: string, upgradeBonus: string, monthlyBonus: string, birthdayBonus: string, rebateRise: number, names: Array<{ language: string, name: string }> }>, proposal: ConsoleProposalFragment | null } };

export type UpdateVipLevelsMutationVariables = Exact<{
  input: Types.UpdateVipLevelsInput;
}>;


export type UpdateVipLevelsMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<ConsoleUserErrorFragment> } };


export const ConsoleVipLevelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleVipLevels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"vipLevelSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"keepValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"upgradeBonus"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyBonus"}},{"kind":"Field","name":{"kind":"Name","value":"birthdayBonus"}},{"kind":"Field","name":{"kind":"Name","value":"rebateRise"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleVipLevelsQuery, ConsoleVipLevelsQueryVariables>;
export const UpdateVipLevelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVipLevels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVipLevelsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateVipLevels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateVipLevelsMutation, UpdateVipLevelsMutationVariables>;