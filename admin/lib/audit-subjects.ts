import { enumValues } from './platform-words.generated.ts'
import type { AuditSubjectKind } from './schema.generated.ts'

/** The resource of the console that shows each kind of thing, where there is one: resources bear the platform's words. */
export const resourceOf: Readonly<Record<AuditSubjectKind, string>> = enumValues.AuditSubjectKind
