import type { ReactElement } from 'react'
import type { TabbedForm, TabbedShowLayout } from 'react-admin'
import type { AuditSubjectKind } from '../../lib/schema.generated.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { AuditTrail } from './AuditTrail.tsx'

/**
 * The tab with the last changes of the record at hand, for who may read the log; nothing for anybody else. Called, not rendered:
 * the layouts want their tabs as children of their own.
 */
export const auditTab = (
  Tab: typeof TabbedForm.Tab | typeof TabbedShowLayout.Tab,
  subjectKind: AuditSubjectKind,
): ReactElement | false =>
  mayDo('auditLog', 'list') && (
    <Tab label="audit.tab" path="audit">
      <AuditTrail subjectKind={subjectKind} />
    </Tab>
  )
