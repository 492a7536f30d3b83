// A figure of each machine family, as an illustration and as a model, or as a model and a list; what is selected in one is selected in the other.
import { useState } from 'react';
import { Card } from '../../src/ui/layout/card.tsx';
import { TelescopicBoom } from '../../src/ui/pictures/drawings/telescopic-boom.tsx';
import { EmptyState } from '../../src/ui/states/empty-state.tsx';
import { SelectField } from '../../src/ui/fields/select-field.tsx';
import { Skeleton } from '../../src/ui/states/skeleton.tsx';
import { type Family, type Figure, type Machine, useFamilyMachines } from './gallery.data.ts';
import { figuresToShow } from './gallery.rules.ts';
import { GalleryFailure } from './gallery-failure.tsx';
import { FigureDrawing } from './figure-drawing.tsx';
import { FigureItems, PickedItem } from './figure-items.tsx';
import { FigureModel } from './figure-model.tsx';

export function FamilyFigures() {
  const { rows, error, retry } = useFamilyMachines();
  if (error) return <GalleryFailure error={error} retry={retry} />;
  if (!rows) return <WaitingFigure />;
  if (rows.length === 0)
    return (
      <EmptyState
        drawing={<TelescopicBoom />}
        title="No machines yet"
        text="Figures come with an import of machines."
      />
    );
  const families = rows.map(({ machine }) => (machine ? figuresOf(machine) : []));
  return rows.map(({ family, machine }) =>
    machine ? (
      <FamilyFigure key={family.id} family={family} machine={machine} families={families} />
    ) : (
      <EmptyState key={family.id} title={family.name} text="No machine of this family is known." />
    ),
  );
}

const figuresOf = ({ chapters }: Machine): Figure[] => chapters.flatMap(({ figures }) => figures);

function WaitingFigure() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">Loading the figures</span>
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}

type FamilyFigureProps = { family: Family; machine: Machine; families: readonly Figure[][] };

function FamilyFigure({ family, machine, families }: FamilyFigureProps) {
  const [chosen, choose] = useState<string | null>(null);
  const figures = figuresToShow(figuresOf(machine), { model: machine.model, families });
  const figure = figures.find(({ code }) => code === chosen) ?? figures[0];
  if (!figure) return <EmptyState title={family.name} text={`Nothing is drawn for the ${machine.model}.`} />;
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4">
        <div className="min-w-0">
          <h3 className="font-semibold text-20">{family.name}</h3>
          <p className="text-14 text-ink-soft">
            {machine.model}, {figure.name}, serial number {machine.serialNumber}
          </p>
        </div>
        <SelectField
          label={`Figure of ${family.name}`}
          isLabelHidden
          className="w-full sm:w-72"
          value={figure.code}
          onChange={(event) => choose(event.target.value)}
          options={figures.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        />
      </div>
      <FigureViews key={figure.code} figure={figure} machine={machine} />
    </Card>
  );
}

function FigureViews({ figure, machine }: { figure: Figure; machine: Machine }) {
  const [selected, select] = useState<string | null>(null);
  const shared = { figure, machine, selected, onSelect: select };
  if (figure.illustration === null)
    return (
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FigureModel {...shared} />
        <FigureItems {...shared} />
      </div>
    );
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FigureDrawing figure={figure} selected={selected} onSelect={select} />
        <FigureModel {...shared} />
      </div>
      <PickedItem figure={figure} machine={machine} selected={selected} />
    </>
  );
}
