import { type Config, ConfigError, loadConfig } from '../config/config.ts'
import { FolderInUseError } from './db/folder-lock.ts'

/**
 * Runs a command of the terminal with the configuration of the environment. What a person can mend (a setting, a folder
 * in use) is told in its own words and ends with 2; anything else is a defect and shows its stack.
 */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(loadConfig())
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof FolderInUseError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}
