import { Autocomplete, Box, Dialog, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react'
import { useResourceDefinitions, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { StateChip } from '../fields/StateChip.tsx'
import { foldText } from '../lib/fold-text.ts'
import { read } from '../providers/server.ts'
import { ConsoleSearchDocument } from './search.generated.ts'
import { pathOf, resourceOf } from './search-paths.ts'
import { stateWords } from './state-words.ts'
import { useMenuPages } from './use-menu-pages.ts'

/** Somewhere to go. */
interface Place {
  readonly path: string
  readonly group: string
  readonly title: string
  readonly detail: string | null
  /** How it stands, in words. */
  readonly state: string | null
}

/** Milliseconds without a key before the server is asked. */
const PAUSE = 250
const SHORTEST = 2

/** Finds pages of the console by their names and records by whatever people know them by, and goes there. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { places, isCurrent, isAsking, failure } = usePlaces(typed)
  // Enter came before anything was found: whoever types fast goes where he meant to as soon as it is.
  const [isEntered, setEntered] = useState(false)
  const go = (place: Place | string | null) => {
    if (place === null || typeof place === 'string') return
    onClose()
    navigate(place.path)
  }
  const noteKey = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    // A key that ends a word of a Vietnamese keyboard asks for nothing.
    if (event.nativeEvent.isComposing) return
    // The list is always open, and would keep this for itself: it is for the dialog.
    if (event.key === 'Escape') event.defaultMuiPrevented = true
    if (event.key !== 'Enter') return
    // The list marks its first place only once it is drawn; and what is still shown may have been found for something else.
    const isMarked = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant')
    if (isCurrent && isMarked) return
    event.defaultMuiPrevented = true
    setEntered(true)
  }
  useEffect(() => {
    const [first] = places
    if (isEntered && isCurrent && first !== undefined) go(first)
  })
  const isShort = typed.trim().length < SHORTEST
  const none = failure?.message ?? translate(isShort ? 'search.hint' : 'search.nothing')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-label={translate('search.title')} sx={atTop}>
      <Autocomplete
        open
        freeSolo={false}
        autoHighlight
        disablePortal
        options={places}
        loading={isAsking}
        loadingText={translate('search.asking')}
        noOptionsText={none}
        inputValue={typed}
        onInputChange={(_, text, reason) => {
          if (reason !== 'input') return
          setTyped(text)
          setEntered(false)
        }}
        onChange={(_, place) => go(place)}
        onKeyDown={noteKey}
        // What the server found is shown as it came.
        filterOptions={(options) => options}
        groupBy={({ group }) => group}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ path }) => path}
        isOptionEqualToValue={(one, other) => one.path === other.path}
        forcePopupIcon={false}
        // As the pattern of a list box with groups wants it; the library's own markup says list.
        renderGroup={({ key, group, children }) => (
          <li key={key} role="presentation">
            <Typography variant="subtitle2" color="textSecondary" aria-hidden sx={{ px: 2, pt: 1 }}>
              {group}
            </Typography>
            <Box component="ul" role="group" aria-label={group} sx={{ p: 0, listStyle: 'none' }}>
              {children}
            </Box>
          </li>
        )}
        renderOption={({ key, ...props }, { title, detail, state }) => (
          <Box
            component="li"
            key={key}
            {...props}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere' }}
          >
            <span>{title}</span>
            {detail !== null && (
              <Typography component="span" variant="body2" color="textSecondary">
                {detail}
              </Typography>
            )}
            {state !== null && (
              <Box component="span" sx={{ ml: 'auto' }}>
                <StateChip label={state} tone="default" />
              </Box>
            )}
          </Box>
        )}
        renderInput={(params) => (
          <TextField {...params} autoFocus label={translate('search.title')} placeholder={translate('search.hint')} />
        )}
        slotProps={{
          popper: { sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } },
        }}
        sx={{ p: 2 }}
      />
    </Dialog>
  )
}

const atTop = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { xs: 2, sm: 10 } },
}

interface Places {
  readonly places: readonly Place[]
  /** Whether they are of what is typed now, and not of what was a moment ago. */
  readonly isCurrent: boolean
  readonly isAsking: boolean
  readonly failure: Error | null
}

/** Pages whose names contain what is typed, at once; then what the server finds, when the typing rests. */
function usePlaces(typed: string): Places {
  const translate = useTranslate()
  const definitions = useResourceDefinitions()
  const pages = useMenuPages()
  const text = useRested(typed.trim())
  const wanted = foldText(useDeferredValue(typed).trim())
  const { data, isFetching, error } = useQuery({
    queryKey: ['search', text],
    queryFn: () => read(ConsoleSearchDocument, { text }),
    enabled: text.length >= SHORTEST,
  })
  const here = pages
    .filter(({ label }) => wanted !== '' && foldText(label).includes(wanted))
    .map(({ path, label }) => ({ path, group: translate('search.pages'), title: label, detail: null, state: null }))
  const hits = text === typed.trim() && text.length >= SHORTEST ? (data?.hits ?? []) : []
  const found = hits.map(({ kind, id, title, detail, state }) => ({
    path: pathOf(kind, id, definitions),
    group: translate(`resources.${resourceOf[kind]}.name_other`, { _: translate('books.transfers') }),
    title,
    detail,
    state: state === null ? null : translate(`${stateWords[kind]}.${state}`),
  }))
  const isCurrent = wanted === foldText(typed).trim()
  return { places: [...here, ...found], isCurrent, isAsking: isFetching, failure: error }
}

/** A text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
