import { Button, MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { ContractKind } from '../../lib/schema.generated.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { read } from '../../providers/server.ts'
import { ConsoleTemplateTermsDocument } from './contractTerms.generated.ts'
import { TermsEditor } from './TermsEditor.tsx'
import { draftOf, emptyTerms, KINDS, type TermsDraft } from './terms-draft.ts'

/** Terms of some kind while they are typed. */
export interface ChosenTerms {
  readonly kind: ContractKind
  readonly draft: TermsDraft
}

/** Nothing chosen yet. */
export const noTerms: ChosenTerms = { kind: 'DIVIDEND', draft: emptyTerms('DIVIDEND') }

interface Props {
  terms: ChosenTerms
  onChange(terms: ChosenTerms): void
}

/** The kind of a contract and its terms, from nothing or from what the brand offers of the kind. */
export function ChooseTerms({ terms: { kind, draft }, onChange }: Props) {
  const translate = useTranslate()
  const template = useTemplate(kind)
  const choose = (next: ContractKind) => onChange({ kind: next, draft: emptyTerms(next) })
  return (
    <>
      <TextField
        select
        label={translate('contracts.fields.kind')}
        value={kind}
        onChange={(event) => choose(event.target.value as ContractKind)}
        margin="none"
      >
        {KINDS.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`contracts.kinds.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {template && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => onChange({ kind, draft: template })}
          sx={{ justifySelf: 'start' }}
        >
          {translate('contracts.fromTemplate')}
        </Button>
      )}
      <TermsEditor kind={kind} draft={draft} onChange={(next) => onChange({ kind, draft: next })} />
    </>
  )
}

/** What the brand in view offers of a kind; undefined where it offers nothing, until it is known, and to who may not read contracts. */
function useTemplate(kind: ContractKind): TermsDraft | undefined {
  const { data } = useQuery({
    queryKey: ['contractTemplates', 'terms'],
    queryFn: async () => (await read(ConsoleTemplateTermsDocument, {})).templates,
    enabled: mayDo('contracts', 'list'),
  })
  const found = data?.find(({ id, isOffered }) => id === kind && isOffered)
  return found && draftOf(found)
}
