import common from '../../../locales/en/common.json'
import layout from '../../../locales/en/layout.json'
import lobby from '../../../locales/en/lobby.json'

/** The words of the first page, as one file. */
export default { common, layout, lobby }
