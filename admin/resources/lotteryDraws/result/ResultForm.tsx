import { type Family, findResultFlaw, type ResultGroup } from '@croupier/lottery/core/family.ts'
import { Box, TextField, Typography } from '@mui/material'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useBoardWords } from '../../../lib/use-board-words.ts'
import { countFilled, digitsOf, parseResult } from './result-text.ts'

interface Props {
  family: Family
  value: string[][]
  /** Whether what is missing is named already. */
  isTried: boolean
  onChange(value: string[][]): void
}

/**
 * A result typed number by number: the next field takes over when a number is whole, an emptied one gives back. A whole
 * result pasted into any field fills them all.
 */
export function ResultForm({ family, value, isTried, onChange }: Props) {
  const translate = useTranslate()
  const words = useBoardWords()
  const form = useRef<HTMLDivElement>(null)
  const filled = countFilled(value)
  const total = value.flat().length
  const flaw = isTried || filled === total ? findResultFlaw(family, value) : undefined

  const focus = (place: number) => form.current?.querySelectorAll('input')[place]?.focus()
  const type = (group: number, index: number, place: number, text: string) => {
    const whole = digitsOf(family.groups[group] as ResultGroup)
    const digits = text.replace(/\D/g, '').slice(0, whole)
    onChange(value.map((row, at) => (at === group ? row.with(index, digits) : row)))
    if (digits.length === whole) focus(place + 1)
  }
  const goBack = (event: KeyboardEvent, text: string, place: number) => {
    if (event.key !== 'Backspace' || text !== '' || place === 0) return
    event.preventDefault()
    focus(place - 1)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = parseResult(family, event.clipboardData.getData('text'))
    if (countFilled(pasted) < 2) return
    event.preventDefault()
    onChange(pasted)
  }

  let place = 0
  return (
    <Box ref={form} onPaste={paste} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {translate('draws.filled', { filled, total })}
      </Typography>
      {family.groups.map((group, at) => (
        <Group key={group.code} group={group} flaw={flaw?.group === group.code ? flaw.code : undefined}>
          {(value[at] ?? []).map((text, index) => {
            const own = place++
            return (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: fields of a group differ by their place alone
                key={`${group.code} ${index}`}
                value={text}
                margin="none"
                fullWidth={false}
                error={flaw?.group === group.code}
                onChange={(event) => type(at, index, own, event.target.value)}
                onKeyDown={(event) => goBack(event, text, own)}
                slotProps={{
                  htmlInput: {
                    inputMode: 'numeric',
                    autoComplete: 'off',
                    'aria-label': translate('draws.numberOf', { group: words.result(group.code), place: index + 1 }),
                    style: { width: `${digitsOf(group) + 1}ch`, textAlign: 'center', letterSpacing: '0.04em' },
                  },
                }}
              />
            )
          })}
        </Group>
      ))}
    </Box>
  )
}

function Group({ group, flaw, children }: { group: ResultGroup; flaw: string | undefined; children: ReactNode }) {
  const translate = useTranslate()
  const name = useBoardWords().result(group.code)
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, p: 0, mb: 0.5 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
      {flaw !== undefined && (
        <Typography role="alert" variant="body2" color="error">
          {translate(`resultFlaws.${flaw}`, { group: name })}
        </Typography>
      )}
    </Box>
  )
}
