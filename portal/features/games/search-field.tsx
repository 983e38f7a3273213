import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'

/** Milliseconds without a key after which what was typed is searched for. */
const restTime = 250

interface SearchFieldProps {
  value: string
  onSearch: (search: string) => void
  className?: string
}

/** A name of a game to look for; searched for when the typing rests. */
export function SearchField({ value, onSearch, className }: SearchFieldProps) {
  const { t } = useTranslation('lobby')
  const [typed, setTyped] = useState(value)
  // The address may change by the way back.
  useEffect(() => setTyped(value), [value])
  const search = useEffectEvent(() => typed.trim() !== value && onSearch(typed.trim()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the rest anew
  useEffect(() => {
    const timer = setTimeout(search, restTime)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      label={t('searchGames')}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={60}
      placeholder={t('searchExample')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      before={<Search size={18} aria-hidden />}
      className={className}
    />
  )
}
