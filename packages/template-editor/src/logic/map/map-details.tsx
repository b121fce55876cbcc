import type { Template } from 'configurator-core';
import type { Finding } from 'configurator-core/analysis';
import { useInspect } from '../../actions/use-inspect.ts';
import { Button } from '../../controls/buttons.tsx';
import { Icon } from '../../controls/icon.tsx';
import { useTexts } from '../../store/editor-context.ts';
import { formatRule } from '../format-rule.ts';
import { RuleProblem } from '../rule-problem.tsx';
import type { MapGraph, MapNode } from './map-graph.ts';

interface MapDetailsProps {
  readonly template: Template;
  readonly graph: MapGraph;
  /** The selected node. */
  readonly node: MapNode | undefined;
  readonly problems: readonly Finding[];
  readonly onJump: (key: string) => void;
}

/** Describes the selected node: its rules and their problems, its direct causes and effects. */
export function MapDetails({ template, graph, node, problems, onJump }: MapDetailsProps) {
  const all = useTexts();
  const { map: texts } = all.logic;
  const inspect = useInspect();
  if (!node) return <p className="te-map-details te-hint">{texts.noSelection}</p>;
  return (
    <section className="te-map-details" aria-label={node.label}>
      <div className="te-map-details-head">
        <h2>{node.label}</h2>
        <Button look="quiet" onClick={() => inspect(node.ref)}>
          {texts.edit}
        </Button>
      </div>
      {node.rules.map((rule) => (
        <p key={rule.ref.id} className="te-words">
          <Icon name={rule.kind === 'price_rule' ? 'price' : 'rule'} />
          <span>{`${rule.kind === 'option' ? `${rule.label}: ` : ''}${formatRule(rule, template, all)}`}</span>
        </p>
      ))}
      {problems.map((finding) => (
        <RuleProblem key={`${finding.code} ${finding.path}`} template={template} finding={finding} />
      ))}
      <Neighbours
        title={texts.causes}
        none={texts.noCauses}
        keys={graph.causes.get(node.key) ?? []}
        graph={graph}
        onJump={onJump}
      />
      <Neighbours
        title={texts.effects}
        none={texts.noEffects}
        keys={graph.effects.get(node.key) ?? []}
        graph={graph}
        onJump={onJump}
      />
    </section>
  );
}

interface NeighboursProps {
  readonly title: string;
  readonly none: string;
  readonly keys: readonly string[];
  readonly graph: MapGraph;
  readonly onJump: (key: string) => void;
}

function Neighbours({ title, none, keys, graph, onJump }: NeighboursProps) {
  return (
    <div className="te-map-neighbours">
      <h3>{title}</h3>
      {keys.length === 0 ? (
        <p className="te-hint">{none}</p>
      ) : (
        <ul aria-label={title}>
          {keys.map((key) => (
            <li key={key}>
              <button type="button" className="te-link" onClick={() => onJump(key)}>
                {graph.nodes.get(key)?.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
