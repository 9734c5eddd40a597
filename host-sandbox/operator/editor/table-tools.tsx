import { Button } from 'antd';
import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
} from 'prosemirror-tables';

const tools: readonly (readonly [label: string, command: Command])[] = [
  ['上方加行', addRowBefore],
  ['下方加行', addRowAfter],
  ['右侧加列', addColumnAfter],
  ['删除行', deleteRow],
  ['删除列', deleteColumn],
  ['合并单元格', mergeCells],
  ['拆分单元格', splitCell],
  ['删除表格', deleteTable],
];

/** Actions on the table at the cursor; each can be undone. */
export function TableTools({ onRun }: { onRun: (command: Command) => void }) {
  return (
    <div className="rich-editor-tools" role="group" aria-label="表格">
      {tools.map(([label, command]) => (
        <Button
          key={label}
          size="small"
          type="text"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(command)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
