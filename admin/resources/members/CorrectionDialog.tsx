import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { languageName } from '../../lib/language-name.ts'
import { change } from '../../providers/server.ts'
import { useBrand } from '../../providers/use-brand.ts'
import { CorrectMemberDocument } from './memberActions.generated.ts'
import type { ConsoleMemberProfileFragment } from './memberDesk.generated.ts'
import { toldOf } from './seconded.ts'

const namesOf = ({ nickname, payeeName, language }: ConsoleMemberProfileFragment) => ({
  nickname: nickname ?? '',
  payeeName: payeeName ?? '',
  language,
})

/** Corrects nickname, payee name and language; the member is told of a new payee name. */
export function CorrectionDialog({ member }: { member: ConsoleMemberProfileFragment }) {
  const translate = useTranslate()
  const brand = useBrand()
  const [names, setNames] = useState(() => namesOf(member))
  const field = (name: keyof typeof names, label: string) => ({
    label: translate(label),
    value: names[name],
    onChange: (event: { target: { value: string } }) => setNames({ ...names, [name]: event.target.value }),
    margin: 'none' as const,
  })
  return (
    <ActionButton
      label="desk.correct"
      deed="ra.action.save"
      effects={['desk.payeeNameTold']}
      onOpen={() => setNames(namesOf(member))}
      run={(reason) =>
        change(CorrectMemberDocument, {
          input: {
            id: member.id,
            reason,
            language: names.language,
            nickname: names.nickname.trim() || null,
            payeeName: names.payeeName.trim() || null,
          },
        })
      }
      done={toldOf('MEMBER_PAYEE_NAME')}
    >
      <TextField {...field('nickname', 'resources.members.fields.nickname')} />
      <TextField {...field('payeeName', 'resources.members.fields.payeeName')} />
      <TextField {...field('language', 'desk.language')} select>
        {(brand?.languages ?? [member.language]).map((one) => (
          <MenuItem key={one} value={one}>
            {languageName(one, translate('desk.languageCode'))}
          </MenuItem>
        ))}
      </TextField>
    </ActionButton>
  )
}
