import { Card, CardContent, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import type { GameChoiceList } from '../../lib/schema.generated.ts'
import { ChosenGames } from './ChosenGames.tsx'

const LISTS: readonly GameChoiceList[] = ['HOT', 'MAX_WIN']

/** The games that operators choose for places of the lobby; what is not saved yet outlives a look at the other list. */
export default function GameChoices() {
  const translate = useTranslate()
  const [list, setList] = useState<GameChoiceList>('HOT')
  return (
    <Card variant="outlined" sx={{ mt: 2, maxWidth: 860, overflow: 'visible' }}>
      <Title title="gameChoices.name" />
      <Tabs value={list} onChange={(_, chosen: GameChoiceList) => setList(chosen)}>
        {LISTS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`choices-${one}`}
            aria-controls={`chosen-${one}`}
            label={translate(`gameChoices.lists.${one}`)}
          />
        ))}
      </Tabs>
      {LISTS.map((one) => (
        <CardContent
          key={one}
          role="tabpanel"
          id={`chosen-${one}`}
          aria-labelledby={`choices-${one}`}
          hidden={one !== list}
        >
          <ChosenGames list={one} />
        </CardContent>
      ))}
    </Card>
  )
}
