import { DataTable, List, useLocaleState } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { LanguageInput } from '../../inputs/LanguageInput.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { languageName } from '../../lib/language-name.ts'
import type { ConsoleCannedAnswerFragment as Answer } from './cannedAnswers.generated.ts'

const filters = [<LanguageInput key="language" source="language" label="resources.cannedAnswers.fields.language" />]

/** The answers that operators give often, by language. */
export default function CannedAnswerList() {
  const [locale] = useLocaleState()
  const languageOf = ({ language }: Answer) => languageName(language, locale)
  return (
    <List filters={filters} perPage={50} exporter={false}>
      <Rows<Answer> primary={({ title }) => title} secondary={(row) => [languageOf(row), row.content].join(' · ')}>
        <DataTable.Col source="language" disableSort render={languageOf} />
        <DataTable.Col source="title" disableSort />
        <DataTable.Col source="content" disableSort sx={{ maxWidth: 480, overflowWrap: 'anywhere' }} />
        <DataTable.Col source="changedAt" disableSort>
          <Moment source="changedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
