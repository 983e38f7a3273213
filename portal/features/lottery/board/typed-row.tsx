import type { TypedRow as TypedRowRule } from '@croupier/lottery/core/board.ts'
import { Dices, Eraser } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBoardWords } from '../../../kits/lottery-boards/use-board-words.ts'
import { Button } from '../../../ui/button.tsx'
import { randomNumber, readTyped } from './typed-numbers.ts'

interface TypedRowProps {
  row: TypedRowRule
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** A field for many numbers: typed or pasted, parted by anything. What is no number stays in sight until it is mended. */
export function TypedRow({ row, chosen, onChange }: TypedRowProps) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const id = useId()
  const [text, setText] = useState(chosen.join(' '))
  const { numbers, flaws } = readTyped(text, row)
  const write = (next: string) => {
    setText(next)
    onChange(readTyped(next, row).numbers)
  }
  const addRandom = () => {
    const number = randomNumber(row.digits, numbers)
    if (number) write(`${text.trimEnd()} ${number}`.trimStart())
  }
  return (
    <section className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface-1 p-3">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {words.row(row.code)}
        </label>
        <span className="text-xs text-muted tabular">
          {t('chosenOf', { chosen: numbers.length, most: row.maximum })}
        </span>
      </div>
      <textarea
        id={id}
        rows={3}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={text}
        placeholder={t('typedExample', { numbers: examples(row.digits) })}
        aria-describedby={`${id}-note`}
        aria-invalid={flaws.length > 0 || undefined}
        onChange={(event) => write(event.target.value)}
        className="w-full rounded-md border border-line-strong bg-surface-0 p-3 text-lg font-semibold tracking-wider tabular placeholder:text-sm placeholder:font-normal placeholder:tracking-normal placeholder:text-faint"
      />
      <div id={`${id}-note`} aria-live="polite">
        {flaws.length > 0 ? (
          <div className="rounded-md bg-danger-soft p-3 text-sm">
            <p className="text-danger">{t('typedFlaws', { count: flaws.length })}</p>
            <ul className="mt-1.5 flex flex-wrap gap-1.5">
              {flaws.slice(0, 30).map(({ text: word, reason }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be wrong twice
                <li key={index} className="rounded-sm bg-surface-1 px-2 py-1 text-xs">
                  <span className="font-semibold break-all line-through">{word.slice(0, 24)}</span>{' '}
                  <span className="text-muted">
                    {t(`typedReasons.${reason}`, { digits: row.digits, most: row.maximum })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p className="text-xs text-muted">{t('typedHint', { digits: row.digits })}</p>
        )}
      </div>
      <div className="flex gap-2">
        <Button kind="secondary" icon={<Dices size={16} aria-hidden />} onClick={addRandom}>
          {t('quick.random')}
        </Button>
        <Button kind="quiet" icon={<Eraser size={16} aria-hidden />} onClick={() => write('')}>
          {t('quick.none')}
        </Button>
        {flaws.length > 0 && (
          <Button kind="quiet" onClick={() => write(numbers.join(' '))}>
            {t('dropFlaws')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Numbers of so many digits to show how they are typed. */
function examples(digits: number): string {
  return ['123456', '078912', '550017'].map((number) => number.slice(0, digits)).join(' ')
}
