import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref } from 'vue';
import coat from '../../examples/coat.json';

/** The coat of the examples, running in the page as `<product-configurator>`. The server renders an empty frame. */
export const LiveCoat = defineComponent(() => {
  const { isDark } = useData();
  const isDefined = ref(false);
  onMounted(async () => {
    const { defineProductConfigurator } = await import('configurator-react/element');
    defineProductConfigurator();
    isDefined.value = true;
  });
  return () =>
    h('div', { class: 'live-coat', 'data-cfg-scheme': isDark.value ? 'dark' : 'light' }, [
      isDefined.value &&
        h('product-configurator', {
          // Properties, not attributes.
          '.template': coat,
          '.basePriceCents': 12_900,
          lang: 'en',
          'submit-label': 'Add to cart',
        }),
    ]);
});
