import { Box, Button, List, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import type { GameChoiceList } from '../../lib/schema.generated.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { ChosenGame } from './ChosenGame.tsx'
import { GameSearch } from './GameSearch.tsx'
import { type ConsoleGameChoicesQuery, SetGameChoicesDocument } from './gameChoices.generated.ts'
import { moved } from './place-at.ts'
import { useOrder } from './use-order.ts'

export type Chosen = ConsoleGameChoicesQuery['games'][number]
/** As many as the server takes. */
const MOST = 48

/** In sight however long the list is. */
const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  bgcolor: 'background.paper',
} as const

interface Props {
  list: GameChoiceList
  saved: readonly Chosen[]
}

/** The games of one place in their order: moved, taken away and added here, saved together with a reason. */
export function ChosenGamesForm({ list, saved }: Props) {
  const translate = useTranslate()
  const [games, setGames] = useState<readonly Chosen[]>(saved)
  const [told, setTold] = useState('')
  const rows = useRef<HTMLUListElement>(null)
  const mayChange = mayDo('games', 'edit')
  const isChanged = games.map(({ id }) => id).join() !== saved.map(({ id }) => id).join()
  const move = (from: number, to: number) => {
    const next = moved(games, from, to)
    setGames(next)
    const game = games[from]
    if (next !== games && game)
      setTold(translate('gameChoices.moved', { game: game.name, place: to + 1, count: games.length }))
  }
  const { dragged, handleOf } = useOrder(rows, move)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" color="textSecondary">
        {translate(`gameChoices.help.${list}`)} {mayChange && translate('gameChoices.moveHelp')}
      </Typography>
      {mayChange && games.length < MOST && (
        <GameSearch chosen={games} onChoose={(game) => setGames([...games, game])} />
      )}
      {games.length === 0 && <Typography>{translate('desk.empty')}</Typography>}
      <List ref={rows} disablePadding>
        {games.map((game, index) => (
          <ChosenGame
            key={game.id}
            game={game}
            index={index}
            isLast={index === games.length - 1}
            isDragged={game.id === dragged}
            mayChange={mayChange}
            handle={handleOf(game.id, index)}
            onMove={(by) => move(index, index + by)}
            onRemove={() => setGames(games.filter(({ id }) => id !== game.id))}
          />
        ))}
      </List>
      {mayChange && (
        <Box sx={{ ...bar, py: isChanged ? 1 : 0 }}>
          {isChanged && (
            <ActionButton
              label="gameChoices.save"
              effects={[`gameChoices.effect.${list}`]}
              run={(reason) =>
                change(SetGameChoicesDocument, { input: { list, ids: games.map(({ id }) => id), reason } })
              }
            />
          )}
          {isChanged && <Button onClick={() => setGames(saved)}>{translate('ra.action.undo')}</Button>}
          <Typography role="status" variant="body2" color="textSecondary">
            {isChanged && told}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
