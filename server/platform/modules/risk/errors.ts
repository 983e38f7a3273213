import { defineErrors } from '../../lib/failure.ts'

export const riskErrors = defineErrors('risk', {
  /** A case of the member that is not closed holds his money back. Extras: caseId. */
  RISK_HOLDS_WITHDRAWAL: 409,
  /** The rules have not looked at it yet. */
  RISK_NOT_ASSESSED: 409,
  /** There is none, or it is another brand's. */
  RISK_CASE_NOT_FOUND: 404,
  /** The member has a case that is not closed. Extras: caseId. */
  RISK_CASE_EXISTS: 409,
  /** It was closed meanwhile. */
  RISK_CASE_CLOSED: 409,
  /** A colleague works on it. Extras: takenBy. */
  RISK_CASE_TAKEN: 409,
  /** Only who took a case closes it. */
  RISK_CASE_NOT_TAKEN: 409,
  /** As many as a case may have. Extras: most. */
  RISK_CASE_NOTES_FULL: 409,
  /** Whoever changed the access to the member's account, or gave it money alone, does not let his money go. Extras: hours. */
  RISK_CASE_TOUCHED_MEMBER: 403,
  /** The kind of rule needs this limit, or does not know it. */
  RISK_RULE_LIMIT: 422,
})
