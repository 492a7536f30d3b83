// The list of service tools as the parts desk keeps it (product §8): in order, each opened in a sheet.
import type { DeskTool } from '@outrigger/contract';
import { useState } from 'react';
import { useDeskList } from '../../../client/desk-list.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { OfficePage } from '../../../ui/tables/office-page.tsx';
import { ToolSheet } from './tool-sheet.tsx';
import { useDeskTools } from './tools-desk.data.ts';
import { useTexts } from './tools-desk.texts.ts';

export function ToolsDeskScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  return (
    <OfficePage asked={useDeskTools()} {...frame}>
      {(tools) => <List tools={tools} />}
    </OfficePage>
  );
}

function List({ tools }: { tools: readonly DeskTool[] }) {
  const t = useTexts();
  const { day } = useFormats();
  const [open, setOpen] = useState<DeskTool | 'new'>();
  const columns: readonly Column<DeskTool>[] = [
    { id: 'name', head: t('name'), isTitle: true, cell: (row) => row.names.en },
    { id: 'version', head: t('version'), cell: (row) => row.version },
    { id: 'updated', head: t('updated'), cell: (row) => day(row.updatedOn) },
    { id: 'way', head: t('way'), cell: (row) => <span className="wrap-anywhere">{row.file?.name ?? row.link}</span> },
    { id: 'position', head: t('position'), isFigure: true, cell: (row) => row.position },
    {
      id: 'action',
      head: t('action'),
      cell: (row) => (
        <Button size="small" aria-label={t('changeNamed', { name: row.names.en })} onClick={() => setOpen(row)}>
          {t('change')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Button kind="primary" className="w-fit" onClick={() => setOpen('new')}>
        {t('add')}
      </Button>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={tools}
        idOf={(row) => String(row.id)}
        empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
      />
      {open && <ToolSheet tool={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
