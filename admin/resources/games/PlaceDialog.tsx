import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'

interface Wish {
  position?: number
  addTags?: string[]
  removeTags?: string[]
  reason: string
}

const words = (typed: string) => typed.split(/[,\s]+/).filter((word) => word !== '')

/** Changes the place of games among the recommended and the tags they wear; what is left empty stays. */
export function PlaceDialog({ run }: { run(wish: Wish): Promise<unknown> }) {
  const translate = useTranslate()
  const [values, setValues] = useState({ position: '', addTags: '', removeTags: '' })
  const position = values.position.trim()
  const [addTags, removeTags] = [words(values.addTags), words(values.removeTags)]

  const check = () => {
    if (position !== '' && !/^\d{1,6}$/.test(position)) return 'offers.positionWrong'
    if (position === '' && addTags.length === 0 && removeTags.length === 0) return 'offers.nothingWanted'
    return undefined
  }
  const input = (name: keyof typeof values) => (
    <TextField
      label={translate(`offers.${name}`)}
      helperText={translate(`offers.${name}Help`)}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 200, inputMode: name === 'position' ? 'numeric' : 'text' } }}
    />
  )
  return (
    <ActionButton
      label="offers.place"
      effects={['offers.effectPlace']}
      check={check}
      run={(reason) =>
        run({
          ...(position !== '' && { position: Number(position) }),
          ...(addTags.length > 0 && { addTags }),
          ...(removeTags.length > 0 && { removeTags }),
          reason,
        })
      }
    >
      {input('position')}
      {input('addTags')}
      {input('removeTags')}
    </ActionButton>
  )
}
