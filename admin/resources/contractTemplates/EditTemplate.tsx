import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { TermsEditor } from '../../kits/contracts/TermsEditor.tsx'
import { areSound, draftOf, inputOf } from '../../kits/contracts/terms-draft.ts'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import type { ContractPaidBy } from '../../lib/schema.generated.ts'
import { change } from '../../providers/server.ts'
import { type ConsoleContractTemplateFragment, UpdateContractTemplateDocument } from './contractTemplates.generated.ts'

/** The form for what a brand offers of a kind; it leads to a proposal for a second operator. */
export function EditTemplate({ template }: { template: ConsoleContractTemplateFragment }) {
  const translate = useTranslate()
  const { id } = template
  const [draft, setDraft] = useState(draftOf(template))
  const [rules, setRules] = useState(rulesOf(template))
  const start = () => {
    setDraft(draftOf(template))
    setRules(rulesOf(template))
  }
  return (
    <ActionButton
      label="contractTemplates.edit"
      deed="proposals.propose"
      about={translate(`contracts.kinds.${id}`)}
      effects={['contractTemplates.editEffect']}
      onOpen={start}
      check={() => (areSound(draft) ? undefined : 'contracts.flaws.terms')}
      run={(reason) =>
        change(UpdateContractTemplateDocument, { input: { id, ...inputOf(id, draft), ...rules, reason } })
      }
      done={({ saved }) => (saved?.proposal ? 'proposals.waits' : 'desk.done')}
    >
      <TermsEditor kind={id} draft={draft} onChange={setDraft} />
      {(['needsApproval', 'makesAgents'] as const).map((rule) => (
        <FormControlLabel
          key={rule}
          control={<Switch checked={rules[rule]} onChange={(_event, isOn) => setRules({ ...rules, [rule]: isOn })} />}
          label={translate(`contractTemplates.rules.${rule}`)}
        />
      ))}
      <TextField
        select
        margin="none"
        label={translate('contractTemplates.rules.paidBy')}
        value={rules.paidBy}
        onChange={(event) => setRules({ ...rules, paidBy: event.target.value as ContractPaidBy })}
      >
        {(['PLATFORM', 'UPLINE'] as const).map((paidBy) => (
          <MenuItem key={paidBy} value={paidBy}>
            {translate(`contractTemplates.paidBys.${paidBy}`)}
          </MenuItem>
        ))}
      </TextField>
    </ActionButton>
  )
}

const rulesOf = ({ needsApproval, makesAgents, paidBy }: ConsoleContractTemplateFragment) => ({
  needsApproval,
  makesAgents,
  paidBy,
})
