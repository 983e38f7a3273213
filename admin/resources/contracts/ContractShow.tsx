import { Box, Chip, Typography } from '@mui/material'
import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { Words } from '../../fields/Words.tsx'
import { TermsView } from '../../kits/contracts/TermsView.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useWindowFormat } from '../../kits/windows/use-window-format.ts'
import { WindowBound } from '../../kits/windows/WindowBound.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { ContractDecision } from './ContractDecision.tsx'
import { ContractState } from './ContractState.tsx'
import type { ConsoleContractFragment } from './contracts.generated.ts'

type Step = ConsoleContractFragment['steps'][number]

/** What one side refused the other, or took back. */
const DISPUTES = new Set<Step['deed']>(['REJECTED', 'WITHDRAWN', 'TERMINATION_REFUSED', 'TERMINATION_WITHDRAWN'])

export default function ContractShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="contracts.one">
          <Decision label="contracts.decision" />
          <Sides label="contracts.sides" />
          <Words source="kind" words="contracts.kinds" label="contracts.fields.kind" />
          <ContractState label="contracts.fields.state" />
          <Moment source="changedAt" label="contracts.fields.changedAt" />
          <WindowBound source="holdsUntil" label="contracts.fields.holdsUntil" />
          <Steps label="contracts.steps" />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="contracts.versions" path="versions">
          <Versions />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'CONTRACT')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function Decision(_props: { label: string }) {
  const contract = useRecordContext<ConsoleContractFragment>()
  return contract === undefined ? null : <ContractDecision contract={contract} />
}

function Sides(_props: { label: string }) {
  const translate = useTranslate()
  const contract = useRecordContext<ConsoleContractFragment>()
  if (contract === undefined) return null
  const { payerId, payerAccount, payeeId, payeeAccount } = contract
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {payerId === null ? (
        <span>{translate('contracts.platform')}</span>
      ) : (
        <TextLink to={`/members/${payerId}/show`}>{payerAccount}</TextLink>
      )}
      <span aria-hidden>→</span>
      <TextLink to={`/members/${payeeId}/show`} look="strong">
        {payeeAccount}
      </TextLink>
    </Box>
  )
}

function Steps(_props: { label: string }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const contract = useRecordContext<ConsoleContractFragment>()
  const deedOf = ({ deed, causeId }: Step) => {
    const word = translate(`contracts.deeds.${deed}`)
    if (causeId !== null) return <TextLink to={`/contracts/${causeId}/show`}>{word}</TextLink>
    return DISPUTES.has(deed) ? <Chip size="small" color="warning" label={word} /> : word
  }
  const columns: Column<Step>[] = [
    { heading: 'contracts.fields.at', render: ({ at }) => moment(at) },
    { heading: 'contracts.fields.deed', render: deedOf },
    {
      heading: 'contracts.fields.actor',
      render: ({ actor, actorName }) => `${actorName} (${translate(`contracts.actors.${actor}`)})`,
    },
    { heading: 'contracts.fields.version', render: ({ version }) => version ?? '–', isNumber: true },
  ]
  return (
    <Sheet name="contracts.steps" columns={columns} rows={contract?.steps} keyOf={({ deed, at }) => `${deed} ${at}`} />
  )
}

function Versions() {
  const translate = useTranslate()
  const { moment } = useFormats()
  const windowBound = useWindowFormat()
  const contract = useRecordContext<ConsoleContractFragment>()
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {contract?.versions.toReversed().map((terms) => (
        <section key={terms.version}>
          <Typography variant="subtitle2">
            {translate(terms.validFrom === null ? 'contracts.versionUnsigned' : 'contracts.versionSigned', {
              version: terms.version,
              at: terms.validFrom === null ? moment(terms.proposedAt) : windowBound(terms.validFrom),
            })}
          </Typography>
          <TermsView terms={terms} period={contract.period} />
        </section>
      ))}
    </Box>
  )
}
