import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from './text-field.tsx'

/** Milliseconds without a key after which what was typed is searched for. */
const restTime = 250

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  onSearch: (search: string) => void
  className?: string
}

/** Something to look for; searched for when the typing rests. */
export function SearchField({ label, placeholder, value, onSearch, className }: SearchFieldProps) {
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
      label={label}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={60}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      before={<Search size={18} aria-hidden />}
      className={className}
    />
  )
}
