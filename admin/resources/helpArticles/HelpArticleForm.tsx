import {
  AutocompleteArrayInput,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useGetList,
  useLocaleState,
  useRecordContext,
} from 'react-admin'
import { ReasonInput } from '../../inputs/ReasonInput.tsx'
import { TabbedForm } from '../../kits/forms/TabbedForm.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { languageName } from '../../lib/language-name.ts'
import type { Brand } from '../../providers/use-brand.ts'
import { topicChoices } from './choices.ts'
import { HelpStanding } from './HelpStanding.tsx'
import { HelpTextTab } from './HelpTextTab.tsx'
import type { ConsoleHelpArticleFragment as Article } from './helpArticles.generated.ts'
import { HelpVersions } from './versions/HelpVersions.tsx'

interface Props {
  brand: Brand
  record?: { id: string }
  isNew?: boolean
}

const ANCHOR = /^[a-z0-9]+(-[a-z0-9]+)*$/
const isAnchor = (value: string) =>
  ANCHOR.test(value) && value.length <= 40 ? undefined : 'helpArticles.anchorInvalid'

/** The form of an article: what it is about, a tab for its words in each language, and for one that exists its versions. */
export function HelpArticleForm({ brand, record, isNew = false }: Props) {
  const [spoken] = useLocaleState()
  return (
    <TabbedForm noValidate {...(record && { record })} toolbar={<FormToolbar isNew={isNew} mayDelete={false} />}>
      <TabbedForm.Tab label="helpArticles.about">
        {!isNew && <HelpStanding />}
        {isNew && <TextInput source="anchor" validate={[required(), isAnchor]} helperText="helpArticles.anchorHelp" />}
        <SelectInput source="topic" choices={topicChoices} validate={required()} />
        <NumberInput
          source="position"
          min={0}
          max={999}
          step={1}
          validate={required()}
          helperText="helpArticles.positionHelp"
        />
        <RelatedInput />
        <ReasonInput />
      </TabbedForm.Tab>
      {brand.languages.map((language, index) => (
        <TabbedForm.Tab key={language} label={languageName(language, spoken)} path={`text-${language}`}>
          <HelpTextTab index={index} language={language} isDemanded={language === brand.defaultLanguage} />
        </TabbedForm.Tab>
      ))}
      {!isNew && (
        <TabbedForm.Tab label="helpArticles.versions" path="versions">
          <HelpVersions />
        </TabbedForm.Tab>
      )}
      {!isNew && auditTab(TabbedForm.Tab, 'HELP_ARTICLE')}
    </TabbedForm>
  )
}

/** Other articles of the brand, by their titles. */
function RelatedInput() {
  const [language] = useLocaleState()
  const article = useRecordContext<Article>()
  const { data = [] } = useGetList<Article>('helpArticles', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'anchor', order: 'ASC' },
  })
  const choices = data
    .filter(({ anchor }) => anchor !== article?.anchor)
    .map(({ anchor, texts }) => ({
      id: anchor,
      name: (texts.find((one) => one.language === language) ?? texts[0])?.title ?? anchor,
    }))
  return (
    <AutocompleteArrayInput
      source="related"
      choices={choices}
      translateChoice={false}
      validate={maxLength(8, 'helpArticles.relatedMost')}
      helperText="helpArticles.relatedHelp"
    />
  )
}
