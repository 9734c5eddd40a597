import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { toggleStyle } from './commands';
import { schema } from './schema';

const { li, br } = schema.nodes;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(br.create()).scrollIntoView());
  return true;
};

/**
 * History, keys and tables. Tab moves in tables and indents list items only; elsewhere it leaves the editor, so that
 * the keyboard focus is not trapped.
 */
export const createPlugins = (): Plugin[] => [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleStyle('strong'),
    'Mod-i': toggleStyle('em'),
    'Mod-u': toggleStyle('u'),
    Enter: splitListItem(li),
    'Shift-Enter': chainCommands(exitCode, breakLine),
    Tab: chainCommands(goToNextCell(1), sinkListItem(li)),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(li)),
  }),
  keymap(baseKeymap),
  tableEditing(),
];
