/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleCustomerServiceFragment } from '../customerServices.generated.ts';
import type { ConsoleUserError_SiteUserError_Fragment } from '../../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** When people are there. */
export type CustomerServiceHoursInput = {
  /** Days of the week, 1 for Monday. */
  days: Array<number>;
  /** From which time, `08:00`. */
  from: string;
  /** Until which time; where it is not later than `from`, of the next morning. */
  until: string;
};

/** Input of createCustomerService and updateCustomerService. */
export type CustomerServiceInput = {
  /** Where it leads; of LIVE_CHAT always our own page. */
  address: string;
  /** Whether it is shown. */
  enabled: boolean;
  /** When people are there; none is day and night. */
  hours: Array<CustomerServiceHoursInput>;
  /** How it reaches them. */
  kind: CustomerServiceKind;
  /** What it is called, by language. */
  labels: Array<CustomerServiceLabelInput>;
  /** Place in the list. */
  position: number;
  /** Why, for the audit log. */
  reason?: string | null | undefined;
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
  label: string;
  /** Which language `label` is in. */
  language: string;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

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

export type ConsoleCustomerServicesListQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleCustomerServicesListQuery = { page: { items: Array<ConsoleCustomerServiceFragment>, pageInfo: { totalItems: number } } };

export type ConsoleCustomerServicesOneQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleCustomerServicesOneQuery = { record: ConsoleCustomerServiceFragment | null };

export type ConsoleCustomerServicesCreateMutationVariables = Exact<{
  input: Types.CustomerServiceInput;
}>;


export type ConsoleCustomerServicesCreateMutation = { payload: { record: ConsoleCustomerServiceFragment | null, userErrors: Array<(
      { code: Types.SiteErrorCode }
      & ConsoleUserError_SiteUserError_Fragment
    )> } };

export type ConsoleCustomerServicesUpdateMutationVariables = Exact<{
  id: string | number;
  input: Types.CustomerServiceInput;
}>;


export type ConsoleCustomerServicesUpdateMutation = { payload: { record: ConsoleCustomerServiceFragment | null, userErrors: Array<(
      { code: Types.SiteErrorCode }
      & ConsoleUserError_SiteUserError_Fragment
    )> } };

export type ConsoleCustomerServicesDeleteMutationVariables = Exact<{
  id: string | number;
  reason?: string | null | undefined;
}>;


export type ConsoleCustomerServicesDeleteMutation = { payload: { record: ConsoleCustomerServiceFragment | null, userErrors: Array<(
      { code: Types.SiteErrorCode }
      & ConsoleUserError_SiteUserError_Fragment
    )> } };


export const ConsoleCustomerServicesListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleCustomerServicesList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"operatorCustomerServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleCustomerService"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCustomerService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorCustomerService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleCustomerServicesListQuery, ConsoleCustomerServicesListQueryVariables>;
export const ConsoleCustomerServicesOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleCustomerServicesOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"operatorCustomerService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleCustomerService"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCustomerService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorCustomerService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleCustomerServicesOneQuery, ConsoleCustomerServicesOneQueryVariables>;
export const ConsoleCustomerServicesCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCustomerServicesCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"createCustomerService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleCustomerService"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCustomerService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorCustomerService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleCustomerServicesCreateMutation, ConsoleCustomerServicesCreateMutationVariables>;
export const ConsoleCustomerServicesUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCustomerServicesUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateCustomerService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleCustomerService"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCustomerService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorCustomerService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleCustomerServicesUpdateMutation, ConsoleCustomerServicesUpdateMutationVariables>;
export const ConsoleCustomerServicesDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCustomerServicesDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"deleteCustomerService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleCustomerService"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCustomerService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorCustomerService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleCustomerServicesDeleteMutation, ConsoleCustomerServicesDeleteMutationVariables>;