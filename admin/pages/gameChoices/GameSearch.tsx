import { Autocomplete, TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { useVendorName } from '../../lib/use-vendor-name.ts'
import type { Chosen } from './ChosenGamesForm.tsx'

/** Finds a game by its name to add it. */
export function GameSearch({ chosen, onChoose }: { chosen: readonly Chosen[]; onChoose(game: Chosen): void }) {
  const translate = useTranslate()
  const vendorName = useVendorName()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const { data = [], isFetching } = useGetList<Chosen>('games', {
    filter: { search },
    pagination: { page: 1, perPage: 20 },
    // The recommended first: of many games with the word in their name they are meant most often.
    sort: { field: 'position', order: 'ASC' },
  })
  return (
    <Autocomplete<Chosen, false, false, false>
      options={data.filter(({ id }) => !chosen.some((one) => one.id === id))}
      getOptionLabel={(game) => `${game.name} · ${vendorName(game.vendorCode, game.vendorName)}`}
      getOptionKey={({ id }) => id}
      // The server has found them already, accents or not.
      filterOptions={(options) => options}
      loading={isFetching}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, cause) => setTyped(cause === 'input' ? text : '')}
      onChange={(_, game) => {
        if (game !== null) onChoose(game)
      }}
      renderInput={(parameters) => <TextField {...parameters} label={translate('gameChoices.add')} />}
      blurOnSelect
    />
  )
}
