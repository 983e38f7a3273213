import { DataTable, List, SearchInput, SelectInput, useLocaleState, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { languageName } from '../../lib/language-name.ts'
import { useBrand } from '../../providers/use-brand.ts'
import { stateChoices, topicChoices } from './choices.ts'
import { HelpState } from './HelpState.tsx'
import type { ConsoleHelpArticleFragment as Article } from './helpArticles.generated.ts'

/** The articles of the help centre: what each is about, what players read of it, and in which languages it says nothing. */
export default function HelpArticleList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const brand = useBrand()
  const titleOf = ({ texts }: Article) => (texts.find((one) => one.language === language) ?? texts[0])?.title ?? ''
  const missingOf = ({ missingLanguages }: Article) =>
    missingLanguages.map((one) => languageName(one, language)).join(', ')
  const languages = (brand?.languages ?? []).map((id) => ({ id, name: languageName(id, language) }))
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    <SelectInput key="topic" source="topic" choices={topicChoices} alwaysOn />,
    <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
    <SelectInput key="languageMissing" source="languageMissing" choices={languages} translateChoice={false} alwaysOn />,
  ]
  return (
    <List filters={filters} sort={{ field: 'changedAt', order: 'DESC' }} perPage={25} exporter={false} empty={false}>
      <Rows<Article>
        primary={titleOf}
        secondary={(row) =>
          [
            translate(`helpTopics.${row.topic}`),
            translate(`helpStates.${row.state}`),
            ...(row.missingLanguages.length > 0
              ? [translate('helpArticles.missing', { languages: missingOf(row) })]
              : []),
          ].join(' · ')
        }
      >
        <DataTable.Col source="title" disableSort render={(row: Article) => titleOf(row)} />
        <DataTable.Col source="anchor" render={({ anchor }: Article) => `#${anchor}`} />
        <DataTable.Col source="topic">
          <Words source="topic" words="helpTopics" />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <HelpState />
        </DataTable.Col>
        <DataTable.Col
          source="missingLanguages"
          disableSort
          render={(row: Article) => (row.missingLanguages.length === 0 ? '–' : missingOf(row))}
        />
        <DataTable.Col source="changedAt">
          <Moment source="changedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
